import { setTimeout as sleep } from 'node:timers/promises';
import type { JudgedListing } from '../read-sets.ts';
import type { Member } from './make-member.ts';
import type { Product } from './start-product.ts';

/**
 * Puts the judged listings into the product's database in place of what is there, each a minute older than the one
 * before. Out: the judged identifier by the row's.
 */
export async function replaceListings(
  { sql }: Product,
  owner: Member,
  listings: readonly JudgedListing[],
): Promise<Map<string, string>> {
  // The lexicon is loaded soon after the start; a row that is written before is derived anew some time later.
  for (;;) {
    const [loaded] = await sql<{ version: string }[]>`select private.lexicon_version() as version`;
    if (loaded?.version !== '') break;
    await sleep(200);
  }
  await sql`delete from public.project_listings`;
  const judged = new Map<string, string>();
  for (const [at, listing] of listings.entries()) {
    const [row] = await sql<{ id: string }[]>`
      insert into public.project_listings (user_id, project_name, project_description, project_type, required_skills,
        budget_range, timeline, contact_method, owner_name, city, created_at)
      values (${owner.id}, ${listing.project_name}, ${listing.project_description}, ${listing.project_type},
        ${[...listing.required_skills]}, ${listing.budget_range}, ${listing.timeline}, '6280000000001', 'Pemilik Uji',
        ${listing.city}, now() - ${at} * interval '1 minute')
      returning id`;
    if (row === undefined) throw new Error(`${listing.id} is not there`);
    judged.set(row.id, listing.id);
  }
  return judged;
}

/** The judged identifiers of the first ten listings that a visitor sees for a query. Throws on a refused call. */
export async function searchListings(
  product: Product,
  judged: ReadonlyMap<string, string>,
  query: string,
): Promise<string[]> {
  const url = new URL('/rest/v1/rpc/search_projects', product.url);
  url.search = new URLSearchParams({ q: query, p_limit: '10', select: 'id' }).toString();
  // An answer kept for a second may be to the listings of the set before, which this engine writes past the product.
  const headers = { apikey: product.publishableKey, 'cache-control': 'no-cache' };
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`the search for ${query} answered ${response.status}`);
  const rows = (await response.json()) as { id: string }[];
  return rows.map(({ id }) => judged.get(id) ?? id);
}
