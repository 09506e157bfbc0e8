import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useOperation } from '#lib/api/use-operation.ts';
import { pageOf, type Page } from '#lib/lists/pages.ts';
import { getReader } from '#lib/supabase/client.ts';
import { joinNewest, joinOlder, type KnownLines, type Line, mergeLines } from '../line.ts';
import { conversationMessages as messages } from '../messages.ts';

const columns = 'id,sender_id,body,risk,created_at,removed_at,picture_path';
const pageSize = 30;
const pollMs = 15_000;

/** Lines of a conversation before the given one, or the newest; the newest first. Throws the data API's error. */
async function listLines(
  threadId: string,
  before: Pick<Line, 'created_at' | 'id'> | null,
): Promise<Page<Line, Line>> {
  const supabase = await getReader();
  let request = supabase
    .from('thread_messages')
    .select(columns)
    .eq('thread_id', threadId)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(pageSize);
  if (before !== null) {
    request = request.or(
      `created_at.lt."${before.created_at}",and(created_at.eq."${before.created_at}",id.lt.${before.id})`,
    );
  }
  const { data, error } = await request.overrideTypes<Line[], { merge: false }>();
  if (error) throw error;
  return pageOf(data, pageSize);
}

/**
 * The lines of a conversation: the newest first of all, older ones by `older`, others by `add`. In: who reads, the thread, and whether
 * new ones are told live; otherwise it asks every 15 s.
 */
export function useKnownLines(userId: string, threadId: string, isLive: boolean) {
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
  const older = useOperation(
    async () => {
      const first = query.data?.lines[0];
      if (first === undefined) return;
      const page = await listLines(threadId, first);
      client.setQueryData<KnownLines>(queryKey, (known) => known && joinOlder(known, page));
    },
    { failed: () => ({ title: messages.olderFailed, field: 'older' }) },
  );
  return { query, older, add };
}
