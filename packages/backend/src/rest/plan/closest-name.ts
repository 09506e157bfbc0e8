/**
 * The candidate that fewest changed letters lead to, or null when none is like enough.
 * In: `threshold` is the share of letters that stay, of the longer of both; two letters in a row must be the same. Ties go to the first.
 */
export function closestName(name: string, candidates: readonly string[], threshold: number): string | null {
  const wanted = name.toLowerCase().slice(0, maxLength);
  let best: string | null = null;
  let bestScore = 0;
  for (const candidate of candidates) {
    const known = candidate.toLowerCase().slice(0, maxLength);
    const length = Math.max(wanted.length, known.length);
    // However alike the rest may be, letters that one has more than the other are changes.
    const atMost = 1 - Math.abs(wanted.length - known.length) / length;
    if (length === 0 || atMost < threshold || atMost <= bestScore || !sharesPair(wanted, known)) continue;
    const score = 1 - changesBetween(wanted, known) / length;
    if (score >= threshold && score > bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}

/** Whether two neighbouring letters of both are the same, their beginnings and ends among them; else nothing is alike. */
function sharesPair(a: string, b: string): boolean {
  const [left, right] = [`-${lettersOf(a)}-`, `-${lettersOf(b)}-`];
  return Array.from({ length: left.length - 1 }, (_, at) => left.slice(at, at + 2)).some((pair) =>
    right.includes(pair),
  );
}

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}, ]/gu, '');

/** Names of PostgreSQL end at 63 bytes; lists of parameters may be longer, but a suggestion need not read them whole. */
const maxLength = 128;

/** The Levenshtein distance. */
export function changesBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
