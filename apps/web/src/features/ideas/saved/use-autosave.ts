import { useCallback, useEffect, useRef, useState } from 'react';

export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed';

const quietMs = 800;

type Autosave<Change> = {
  status: SaveStatus;
  change: (change: Change) => void;
  retry: () => void;
  /** Stores at once what still waits; false when it could not be. */
  saveNow: () => Promise<boolean>;
};

/**
 * Stores changes a moment after the last keystroke, one write after the other; what failed is tried again with the next change,
 * by `retry` or by `saveNow`.
 * In: how a change is stored; later changes of the same key replace earlier ones.
 */
export function useAutosave<Change extends object>(
  save: (change: Change) => Promise<void>,
): Autosave<Change> {
  const [status, setStatus] = useState<SaveStatus>('idle');
  const pending = useRef<Change | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const latest = useRef(save);

  useEffect(() => {
    latest.current = save;
  }, [save]);

  const saveNow = useCallback(() => {
    clearTimeout(timer.current);
    running.current = running.current.then(async () => {
      const change = pending.current;
      if (change === null) return true;
      pending.current = null;
      setStatus('saving');
      try {
        await latest.current(change);
        setStatus(pending.current === null ? 'saved' : 'saving');
        return true;
      } catch {
        const later = pending.current as Change | null;
        pending.current = later === null ? change : { ...change, ...later };
        setStatus('failed');
        return false;
      }
    });
    return running.current;
  }, []);

  useEffect(() => {
    const flush = () => void saveNow();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [saveNow]);

  const change = useCallback(
    (next: Change) => {
      pending.current = pending.current === null ? next : { ...pending.current, ...next };
      setStatus('saving');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void saveNow(), quietMs);
    },
    [saveNow],
  );
  return { status, change, retry: () => void saveNow(), saveNow };
}
