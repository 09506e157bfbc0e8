import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';

/**
 * A prepared answer (purpose `reply`), in which {nama}, {nomor} and {topik} stand for what the ticket says, or a reason of a decision in
 * the review queue (`keep`, `remove`).
 */
export type ReplyTemplate = { key: string; label: string; body: string; purpose: string };

/** The prepared answers in their order. Throws what the API answers. */
async function listTemplates(): Promise<ReplyTemplate[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('reply_templates')
    .select('key, label, body, purpose')
    .order('sort')
    .order('label')
    .throwOnError();
  return data;
}

/** The same as a query. */
export function useTemplates() {
  return useQuery({ queryKey: [...deskKey, 'reply-templates'], queryFn: listTemplates });
}
