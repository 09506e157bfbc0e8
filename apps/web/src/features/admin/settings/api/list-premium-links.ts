import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';

/** A link that only Premium members may read. */
export type PremiumLink = { key: string; label: string; url: string | null; sort: number };

/** The links of Premium in their order. Throws what the API answers. */
async function listPremiumLinks(): Promise<PremiumLink[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('premium_links')
    .select('key, label, url, sort')
    .order('sort')
    .throwOnError();
  return data;
}

/** The same as a query. */
export function usePremiumLinks() {
  return useQuery({ queryKey: [...deskKey, 'links'], queryFn: listPremiumLinks });
}
