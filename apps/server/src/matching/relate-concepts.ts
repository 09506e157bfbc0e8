import { hasConcept } from '@kawanusaha/bahasa/lexicon/concepts';
import { related } from '@kawanusaha/bahasa/lexicon/links';

/** Meanings that are further apart say nothing about a pair. */
const nearest = 0.5;
/** No way of more links is that near. */
const depth = 2;

const near = new Map<string, ReadonlyMap<string, number>>();

/** The meanings near to one, with their likeness from 0.5 on; kept, since the lexicon does not change while running. */
export function nearConcepts(id: string): ReadonlyMap<string, number> {
  const known = near.get(id);
  if (known !== undefined) return known;
  const found = new Map<string, number>();
  if (hasConcept(id)) {
    for (const { id: other, weight } of related(id, depth)) if (weight >= nearest) found.set(other, weight);
    near.set(id, found);
  }
  return found;
}

/** Likeness of two meanings, 0 to 1, the same in both directions; 0 for identifiers that the lexicon does not have. */
export function relateConcepts(a: string, b: string): number {
  if (a === b) return 1;
  return Math.max(nearConcepts(a).get(b) ?? 0, nearConcepts(b).get(a) ?? 0);
}
