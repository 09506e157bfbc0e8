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
