/** Arithmetic mean, null of nothing. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Share of the items that pass, null of nothing. */
export function share<T>(items: readonly T[], passes: (item: T) => boolean): number | null {
  return items.length === 0 ? null : items.filter(passes).length / items.length;
}

/** Pearson's correlation of pairs, null when there are fewer than two or one side never varies. */
export function pearson(pairs: readonly (readonly [number, number])[]): number | null {
  const left = mean(pairs.map(([a]) => a));
  const right = mean(pairs.map(([, b]) => b));
  if (pairs.length < 2 || left === null || right === null) return null;
  let both = 0;
  let ofLeft = 0;
  let ofRight = 0;
  for (const [a, b] of pairs) {
    both += (a - left) * (b - right);
    ofLeft += (a - left) ** 2;
    ofRight += (b - right) ** 2;
  }
  return ofLeft === 0 || ofRight === 0 ? null : both / Math.sqrt(ofLeft * ofRight);
}

/** Ranks from 1; equal values share the mean of their ranks. */
function rank(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}

/** Spearman's rank correlation of pairs, null as {@link pearson}. */
export function spearman(pairs: readonly (readonly [number, number])[]): number | null {
  const left = rank(pairs.map(([a]) => a));
  const right = rank(pairs.map(([, b]) => b));
  return pearson(left.map((value, at) => [value, right[at] ?? 0] as const));
}
