import { publicFetch } from '../api/public-fetch.ts';
import type { FetchApi } from '../api/fetch-api.ts';
import { type Cursor, formatCursor, type KnownList } from './keyset-list.ts';
import type { Page } from './pages.ts';
import { isNewestFirst, type SearchOrder } from './search-order.ts';
import { useAddressFilters } from './use-address-filters.ts';
import { useRememberedList } from './use-remembered-list.ts';

/** What every directory is looked through by; each has more. */
export type DirectoryFilters = { query: string; order: SearchOrder; tab: string };

/** What a search says of each row besides what is listed. */
export type FoundRow = {
  id: string;
  is_full?: boolean | null;
  score?: number | null;
  corrected?: string | null;
};

/** What sets one directory apart. */
export type DirectoryKind<Filters, Row> = {
  name: string;
  path: string;
  parse: (params: URLSearchParams) => Filters;
  /** What is not set is left out. */
  toParams: (filters: Filters) => URLSearchParams;
  search: (
    fetchApi: FetchApi,
    filters: Filters,
    cursor: Cursor | null,
    limit: number,
    signal: AbortSignal,
  ) => Promise<Page<Row, Cursor>>;
  count: (fetchApi: FetchApi, filters: Filters, signal: AbortSignal) => Promise<number>;
  /** Says in words what was found. */
  describeCount: (filters: Filters, total: number) => string;
};

/**
 * A directory as its address says: filters, rows, order, words. In: what sets it apart, and what the server found, so that the first page
 * is in the HTML; null to load it here. Out: filters and how to change them, the list, and the addresses of other searches.
 */
export function useDirectory<Filters extends DirectoryFilters, Row extends FoundRow>(
  kind: DirectoryKind<Filters, Row>,
  initial: KnownList<Row> | null,
) {
  const address = useAddressFilters(kind);
  const { filters } = address;
  const addressOf = (change: Partial<Filters>, after: Cursor | null = null): string => {
    const params = kind.toParams({ ...filters, ...change });
    if (after !== null) params.set('setelah', formatCursor(after));
    return params.size === 0 ? kind.path : `${kind.path}?${params.toString()}`;
  };
  const remembered = useRememberedList<Row>({
    name: kind.name,
    key: kind.toParams(filters).toString(),
    initial,
    fetchPage: (cursor, limit, signal) => kind.search(publicFetch, filters, cursor, limit, signal),
    fetchTotal: (signal) => kind.count(publicFetch, filters, signal),
  });
  const { list } = remembered;
  return {
    ...address,
    ...remembered,
    addressOf,
    /** Address of the next page, for readers without script. */
    moreHref: list.next === null ? null : addressOf({}, list.next),
    ordering: {
      rows: list.status === 'ready' ? list.rows : [],
      query: filters.query,
      order: isNewestFirst(filters) ? ('terbaru' as const) : ('cocok' as const),
      orderHref: (order: SearchOrder) =>
        addressOf({
          order,
          ...(filters.tab === 'Terbaru' && { tab: 'Semua' }),
        } as Partial<Filters>),
    },
    words: list.total === null || list.status !== 'ready' ? '' : kind.describeCount(filters, list.total),
  };
}

/** What a directory's parts need of it. */
export type Directory<Filters extends DirectoryFilters, Row extends FoundRow> = ReturnType<
  typeof useDirectory<Filters, Row>
>;
