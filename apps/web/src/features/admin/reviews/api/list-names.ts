import { getSupabase } from '#lib/supabase/client.ts';

/** User names by account; without those that are gone. Throws what the API answers. */
export async function listNames(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_list_names', { user_ids: known }).throwOnError();
  return new Map(data.map(({ id, username }) => [id, username]));
}
