import { vocabulary } from '@kawanusaha/bahasa/lexicon/word-lists';
import { stem } from '@kawanusaha/bahasa/text/stem';

/** Affixes of Minang, Banjar, Manado, Sundanese and Javanese with the Indonesian ones: 'manjua', 'bapinjam', 'didaptarkeun', 'ndaftarake'. */
const affixes: readonly (readonly [RegExp, string])[] = [
  [/^ma(?=m[bp]|n[cdjt]|ng[aeiou]|ny|[lr][aeiou])/u, 'me'],
  [/^ba(?=[^aeiou][aeiou])/u, 'ber'],
  [/keun$/u, 'kan'],
  [/aken?$/u, 'kan'],
];
/** A shorter word is more often one of its own. */
const fewestLetters = 6;
/** A shorter root stands in words of which it is no part: 'mantua'. */
const fewestOfRoot = 4;

const isKnown = (word: string): boolean =>
  vocabulary.commonRoots.has(word) ||
  vocabulary.stopWords.has(word) ||
  vocabulary.lexiconWords.has(word) ||
  vocabulary.slangWords.has(word) ||
  vocabulary.irregularStems.has(word);

/** The word with Indonesian affixes where that is one of a root that stands in it, but for its first letter ('nyebar' of 'sebar'); the word itself otherwise. */
function writePlainAffix(word: string): string {
  const lower = word.toLowerCase();
  if (isKnown(lower)) return word;
  for (const [affix, plain] of affixes) {
    if (!affix.test(lower)) continue;
    const written = lower.replace(affix, plain);
    const root = stem(written);
    if (root.length >= fewestOfRoot && vocabulary.commonRoots.has(root) && lower.includes(root.slice(1)))
      return written;
  }
  return word;
}

const longWord = new RegExp(`(?<!\\p{L})\\p{L}{${fewestLetters},}(?!\\p{L})`, 'gu');

/**
 * A message whose words with affixes of a region have the Indonesian ones: 'kawa manjual' is 'kawa menjual'. What the lexicon knows, and
 * what is of no known root, stays.
 * @param text as it was written
 */
export const writePlainAffixes = (text: string): string => text.replaceAll(longWord, writePlainAffix);
