import { hasConcept } from '@kawanusaha/bahasa/lexicon/concepts';
import { related } from '@kawanusaha/bahasa/lexicon/links';

const reach = 3;
/** Weaker links say nothing about a person. */
const weakest = 0.3;
/** What is near to a concept; bounded by the size of the lexicon, which never changes while the process runs. */
const known = new Map<string, ReadonlyMap<string, number>>();

function around(id: string): ReadonlyMap<string, number> {
  const found =
    known.get(id) ??
    new Map(
      related(id, reach)
        .filter(({ weight }) => weight >= weakest)
        .map((one) => [one.id, one.weight]),
    );
  known.set(id, found);
  return found;
}

/** Similarity of two concepts over their links, 0 to 1; 0 where the lexicon lacks one of them. */
export function near(a: string, b: string): number {
  if (a === b) return 1;
  if (!hasConcept(a) || !hasConcept(b)) return 0;
  return Math.max(around(a).get(b) ?? 0, around(b).get(a) ?? 0);
}
