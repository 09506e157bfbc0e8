import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLiveChanges } from '#lib/live/use-live-changes.ts';
import { getThread, type Thread } from './api/get-thread.ts';

type Loaded =
  | { status: 'loading' | 'missing'; thread: null }
  | { status: 'failed'; thread: null; error: unknown }
  | { status: 'ready'; thread: Thread };

/** One conversation with its marks and agreements, read again when one of its two members changes something. In: its id. */
export function useThread(id: string): Loaded & { reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading', thread: null });
  const load = useCallback(async (): Promise<void> => {
    try {
      const thread = await getThread(id);
      setLoaded(thread === null ? { status: 'missing', thread: null } : { status: 'ready', thread });
    } catch (error) {
      setLoaded((before) => (before.status === 'ready' ? before : { status: 'failed', thread: null, error }));
    }
  }, [id]);
  const firstLoad = useEffectEvent(() => void load());
  useEffect(() => {
    firstLoad();
  }, [id]);
  useLiveChanges(
    { table: 'thread_members', filter: `thread_id=eq.${id}` },
    { onChange: () => void load(), onOpen: () => void load() },
  );
  return { ...loaded, reload: useCallback(() => void load(), [load]) };
}
