import { normalize } from './told/normalize.ts';
import { type Quantity, readQuantities } from './told/quantities.ts';
import type { Target } from './asked/read-target.ts';
import { settleTurns } from './told/settle-turns.ts';
import { targetsOf } from './asked/targets-of.ts';

/** The figures of a conversation as they stand now, and what is asked of them, the nearest first. */
export type Sum = {
  readonly turns: readonly string[];
  readonly quantities: readonly Quantity[];
  readonly targets: readonly Target[];
};

/** More figures than this are a table, not a sum. */
export const mostFigures = 16;

/**
 * What a conversation tells and asks.
 * @param written the person's messages, oldest first
 */
export function readSums(written: readonly string[]): Sum {
  const turns = written.map(normalize);
  return { turns, quantities: settleTurns(readQuantities(turns), turns), targets: targetsOf(turns) };
}
