import type { Relate, WeighedConcept } from './match-sides.ts';

/** Meanings further apart than this have nothing to do with each other. */
const nearest = 0.5;

/** The strongest likeness between two lists of meanings, 0 to 1; 0 where the nearest pair is too far apart. */
export function compareConcepts(
  a: readonly WeighedConcept[],
  b: readonly WeighedConcept[],
  relate: Relate,
): number {
  let best = 0;
  for (const one of a)
    for (const other of b) {
      const likeness = one.id === other.id ? 1 : relate(one.id, other.id);
      if (likeness < nearest) continue;
      best = Math.max(best, likeness * Math.min(one.weight, other.weight));
    }
  return best;
}
