import type { FetchApi } from '#lib/api/fetch-api.ts';
import type { Cursor } from '#lib/lists/keyset-list.ts';
import type { Page } from '#lib/lists/pages.ts';
import { isNewestFirst } from '#lib/lists/search-order.ts';
import { searchPage } from '#lib/lists/search-page.ts';
import { contactSearchArguments, type ContactFilters } from '../contact-filters.ts';
import { contactColumns, type ContactRow } from '../contact-row.ts';

/** One page of contacts, as {@link searchPage} gives it. */
export function searchContacts(
  fetchApi: FetchApi,
  filters: ContactFilters,
  cursor: Cursor | null,
  limit: number,
  signal?: AbortSignal,
): Promise<Page<ContactRow, Cursor>> {
  const search = {
    name: 'search_contacts',
    filters: contactSearchArguments(filters),
    columns: contactColumns,
    hasQuery: filters.query.trim() !== '',
    isNewestFirst: isNewestFirst(filters),
  };
  return searchPage<ContactRow>(fetchApi, search, { cursor, limit, signal });
}
