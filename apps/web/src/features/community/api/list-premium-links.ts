import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';

/** `url` is null until an admin has set it. */
type PremiumLink = { key: string; label: string; url: string | null };

/**
 * Addresses for Premium members, by key. The database gives no row to anyone else, so the map is then empty.
 * Throws the error of supabase-js when the request fails.
 */
async function listPremiumLinks(): Promise<ReadonlyMap<string, PremiumLink>> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.from('premium_links').select('key, label, url').order('sort');
  if (error) throw error;
  return new Map(data.map((link) => [link.key, link]));
}

/** The addresses as they are set now. */
export const usePremiumLinks = () => useReadAtOpening(['premium-links'], listPremiumLinks);
