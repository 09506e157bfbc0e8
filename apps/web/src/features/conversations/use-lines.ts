import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useOperation } from '#lib/api/use-operation.ts';
import { useLiveChanges } from '#lib/live/use-live-changes.ts';
import { listLines } from './api/list-lines.ts';
import { joinNewest, joinOlder, type KnownLines, type Line, mergeLines } from './line.ts';
import { conversationMessages as messages } from './messages.ts';

const pollMs = 15_000;

/**
 * The lines of a conversation: the newest first of all, older ones by `loadOlder`, new ones as they come (where nothing is told live,
 * it asks every 15 s while a person looks). In: who reads, the thread, and what to do when another member's line arrives.
 */
export function useLines(userId: string, threadId: string, onArrival: (line: Line) => void) {
  const client = useQueryClient();
  const queryKey = useMemo(() => ['lines', userId, threadId], [userId, threadId]);
  /** Lines that came before the first answer, which may not have them. */
  const early = useRef<readonly Line[]>([]);
  const add = useCallback(
    (read: readonly Line[]) => {
      const known = client.getQueryData<KnownLines>(queryKey);
      if (known === undefined) early.current = mergeLines(early.current, read);
      else client.setQueryData(queryKey, { ...known, lines: mergeLines(known.lines, read) });
    },
    [client, queryKey],
  );

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
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      const newest = await listLines(threadId, null);
      // What has come meanwhile is known by now.
      const known = client.getQueryData<KnownLines>(queryKey);
      return joinNewest(known ?? early.current, newest);
    },
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: isLive ? false : pollMs,
  });
  const { lines = [], hasOlder = false } = query.data ?? {};

  const [first] = lines;
  const older = useOperation(
    async () => {
      if (first === undefined) return;
      const page = await listLines(threadId, first);
      client.setQueryData<KnownLines>(queryKey, (known) => known && joinOlder(known, page));
    },
    { failed: () => ({ title: messages.olderFailed, field: 'older' }) },
  );

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
