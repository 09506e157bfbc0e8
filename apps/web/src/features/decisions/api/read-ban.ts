import type { Database } from '@kawanusaha/contracts/database';
import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';

/** A ban as its person reads it: why, until when (null for good), and whether it can be appealed to. */
export type Ban = Database['public']['Functions']['get_ban']['Returns'][number];

/** An id of a decision, as the mail's link carries it; anything else is no call to the database. */
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The ban behind the link of a mail; null when there is none. Throws what the API answers. */
async function readBan(id: string): Promise<Ban | null> {
  if (!idPattern.test(id)) return null;
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('get_ban', { decision_id: id }).throwOnError();
  return data[0] ?? null;
}

/** What the link leads to; each opening reads anew. In: the id, null while it is not known. */
export function useBan(id: string | null) {
  return useReadAtOpening(['ban', id ?? ''], () => readBan(id ?? ''), id !== null);
}
