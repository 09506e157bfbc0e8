import { bundleWord } from './role-words.ts';
import type { FigureWords } from './is-left-out.ts';
import { isPiece, nounOf, pieces } from './words.ts';

const ofOneBefore = new RegExp(`(?<!\\p{L})(?:se|per ?|tiap )(?:${pieces})(?:nya)?\\s*$`, 'u');

const wrap =
  /^\s*(?:plastik|kemasan|kresek|stiker|label|mika|tisu|kertas|bungkus|kantong|pita|kartu)(?:nya)?\s*$/u;

/** From so much on a number without a unit may be a sum of one thing, and from so much on what is taken off or wraps it. */
const leastOfOne = 50;
const leastBeside = 100;

/**
 * Whether a number without a unit is a sum of money and counts nothing: what one thing costs, or what is taken off its price.
 * @param value of the number
 * @param words around it
 * @param word right behind it, empty where there is none
 */
export function isBareSum(value: number, { text, before, after, tail }: FigureWords, word: string): boolean {
  // 'kemasan 300 per donat': what one of them costs.
  const isOfOne =
    /^\s*(?:\/|per )\s?(?!hari|minggu|bulan|tahun|jam|orang)\p{L}{3,}/u.test(after) &&
    /\p{L}\s*$/u.test(before);
  // 'bumbu setusuk 250': what is told of one of them.
  const isAfterOne =
    ofOneBefore.test(before) && !isPiece(word) && !/^(?:gram|ml|cm)$/u.test(nounOf(word)?.kind ?? '');
  if (value >= leastOfOne && (isOfOne || isAfterOne)) return true;
  // 'kartu 500, plastik 300': beside what is sold together the cost of its wrap.
  const isWrap = wrap.test(before) && bundleWord.test(text) && /^\s*(?:$|[,.;])/u.test(tail);
  // 'dititip ke kantin dipotong 400': so much of the price of one.
  const isCut =
    /(?<!\p{L})(?:(?:di|ke)?potong(?:an)?|admin|fee)(?:nya)?\s*$/u.test(before) &&
    /^\s*(?:$|[,.;?!]|per |tiap |satu)/u.test(tail);
  return value >= leastBeside && (isWrap || isCut);
}
