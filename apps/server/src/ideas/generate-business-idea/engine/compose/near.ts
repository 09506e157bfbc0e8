import { hasConcept } from '@kawanusaha/bahasa/lexicon/concepts';
import { relate } from '@kawanusaha/bahasa/lexicon/links';

/** Pairs that were asked for; the lexicon never changes while the process runs. */
const known = new Map<string, number>();
const mostPairs = 200_000;

/** Similarity of two concepts, 0 to 1; 0 where the lexicon lacks one of them. */
export function near(a: string, b: string): number {
  if (a === b) return 1;
  const pair = a < b ? `${a} ${b}` : `${b} ${a}`;
  const found = known.get(pair);
  if (found !== undefined) return found;
  const strength = hasConcept(a) && hasConcept(b) ? relate(a, b) : 0;
  if (known.size >= mostPairs) known.clear();
  known.set(pair, strength);
  return strength;
}
