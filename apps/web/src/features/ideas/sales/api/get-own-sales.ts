import type { SalesItem, SalesPage } from '@kawanusaha/contracts/sales-page';
import { getAgeStatus } from '#lib/profile/get-age-status.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';

/** The page of an own idea as it was last sent. */
export type OwnSalesPage = {
  readonly page: SalesPage;
  readonly whatsapp: string | null;
  readonly state: 'public' | 'held' | 'kept' | 'closed';
  /** Since when it is seen; null while it is not. */
  readonly publicSince: string | null;
};

/** What the form starts from: the page, if there is one, and whether the age allows one. */
export type OwnSales = { readonly own: OwnSalesPage | null; readonly age: 'adult' | 'young' | 'unstated' };

/** The page of an own idea, and whether its owner may publish. Throws the data API's error. */
async function getOwnSales(ideaId: string): Promise<OwnSales> {
  const supabase = await getSupabase();
  const [{ data: row }, status] = await Promise.all([
    supabase
      .from('sales_pages')
      .select('slug, name, offer, city, how, items, whatsapp, is_published, review, public_since')
      .eq('idea_id', ideaId)
      .maybeSingle()
      .throwOnError(),
    getAgeStatus(),
  ]);
  const group = status?.age_group ?? 'unstated';
  const age = group === 'adult' || group === 'unstated' ? group : 'young';
  if (row === null) return { own: null, age };
  const { whatsapp, is_published: isPublished, review, public_since: publicSince, items, ...texts } = row;
  const state = review === 'kept' ? 'kept' : !isPublished ? 'closed' : review === 'held' ? 'held' : 'public';
  // The table's check holds the form of each item.
  const page = { ...texts, items: items as SalesItem[] };
  return { own: { page, whatsapp, state, publicSince }, age };
}

/** The page as it is now. */
export const useOwnSales = (ideaId: string) =>
  useReadAtOpening(['sales-page', ideaId], () => getOwnSales(ideaId));
