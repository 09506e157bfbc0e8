import { pageOf, type Page } from '#lib/lists/pages.ts';
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
export type ThreadCursor = { last_at: string; id: string };

const pageSize = 20;

/** The caller's conversations, the newest first. In: words to look for, and the last one shown. Throws the data API's error. */
export async function listThreads(
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
