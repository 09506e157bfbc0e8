import type { SalesPage } from '@kawanusaha/contracts/sales-page';
import { type FetchApi, readJson } from '#lib/api/fetch-api.ts';
import { rpcPath } from '#lib/api/rpc-query.ts';

/** A page as any visitor sees it; it names no person. */
export type PublicSalesPage = SalesPage & {
  readonly id: string;
  /** International digits; null where the owner shows no number. */
  readonly whatsapp: string | null;
  readonly may_be_indexed: boolean;
};

/**
 * The page at an address; null for an unknown one and for a page that is not seen, alike.
 * Throws `ApiRequestError`, or what `fetch` throws without a network.
 */
export async function getSalesPage(fetchApi: FetchApi, slug: string): Promise<PublicSalesPage | null> {
  return readJson<PublicSalesPage | null>(await fetchApi(rpcPath('get_sales_page', { p_slug: slug })));
}
