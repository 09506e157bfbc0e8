import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';

/** A setting that an admin may change. */
export type Setting = { key: string; label: string; value: unknown; updated_at: string };

/** All settings by name. Throws what the API answers. */
async function listSettings(): Promise<Setting[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('app_settings')
    .select('key, label, value, updated_at')
    .order('label')
    .throwOnError();
  return data;
}

/** The same as a query. */
export function useSettings() {
  return useQuery({ queryKey: [...deskKey, 'settings'], queryFn: listSettings });
}
