import { useCallback, useEffect, useRef, useState } from 'react';
import { updateSavedIdea, type SavedIdeaChange } from './api.ts';

export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed';

const quietMs = 800;

/** Stores changes of one idea a moment after the last keystroke; what failed is tried again with the next change or by `retry`. */
export function useAutosave(id: string): {
  status: SaveStatus;
  change: (change: SavedIdeaChange) => void;
  retry: () => void;
} {
  const [status, setStatus] = useState<SaveStatus>('idle');
  const pending = useRef<SavedIdeaChange>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(async () => {
    const change = pending.current;
    if (Object.keys(change).length === 0) return;
    pending.current = {};
    setStatus('saving');
    try {
      await updateSavedIdea(id, change);
      setStatus(Object.keys(pending.current).length === 0 ? 'saved' : 'saving');
    } catch {
      pending.current = { ...change, ...pending.current };
      setStatus('failed');
    }
  }, [id]);

  useEffect(() => {
    const flushNow = () => void flush();
    window.addEventListener('pagehide', flushNow);
    return () => {
      window.removeEventListener('pagehide', flushNow);
      clearTimeout(timer.current);
      flushNow();
    };
  }, [flush]);

  const change = useCallback(
    (next: SavedIdeaChange) => {
      pending.current = { ...pending.current, ...next };
      setStatus('saving');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), quietMs);
    },
    [flush],
  );
  return { status, change, retry: () => void flush() };
}
