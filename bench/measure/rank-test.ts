/**
 * Mann-Whitney U test with the normal approximation, for samples of more than about 20 values.
 * @returns the two-sided probability that two samples of one distribution differ this much
 */
export function rankTest(one: readonly number[], other: readonly number[]): number {
  const sorted = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ].toSorted((a, b) => a.value - b.value);
  let ranks = 0;
  for (let start = 0; start < sorted.length;) {
    let end = start;
    while (end < sorted.length && sorted[end]?.value === sorted[start]?.value) end += 1;
    const mean = (start + 1 + end) / 2;
    for (const entry of sorted.slice(start, end)) if (entry.isOne) ranks += mean;
    start = end;
  }
  const [n, m] = [one.length, other.length];
  const u = ranks - (n * (n + 1)) / 2;
  const z = (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * (1 - normal(Math.abs(z)));
}

/** The standard normal distribution function (Abramowitz and Stegun 26.2.17, error below 1e-7). */
function normal(x: number): number {
  const t = 1 / (1 + 0.231_641_9 * x);
  const poly =
    t *
    (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return 1 - (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * poly;
}
