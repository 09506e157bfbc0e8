import { compiled } from '../lexicon/compiled-lexicon.ts';
import type { AmountKind } from '../understanding.ts';
import type { Lexeme } from './lexemes.ts';

const lists = compiled.amounts;

const toMap = (values: Record<string, number>): ReadonlyMap<string, number> =>
  new Map(Object.entries(values));
const toPhrases = (phrases: readonly string[]): readonly (readonly string[])[] =>
  phrases.map((phrase) => phrase.split(' ')).sort((a, b) => b.length - a.length);

export const digits = toMap(lists.digits);
export const wholeNumbers = toMap(lists.whole);
export const tens = toMap(lists.tens);
export const multipliers = toMap(lists.multipliers);
export const weights = toMap(lists.weights);
export const coins: ReadonlySet<string> = new Set(lists.coins);
export const counted: ReadonlySet<string> = new Set(lists.counted);
export const moneyBefore: ReadonlySet<string> = new Set(lists.moneyBefore);
export const capitalBefore: ReadonlySet<string> = new Set(lists.capitalBefore);
export const notAmountBefore: ReadonlySet<string> = new Set(lists.notAmountBefore);
export const rangeWords: ReadonlySet<string> = new Set(lists.range);
export const below = toPhrases(lists.below);
export const above = toPhrases(lists.above);
export const belowAfter = toPhrases(lists.belowAfter);
export const aboveAfter = toPhrases(lists.aboveAfter);

/** Unit word to the kind of amount. */
export const unitKinds: ReadonlyMap<string, AmountKind> = new Map(
  Object.entries(lists.units).flatMap(([kind, words]) =>
    words.map((word) => [word, kind as AmountKind] as const),
  ),
);

export type Period = 'hari' | 'minggu' | 'bulan' | 'tahun';

export const periods: readonly (readonly [Period, readonly (readonly string[])[]])[] = Object.entries(
  lists.per,
).map(([period, phrases]) => [period as Period, toPhrases(phrases)] as const);

/**
 * Number of lexemes of the phrase that stands at a place.
 * @param lexemes the text
 * @param at where it would begin
 * @param phrases the longest first
 * @returns 0 when none does
 */
export function phraseAt(
  lexemes: readonly Lexeme[],
  at: number,
  phrases: readonly (readonly string[])[],
): number {
  return (
    phrases.find((words) => words.every((word, index) => lexemes[at + index]?.text === word))?.length ?? 0
  );
}

/**
 * Number of lexemes of the phrase that ends right before a place.
 * @param lexemes the text
 * @param at the place after it
 * @param phrases the longest first
 * @returns 0 when none does
 */
export function phraseBefore(
  lexemes: readonly Lexeme[],
  at: number,
  phrases: readonly (readonly string[])[],
): number {
  return (
    phrases.find((words) => words.every((word, index) => lexemes[at - words.length + index]?.text === word))
      ?.length ?? 0
  );
}
