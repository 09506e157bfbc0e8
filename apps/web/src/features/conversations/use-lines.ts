import { useLiveChanges } from '#lib/live/use-live-changes.ts';
import { useKnownLines } from './api/list-lines.ts';
import type { Line } from './line.ts';

/** The lines of a conversation as a screen shows them, new ones as they come. In: who reads, the thread, and what to do when a line arrives. */
export function useLines(userId: string, threadId: string, onArrival: (line: Line) => void) {
  const isLive = useLiveChanges(
    { table: 'thread_messages', filter: `thread_id=eq.${threadId}` },
    {
      onChange: ({ event, row }) => {
        if (event === 'DELETE') return;
        const line = row as unknown as Line;
        add([line]);
        if (event === 'INSERT') onArrival(line);
      },
      onOpen: () => void query.refetch(),
    },
  );
  const { query, older, add } = useKnownLines(userId, threadId, isLive);
  const { lines = [], hasOlder = false } = query.data ?? {};

  return {
    lines,
    status: query.data !== undefined ? 'ready' : query.isError ? 'failed' : 'loading',
    error: query.error,
    hasOlder,
    older: older.isPending ? 'loading' : older.failure === null ? 'idle' : 'failed',
    add,
    loadOlder: older.run,
    reload: () => void query.refetch(),
  } as const;
}
