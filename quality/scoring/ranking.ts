type Relevance = Readonly<Record<string, number>>;

function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

/**
 * NDCG of the first `k` results, with the gain 2^grade − 1.
 * In: identifiers in the order shown, and grades by identifier (absent: 0). Out: 0 to 1, or null when nothing is relevant.
 */
export function ndcgAt(k: number, shown: readonly string[], relevance: Relevance): number | null {
  const best = Object.values(relevance)
    .toSorted((a, b) => b - a)
    .slice(0, k);
  const ideal = gain(best);
  if (ideal === 0) return null;
  return gain(shown.slice(0, k).map((id) => relevance[id] ?? 0)) / ideal;
}

/**
 * Share of the good results (grade `smallest` or more) among the first `k`, of as many as `k` places can hold.
 * Out: 0 to 1, or null when nothing is good.
 */
export function recallAt(
  k: number,
  shown: readonly string[],
  relevance: Relevance,
  smallest = 2,
): number | null {
  const isGood = (id: string): boolean => (relevance[id] ?? 0) >= smallest;
  const good = Object.keys(relevance).filter(isGood).length;
  if (good === 0) return null;
  return shown.slice(0, k).filter(isGood).length / Math.min(k, good);
}
