import { readJson, type FetchApi } from '#lib/api/fetch-api.ts';
import { rpcPath } from '#lib/api/rpc-query.ts';
import { nextCursor, type Cursor, type Page } from '#lib/lists/keyset-list.ts';
import { contactSearchArguments, type ContactFilters } from '../contact-filters.ts';
import { contactColumns, type ContactRow } from '../contact-row.ts';

/**
 * One page of contacts: newest first, with a query those that answer best first unless asked otherwise.
 * In: the filters, after which row to go on, and how many rows. Out: the page and the cursor of the next.
 * Throws `ApiRequestError`, or what `fetch` throws without a network.
 */
export async function searchContacts(
  fetchApi: FetchApi,
  filters: ContactFilters,
  cursor: Cursor | null,
  limit: number,
  signal?: AbortSignal,
): Promise<Page<ContactRow>> {
  const path = rpcPath(
    'search_contacts',
    {
      ...contactSearchArguments(filters),
      p_before: cursor?.createdAt,
      p_before_id: cursor?.id,
      p_before_score: cursor?.score,
      p_sort: filters.order === 'terbaru' ? 'newest' : null,
      p_limit: limit,
    },
    `${contactColumns},score,is_full,matches`,
  );
  const rows = await readJson<ContactRow[]>(await fetchApi(path, signal ? { signal } : undefined));
  return { rows, next: nextCursor(rows, limit, filters.order === 'cocok') };
}
