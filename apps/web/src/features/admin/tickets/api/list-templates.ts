import { getSupabase } from '#lib/supabase/client.ts';

/**
 * A prepared answer (purpose `reply`), in which {nama}, {nomor} and {topik} stand for what the ticket says, or a reason of a decision in
 * the review queue (`keep`, `remove`).
 */
export type ReplyTemplate = { key: string; label: string; body: string; purpose: string };

/** The prepared answers in their order. Throws what the API answers. */
export async function listTemplates(): Promise<ReplyTemplate[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('reply_templates')
    .select('key, label, body, purpose')
    .order('sort')
    .order('label')
    .throwOnError();
  return data;
}
