import { pageOf, type Page } from '#lib/lists/pages.ts';
import { getReader } from '#lib/supabase/client.ts';
import type { Line } from '../line.ts';

const columns = 'id,sender_id,body,risk,created_at,removed_at,picture_path';
const pageSize = 30;

/** Lines of a conversation before the given one, or the newest; the newest first. Throws the data API's error. */
export async function listLines(
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
