let keptAt: number | null = null;
const listeners = new Set<() => void>();

/** Since when the oldest of what is shown is known (milliseconds since 1970); null when all of it came just now. */
export const getKeptAt = (): number | null => keptAt;

/** Notes that something of an earlier time is shown, or with null that the server has answered again. */
export function noteKept(at: number | null): void {
  const next = at === null || keptAt === null ? at : Math.min(at, keptAt);
  if (next === keptAt) return;
  keptAt = next;
  for (const listener of listeners) listener();
}

/** Calls `listener` when that changes; gives back how to stop. */
export function subscribeToKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
