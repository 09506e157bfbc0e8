import type { SalesItem, SalesPage, SalesPageState } from '@kawanusaha/contracts/sales-page';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { readFailure } from '#lib/api/read-failure.ts';
import { getAgeStatus } from '#lib/profile/get-age-status.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { salesMessages as messages } from './messages.ts';

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
export async function getOwnSales(ideaId: string): Promise<OwnSales> {
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

/** What came of publishing: its state, or why not, with the field where there is one. */
export type Published = { state: SalesPageState } | { field: string | null; message: string };

const fieldsOfRefusals: Readonly<Record<string, string>> = {
  slug_invalid: 'slug',
  slug_reserved: 'slug',
  slug_taken: 'slug',
  name_refused: 'name',
  whatsapp_invalid: 'whatsapp',
  number_not_agreed: 'agreed',
};

/** Publishes the page of an own idea. In: a number only with its owner's word. */
export async function publishSalesPage(
  ideaId: string,
  page: SalesPage,
  whatsapp: string | null,
): Promise<Published> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<{ state: SalesPageState }>('publish-sales-page', {
    body: { idea_id: ideaId, page, whatsapp, number_agreed: whatsapp !== null },
  });
  if (data !== null) return data;
  const failure = error ? await readFailure(error) : {};
  const field = failure.error === 'page_refused' ? failure.field : fieldsOfRefusals[failure.error ?? ''];
  return { field: field ?? null, message: failure.message ?? `${loadAdvice(error)} ${messages.staysHere}` };
}

/** Closes the page of an own idea. Throws the data API's error. */
export async function unpublishSalesPage(ideaId: string): Promise<void> {
  const supabase = await getSupabase();
  await supabase.rpc('unpublish_sales_page', { p_idea_id: ideaId }).throwOnError();
}
