/** The candidate most like `name` by shared letter pairs, or null when none reaches `threshold` (0 to 1). */
export function closestName(name: string, candidates: readonly string[], threshold = 0.75): string | null {
  let best: string | null = null;
  let bestScore = threshold;
  for (const candidate of candidates) {
    const score = similarity(name.toLowerCase(), candidate.toLowerCase());
    if (score >= bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}

/** Dice coefficient of the letter pairs. */
function similarity(a: string, b: string): number {
  if (a === b) return 1;
  const left = pairsOf(a);
  const right = pairsOf(b);
  if (left.length === 0 || right.length === 0) return 0;
  const unmatched = [...right];
  const shared = left.filter((pair) => {
    const index = unmatched.indexOf(pair);
    if (index >= 0) unmatched.splice(index, 1);
    return index >= 0;
  });
  return (2 * shared.length) / (left.length + right.length);
}

const pairsOf = (text: string): string[] =>
  Array.from({ length: Math.min(Math.max(text.length - 1, 0), 128) }, (_, index) =>
    text.slice(index, index + 2),
  );
