import type { Example } from './examples.ts';

/** Probabilities of the entries of one example under some weights. */
export function beliefsOf({ evidence }: Example, weights: readonly number[]): Float64Array {
  const width = weights.length;
  const beliefs = new Float64Array(evidence.length / width);
  let highest = Number.NEGATIVE_INFINITY;
  for (let entry = 0; entry < beliefs.length; entry++) {
    let sum = 0;
    for (let at = 0; at < width; at++) sum += (evidence[entry * width + at] ?? 0) * (weights[at] ?? 0);
    beliefs[entry] = sum;
    highest = Math.max(highest, sum);
  }
  let total = 0;
  for (let entry = 0; entry < beliefs.length; entry++) {
    const value = Math.exp((beliefs[entry] ?? 0) - highest);
    beliefs[entry] = value;
    total += value;
  }
  return beliefs.map((value) => value / total);
}

/**
 * Weights of a softmax over the entries, by gradient descent on the likelihood that one of the right entries is chosen.
 * @param examples the questions
 * @param width figures of evidence for each pair
 * @param penalties places of the figures that may only speak against an entry; all others only for it
 * @returns the weights
 */
export function learnSoftmax(
  examples: readonly Example[],
  width: number,
  penalties: ReadonlySet<number>,
): number[] {
  const weights = Array.from({ length: width }, () => 1);
  const momentum = Array.from({ length: width }, () => 0);
  const squares = Array.from({ length: width }, () => 0);
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 1; round <= 200; round++) {
    const gradient = weights.map((weight) => -0.0005 * weight);
    for (const example of examples) {
      const beliefs = beliefsOf(example, weights);
      const right = example.positives.reduce((sum, entry) => sum + (beliefs[entry] ?? 0), 0);
      const isRight = new Set(example.positives);
      for (let entry = 0; entry < beliefs.length; entry++) {
        const belief = beliefs[entry] ?? 0;
        const push = (isRight.has(entry) ? belief / Math.max(right, 1e-9) : 0) - belief;
        if (Math.abs(push) < 1e-6) continue;
        const scaled = (push * example.weight) / total;
        for (let at = 0; at < width; at++)
          gradient[at] = (gradient[at] ?? 0) + scaled * (example.evidence[entry * width + at] ?? 0);
      }
    }
    for (let at = 0; at < width; at++) {
      const slope = gradient[at] ?? 0;
      momentum[at] = 0.9 * (momentum[at] ?? 0) + 0.1 * slope;
      squares[at] = 0.99 * (squares[at] ?? 0) + 0.01 * slope * slope;
      const step = (momentum[at] ?? 0) / (1 - 0.9 ** round);
      const spread = Math.sqrt((squares[at] ?? 0) / (1 - 0.99 ** round));
      // Shorter towards the end, so that it comes to rest.
      const rate = 0.15 * (1 - round / 201);
      const next = (weights[at] ?? 0) + (rate * step) / (spread + 1e-8);
      weights[at] = penalties.has(at) ? Math.min(0, next) : Math.max(0, next);
    }
  }
  return weights;
}
