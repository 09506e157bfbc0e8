import { getSupabase } from '#lib/supabase/client.ts';

/** A setting that an admin may change. */
export type Setting = { key: string; label: string; value: unknown; updated_at: string };

/** All settings by name. Throws what the API answers. */
export async function listSettings(): Promise<Setting[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('app_settings')
    .select('key, label, value, updated_at')
    .order('label')
    .throwOnError();
  return data;
}
