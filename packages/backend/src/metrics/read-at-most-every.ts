/**
 * Gives what `read` gave last, and reads anew at most every `ms`: however often and from where it is asked, one read is under way.
 * A failure is not kept: null now, and the next who asks tries again.
 */
export function readAtMostEvery<T>(ms: number, read: () => Promise<T>): () => Promise<T | null> {
  let last: { at: number; value: Promise<T | null> } | null = null;
  return () => {
    const now = performance.now();
    if (last !== null && now - last.at < ms) return last.value;
    const made = { at: now, value: read().catch(() => null) };
    last = made;
    void made.value.then((value) => {
      if (value === null && last === made) last = null;
    });
    return made.value;
  };
}
