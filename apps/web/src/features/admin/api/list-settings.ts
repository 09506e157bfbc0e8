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

/** A link that only Premium members may read. */
export type PremiumLink = { key: string; label: string; url: string | null; sort: number };

/** The links of Premium in their order. Throws what the API answers. */
export async function listPremiumLinks(): Promise<PremiumLink[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('premium_links')
    .select('key, label, url, sort')
    .order('sort')
    .throwOnError();
  return data;
}
