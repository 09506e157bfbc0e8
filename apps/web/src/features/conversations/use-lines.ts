import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLiveChanges } from '#lib/live/use-live-changes.ts';
import { linePageSize, listLines } from './api/list-lines.ts';
import { type Line, mergeLines } from './line.ts';

const pollMs = 15_000;

type Status = 'loading' | 'failed' | 'ready';

/**
 * The lines of a conversation: the newest first of all, older ones by `loadOlder`, new ones as they come (where nothing is told live,
 * it asks every 15 s while a person looks). In: the thread and what to do when another member's line arrives.
 */
export function useLines(threadId: string, onArrival: (line: Line) => void) {
  const [lines, setLines] = useState<Line[]>([]);
  const [status, setStatus] = useState<Status>('loading');
  const [error, setError] = useState<unknown>(null);
  const [hasOlder, setHasOlder] = useState(false);
  const [older, setOlder] = useState<'idle' | 'loading' | 'failed'>('idle');

  const add = useCallback((read: readonly Line[]) => setLines((known) => mergeLines(known, read)), []);
  const refresh = useCallback(async (): Promise<void> => {
    try {
      const newest = await listLines(threadId, null);
      setLines((known) => {
        // After a long absence there is a gap between what is shown and what is new: begin anew at the end.
        const meets = known.length === 0 || newest.some(({ id }) => known.some((line) => line.id === id));
        return meets || newest.length < linePageSize ? mergeLines(known, newest) : mergeLines([], newest);
      });
      setHasOlder((before) => before || newest.length === linePageSize);
      setStatus('ready');
    } catch (reason) {
      setError(reason);
      setStatus((before) => (before === 'ready' ? before : 'failed'));
    }
  }, [threadId]);

  const isLive = useLiveChanges(
    { table: 'thread_messages', filter: `thread_id=eq.${threadId}` },
    {
      onChange: ({ event, row }) => {
        if (event === 'DELETE') return;
        const line = row as unknown as Line;
        add([line]);
        if (event === 'INSERT') onArrival(line);
      },
      onOpen: () => void refresh(),
    },
  );

  const firstLoad = useEffectEvent(() => void refresh());
  useEffect(() => {
    firstLoad();
  }, [threadId]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', look);
    const timer = isLive ? undefined : setInterval(look, pollMs);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [isLive, refresh]);

  const first = lines[0];
  const loadOlder = useCallback(async (): Promise<void> => {
    if (first === undefined) return;
    setOlder('loading');
    try {
      const page = await listLines(threadId, first);
      add(page);
      setHasOlder(page.length === linePageSize);
      setOlder('idle');
    } catch {
      setOlder('failed');
    }
  }, [threadId, first, add]);

  return {
    lines,
    status,
    error,
    hasOlder,
    older,
    add,
    loadOlder,
    reload: useCallback(() => {
      setStatus('loading');
      void refresh();
    }, [refresh]),
  };
}
