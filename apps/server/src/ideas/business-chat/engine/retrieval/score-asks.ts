import { type AskIndex, type Bag, lengthOf } from './ask-index.ts';

/** How like every way of asking is to a question or a sentence of it, by its place in the index; each figure 0 to 1. */
export type AskScores = {
  /** Cosine of the words. */
  readonly words: Float64Array;
  /** Cosine of the letters in threes. */
  readonly letters: Float64Array;
  /** How much of the way of asking is in the question. */
  readonly covered: Float64Array;
};

/**
 * Compares a question, or a sentence of it, with all ways of asking.
 * @param part its features with their weights, and its letters in threes
 * @param asks the ways of asking
 */
export function scoreAsks(
  { bag, trigrams }: { readonly bag: Bag; readonly trigrams: ReadonlySet<string> },
  asks: AskIndex,
): AskScores {
  const count = asks.lengths.length;
  const words = new Float64Array(count);
  const letters = new Float64Array(count);
  const covered = new Float64Array(count);
  for (const [feature, weight] of bag) {
    const found = asks.byFeature.get(feature);
    if (found === undefined) continue;
    const { places, weights } = found;
    for (let at = 0; at < places.length; at++) {
      const place = places[at] ?? 0;
      const own = weights[at] ?? 0;
      words[place] = (words[place] ?? 0) + weight * own;
      covered[place] = (covered[place] ?? 0) + own;
    }
  }
  for (const trigram of trigrams)
    for (const place of asks.byTrigram.get(trigram) ?? []) letters[place] = (letters[place] ?? 0) + 1;
  const length = lengthOf(bag);
  for (let place = 0; place < count; place++) {
    const shared = words[place] ?? 0;
    if (shared > 0) words[place] = shared / (length * (asks.lengths[place] ?? 1));
    const own = covered[place] ?? 0;
    if (own > 0) covered[place] = own / (asks.sums[place] ?? 1);
    const alike = letters[place] ?? 0;
    if (alike > 0) letters[place] = alike / Math.sqrt(trigrams.size * (asks.trigramCounts[place] ?? 1));
  }
  return { words, letters, covered };
}
