import { hasRole } from '../lexicon/function-words.ts';
import type { Match } from '../match/find-concepts.ts';
import type { Unit } from '../match/units.ts';
import type { Break } from './clauses.ts';

/** A text as negation reads it: `breaks` has what stands before the written word of a unit. */
export type Sentence = {
  readonly units: readonly Unit[];
  readonly breaks: readonly Break[];
  readonly matches: readonly Match[];
  readonly matchAt: ReadonlyMap<number, Match>;
};

/** What stands between a unit and the one before; units of one written word have nothing between them. */
export function breakBefore({ units, breaks }: Sentence, at: number): Break {
  const unit = units[at];
  if (!unit) return 'sentence';
  return units[at - 1]?.word === unit.word ? 'none' : (breaks[unit.word] ?? 'none');
}

/** Whether a word negates what follows. */
export const isNegator = (word: string | undefined): boolean =>
  hasRole('negators', word) || word === 'anti' || word === 'alergi';
