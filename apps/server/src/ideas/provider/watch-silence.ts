/** Watches an answer that grows. */
export type SilenceWatch = {
  /** Ends with the given signal, or after a silence. */
  readonly signal: AbortSignal;
  /** A piece has come. */
  readonly heard: () => void;
  readonly stop: () => void;
};

/**
 * Ends an answer in which nothing comes for `idleMs`, however much time it has left in all.
 * @param signal the reader's, and the time for everything together
 */
export function watchSilence(signal: AbortSignal, idleMs: number): SilenceWatch {
  const silent = new AbortController();
  const begin = () => setTimeout(() => silent.abort(new DOMException('silent', 'TimeoutError')), idleMs);
  let timer = begin();
  let isOver = false;
  return {
    signal: AbortSignal.any([signal, silent.signal]),
    heard() {
      clearTimeout(timer);
      if (!isOver) timer = begin();
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
