import { coins, digits, multipliers, tens, wholeNumbers } from './amount-words.ts';
import type { Lexeme } from './lexemes.ts';

/** A number as written in figures, words or both, from `from` to before `to`. */
export type Quantity = {
  readonly value: number;
  readonly from: number;
  readonly to: number;
  /** 1000 or more when 'ribu', 'jt' … belong to it; 1 otherwise. */
  readonly multiplier: number;
  readonly hasFigures: boolean;
  /** 'gope' and the like, which stand for thousands when they are capital. */
  readonly isCoin: boolean;
};

/**
 * The number that begins at a place: '1,5 jt', 'dua ratus lima puluh ribu', 'sejuta setengah', '2 juta 500 ribu'.
 * @param lexemes the text
 * @param from where it would begin
 * @returns `undefined` when no number does
 */
export function readQuantity(lexemes: readonly Lexeme[], from: number): Quantity | undefined {
  let total = 0;
  let group: number | undefined;
  let multiplier = 1;
  let hasFigures = false;
  let isCoin = false;
  let at = from;
  for (; at < lexemes.length; at++) {
    const lexeme = lexemes[at];
    if (!lexeme) break;
    const { text, number } = lexeme;
    const next = lexemes[at + 1]?.text ?? '';
    if (number !== undefined) {
      if (group !== undefined || (total > 0 && !multipliers.has(next))) break;
      group = number;
      hasFigures = true;
    } else if (text === 'setengah' || text === 'stengah') {
      const isAfter = total > 0 && group === undefined;
      if (!isAfter && !multipliers.has(next)) break;
      if (isAfter) total += multiplier / 2;
      else group = (group ?? 0) + 0.5;
    } else if (digits.has(text)) {
      const digit = digits.get(text) ?? 0;
      if (group !== undefined && (group % 10 !== 0 || group === 0 || hasFigures)) break;
      group = (group ?? 0) + digit;
    } else if (wholeNumbers.has(text)) {
      const whole = wholeNumbers.get(text) ?? 0;
      if (whole < 1000) {
        if (group !== undefined && group < whole) break;
        group = (group ?? 0) + whole;
        isCoin ||= coins.has(text);
      } else {
        if (group !== undefined || total > 0) break;
        total = whole;
        multiplier = whole >= 1_000_000 ? 1_000_000 : 1000;
      }
    } else if (tens.has(text) && group !== undefined) {
      const ten = tens.get(text) ?? 0;
      const last = hasFigures ? group : group % 10;
      group = ten === 0 ? group + 10 : group - last + last * ten;
    } else if (multipliers.has(text) && group !== undefined) {
      const factor = multipliers.get(text) ?? 1;
      if (total > 0 && factor >= multiplier) break;
      total += group * factor;
      multiplier = Math.max(multiplier, factor);
      group = undefined;
    } else break;
  }
  if (at === from) return undefined;
  // 'tiga juta lima ratus' means three and a half million.
  const isShort =
    total > 0 && multiplier === 1_000_000 && group !== undefined && group >= 100 && group % 100 === 0;
  return { value: total + (group ?? 0) * (isShort ? 1000 : 1), from, to: at, multiplier, hasFigures, isCoin };
}
