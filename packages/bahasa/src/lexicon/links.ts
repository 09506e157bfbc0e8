import { allConcepts, concept } from './concepts.ts';

export type RelatedConcept = { readonly id: string; readonly weight: number };

/** What remains of a meaning over one link: to the wider concept, to a narrower one, to a related one. */
const upward = 0.75;
const sideways = 0.7;
/** A wide concept says little about each of its many narrower ones. */
const downward = (children: number): number => upward / (1 + Math.log10(Math.max(1, children)));

const links: ReadonlyMap<string, ReadonlyMap<string, number>> = build();

function build(): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>(allConcepts.map(({ id }) => [id, new Map()]));
  const children = new Map<string, number>();
  for (const { broader } of allConcepts)
    for (const wide of broader) children.set(wide, (children.get(wide) ?? 0) + 1);
  const connect = (from: string, to: string, weight: number): void => {
    const there = found.get(from);
    if (there) there.set(to, Math.max(there.get(to) ?? 0, weight));
  };
  for (const { id, broader, related } of allConcepts) {
    for (const wide of broader) {
      connect(id, wide, upward);
      connect(wide, id, downward(children.get(wide) ?? 1));
    }
    for (const other of related) {
      connect(id, other, sideways);
      connect(other, id, sideways);
    }
  }
  return found;
}

/**
 * Every wider concept, nearest first.
 * @param id a concept
 * @throws Error when the lexicon has no such concept
 */
export function broader(id: string): string[] {
  const found = new Set(concept(id).broader);
  for (const wide of found) for (const next of concept(wide).broader) if (next !== id) found.add(next);
  return [...found];
}

/**
 * Concepts that can be reached over at most `depth` links, with the strength of the best way to each, strongest first.
 * @param id a concept
 * @param depth number of links, 1 to 4
 * @throws Error when the lexicon has no such concept
 */
export function related(id: string, depth: number): RelatedConcept[] {
  const best = new Map<string, number>([[concept(id).id, 1]]);
  let layer = new Map(best);
  for (let step = 0; step < Math.min(depth, 4); step++) {
    const next = new Map<string, number>();
    for (const [from, strength] of layer)
      for (const [to, weight] of links.get(from) ?? []) {
        const reached = strength * weight;
        if (reached <= (best.get(to) ?? 0)) continue;
        best.set(to, reached);
        next.set(to, reached);
      }
    layer = next;
  }
  best.delete(id);
  return [...best].map(([to, weight]) => ({ id: to, weight })).sort((a, b) => b.weight - a.weight);
}

/**
 * Similarity of two concepts over their links: 1 for the same, 0 for unconnected ones; the same in both directions.
 * @param a a concept
 * @param b a concept
 * @throws Error when the lexicon lacks one of them
 */
export function relate(a: string, b: string): number {
  if (concept(a).id === concept(b).id) return 1;
  const there = related(a, 3).find(({ id }) => id === b)?.weight ?? 0;
  const back = related(b, 3).find(({ id }) => id === a)?.weight ?? 0;
  return Math.max(there, back);
}
