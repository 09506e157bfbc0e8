import { getSupabase } from '#lib/supabase/client.ts';

/** The conversation about an application or with the owner of a business contact, made when it is not there. Out: its id. Throws the data API's error. */
export async function openThread(kind: 'application' | 'contact', targetId: string): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('open_thread', { kind, target_id: targetId });
  if (error) throw error;
  return data;
}
