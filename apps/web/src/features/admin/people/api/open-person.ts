import { getSupabase } from '#lib/supabase/client.ts';

/** Opens a person's page, which the audit log keeps; before it nothing of the person can be read. Throws what the API answers. */
export async function openPerson(id: string): Promise<string> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_open_person', { user_id: id }).throwOnError();
  return data;
}
