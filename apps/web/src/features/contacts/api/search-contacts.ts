import { readJson, type FetchApi } from '#lib/api/fetch-api.ts';
import { rpcPath } from '#lib/api/rpc-query.ts';
import { isNewestFirst } from '#lib/lists/search-order.ts';
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
  const find = async (near: boolean): Promise<ContactRow[]> => {
    const path = rpcPath(
      'search_contacts',
      {
        ...contactSearchArguments(filters),
        p_before: cursor?.createdAt,
        p_before_id: cursor?.id,
        p_before_score: cursor?.score,
        p_sort: isNewestFirst(filters) ? 'newest' : null,
        p_limit: limit,
        p_near: near ? true : null,
      },
      `${contactColumns},score,is_full,matches,corrected,owner_signs`,
    );
    return readJson<ContactRow[]>(await fetchApi(path, signal ? { signal } : undefined));
  };
  const answers = await find(false);
  // Nothing answers: what is nearest, which the page says.
  const rows =
    answers.length > 0 || cursor !== null || filters.query.trim() === '' ? answers : await find(true);
  return { rows, next: nextCursor(rows, limit, !isNewestFirst(filters)) };
}
