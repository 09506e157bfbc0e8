/** Letters of other scripts that look like Latin ones and get typed or pasted in their place. */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    һ: 'h',
    і: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    ѕ: 's',
    т: 't',
    у: 'y',
    х: 'x',
    ԝ: 'w',
    α: 'a',
    β: 'b',
    ε: 'e',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ı: 'i',
    ł: 'l',
    ø: 'o',
    đ: 'd',
    ß: 'ss',
    æ: 'ae',
    '’': "'",
    '‘': "'",
    ʼ: "'",
  }),
);

/** Characters without width: joiners, direction marks, soft hyphen, variation selectors, combining marks. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{M}]/gu;

const plain = /^[a-z0-9]*$/;

/**
 * Letters as one would type them: NFKC, without marks and invisible characters, look-alikes made Latin, lower case.
 * @param text any text
 * @returns the folded text; its length may differ
 */
export function foldLetters(text: string): string {
  const lower = text.toLowerCase();
  if (plain.test(lower)) return lower;
  const bare = text.normalize('NFKC').normalize('NFD').replaceAll(invisible, '').toLowerCase();
  let folded = '';
  for (const character of bare) folded += lookAlikes.get(character) ?? character;
  return folded;
}

/**
 * Three or more of a letter become one ('masaaak'), as do doubled letters at the end of a longer word ('bangett').
 * @param word a folded word
 */
export function dropRepeats(word: string): string {
  return word.replaceAll(/([a-z])\1{2,}/g, '$1').replace(/(?<=[a-z]{3})([a-z])\1$/, '$1');
}

const digitLetters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Digits read as the letters they stand for ('g4k', 'm4s4k').
 * @param word a folded word with letters and digits
 */
export function readDigitsAsLetters(word: string): string {
  return word.replaceAll(/[0134567@$!89]/g, (digit) => digitLetters[digit] ?? digit);
}
