import { anySeveral, severalWords } from '@kawanusaha/bahasa/amounts/number-words';

/** What is counted together: weights, volumes, lengths, pieces. */
export type Dimension = 'weight' | 'volume' | 'length' | 'pieces';

/** An amount with its measure, in grams, millilitres, centimetres or pieces: 'sekilo', '/kg', '250 ml', 'selusin'. */
export type Measure = {
  readonly value: number;
  readonly dimension: Dimension;
  readonly start: number;
  readonly end: number;
};

const measures: readonly (readonly [RegExp, Dimension, number])[] = [
  [/^(?:kg|kgs|kilo|kilogram|kiloan)(?:nya)?$/u, 'weight', 1_000],
  [/^(?:ons|onz)(?:nya)?$/u, 'weight', 100],
  [/^(?:gram|gr|g)(?:nya)?$/u, 'weight', 1],
  [/^kwintal|kuintal$/u, 'weight', 100_000],
  [/^(?:liter|ltr|l)(?:nya|an)?$/u, 'volume', 1_000],
  [/^(?:ml|mili|mililiter|cc)(?:nya)?$/u, 'volume', 1],
  [/^meter(?:nya|an)?$/u, 'length', 100],
  [/^(?:cm|senti(?:meter)?)(?:nya)?$/u, 'length', 1],
  [/^(?:butir|lembar)(?:nya)?$/u, 'pieces', 1],
  [/^lusin(?:nya|an)?$/u, 'pieces', 12],
  [/^kodi(?:nya|an)?$/u, 'pieces', 20],
  [/^gros$/u, 'pieces', 144],
  [/^rim(?:nya)?$/u, 'pieces', 500],
];
const unit =
  'kilogram(?:nya)?|kiloan|kilo(?:nya)?|kgs?(?:nya)?|ons(?:nya)?|gram(?:nya)?|gr(?:nya)?|g|kwintal|kuintal|liter(?:nya|an)?|ltr|l|mililiter|ml(?:nya)?|mili|cc|meter(?:nya|an)?|sentimeter|senti|cm|butir|lembar|lusin(?:nya|an)?|kodi(?:nya|an)?|gros|rim(?:nya)?';
const amount = new RegExp(
  `(?:(?<![\\p{L}\\d])(\\d{1,3}(?:\\.\\d{3})+|\\d+(?:[.,]\\d+)?)\\s*|(?<!\\p{L})(setengah|stengah|seperempat|satu|${anySeveral})\\s+|(?<!\\p{L})(?:se|sa|per\\s?|tiap\\s)|/\\s?)(${unit})(?![\\p{L}\\d])`,
  'gu',
);
const byPiece = /^(?:butir|lembar)/u;
const parts: Readonly<Record<string, number>> = {
  setengah: 0.5,
  stengah: 0.5,
  seperempat: 0.25,
  satu: 1,
};

const valueOf = (digits: string | undefined, word: string | undefined): number => {
  if (digits !== undefined)
    return Number(
      /^\d{1,3}(?:\.\d{3})+$/u.test(digits) ? digits.replaceAll('.', '') : digits.replace(',', '.'),
    );
  return word === undefined ? 1 : (parts[word] ?? severalWords.get(word) ?? 1);
};

/**
 * Amounts of a text that have a measure, in their order; a measure without a number is one of it ('sekilo', 'per liter').
 * @param lower the text in lower case
 */
export function readMeasures(lower: string): Measure[] {
  return [...lower.matchAll(amount)].flatMap((match) => {
    const [whole, digits, word, name = ''] = match;
    const known = measures.find(([pattern]) => pattern.test(name));
    // 'per butir' asks of one piece; only a number of them is an amount.
    if (known === undefined || (byPiece.test(name) && digits === undefined && word === undefined)) return [];
    const [, dimension, size] = known;
    return [
      {
        value: valueOf(digits, word) * size,
        dimension,
        start: match.index,
        end: match.index + whole.length,
      },
    ];
  });
}
