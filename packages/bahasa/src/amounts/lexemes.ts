import { foldLetters } from '../text/fold.ts';

/** A number, a word or a sign of the text, as the amounts read it. */
export type Lexeme = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly number?: number;
};

const pattern = /\d+(?:[.,]\d+)*|[a-z]+|[%/<>+~–—-]/g;
const thousands = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;
const thousandsWithCommas = /^\d{1,3}(?:,\d{3}){2,}$|^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/** Folds each character to one character, so that positions stay. */
function foldInPlace(text: string): string {
  if (/^[\0-\x7F]*$/.test(text)) return text.toLowerCase();
  return Array.from({ length: text.length }, (_none, at) => {
    const character = text[at] ?? ' ';
    const folded = foldLetters(character);
    return folded.length === 1 ? folded : character;
  }).join('');
}

/**
 * A written number: '1.500.000' and '1,500,000' are whole, '1,5' and '1.5' are decimal.
 * @param written digits with points and commas
 */
export function readNumber(written: string): number {
  if (thousands.test(written)) return Number(written.replaceAll('.', '').replace(',', '.'));
  if (thousandsWithCommas.test(written)) return Number(written.replaceAll(',', ''));
  const [whole = '', ...rest] = written.split(/[.,]/);
  return Number(rest.length === 0 ? whole : `${whole}.${rest.join('')}`);
}

/**
 * The numbers, words and signs of a text.
 * @param text the original text
 * @returns lexemes with positions in `text`
 */
export function readLexemes(text: string): Lexeme[] {
  return [...foldInPlace(text).matchAll(pattern)].map(({ 0: written, index }) => ({
    text: written,
    start: index,
    end: index + written.length,
    ...(/^\d/.test(written) ? { number: readNumber(written) } : {}),
  }));
}
