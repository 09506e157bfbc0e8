import { useQueryClient } from '@tanstack/react-query';
import { pageOf, type Page } from '#lib/lists/pages.ts';
import { useKeysetList } from '#lib/lists/use-keyset-list.ts';
import { useLiveChanges } from '#lib/live/use-live-changes.ts';
import { getReader } from '#lib/supabase/client.ts';

/**
 * A conversation in the list. `other_name` is null once that account is deleted, `subject` once the listing is.
 * Before the first line of an application's conversation, its message stands in `last_body`.
 */
export type ThreadRow = {
  id: string;
  kind: string;
  subject: string | null;
  other_id: string | null;
  other_name: string | null;
  status: string | null;
  last_body: string;
  last_is_own: boolean;
  last_has_picture: boolean;
  last_at: string;
  unread: number;
};

/** The last conversation shown, after which the next page starts. */
type ThreadCursor = { last_at: string; id: string };

const pageSize = 20;
const pollMs = 30_000;

/** The caller's conversations, the newest first. In: words to look for, and the last one shown. Throws the data API's error. */
async function listThreads(
  words: string,
  after: ThreadCursor | null,
): Promise<Page<ThreadRow, ThreadCursor>> {
  const supabase = await getReader();
  const { data, error } = await supabase.rpc('list_threads', {
    q: words,
    p_limit: pageSize,
    ...(after === null ? {} : { p_before: after.last_at, p_before_id: after.id }),
  });
  if (error) throw error;
  return pageOf(data, pageSize);
}

/** The conversations with these words, page by page, read anew as they change: as it is told live, else every half minute. */
export function useThreads(userId: string, words: string) {
  const queries = useQueryClient();
  const loadAnew = (): void => void queries.invalidateQueries({ queryKey: ['threads', userId] });
  const isLive = useLiveChanges(
    { table: 'thread_members', filter: `user_id=eq.${userId}` },
    { onChange: loadAnew, onOpen: loadAnew },
  );
  return useKeysetList<ThreadRow, ThreadCursor>({
    queryKey: ['threads', userId, words],
    readPage: ({ after }) => listThreads(words, after),
    keeping: { refetchInterval: isLive ? false : pollMs },
  });
}
