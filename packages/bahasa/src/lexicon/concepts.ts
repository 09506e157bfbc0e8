import type { Concept } from './concept.ts';
import { compiled } from './compiled-lexicon.ts';

/** All concepts in the order of the files. */
export const allConcepts: readonly Concept[] = compiled.concepts;

const byId = new Map<string, Concept>();
for (const one of allConcepts) byId.set(one.id, one);

/**
 * A concept of the lexicon.
 * @param id its identifier
 * @throws Error when there is none
 */
export function concept(id: string): Concept {
  const found = byId.get(id);
  if (!found) throw new Error(`The lexicon has no concept '${id}'.`);
  return found;
}

/**
 * Whether the lexicon has a concept of this identifier, for identifiers that come from outside.
 * @param id any text
 */
export function hasConcept(id: string): boolean {
  return byId.has(id);
}
