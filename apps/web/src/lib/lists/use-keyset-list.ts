import {
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type keepPreviousData,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { KeysetList } from './keyset-list.ts';
import { rowsOf, type Page } from './pages.ts';

/** After which row a page begins, null for the first one, and how many rows are there before it. */
type Start<Place> = { after: Place | null; loaded: number };

type Source<Row, Place> = {
  /** Names the list with its user and its filters; a change loads the first page anew. */
  queryKey: readonly unknown[];
  readPage: (start: Start<Place>, signal: AbortSignal) => Promise<Page<Row, Place>>;
  /** What is known of it already; null to load it here. */
  known?: readonly Page<Row, Place>[] | null;
  /** How long it is kept and when it is read again, where that differs from other queries. */
  keeping?: {
    staleTime?: number;
    gcTime?: number;
    refetchOnWindowFocus?: boolean;
    refetchInterval?: number | false;
    placeholderData?: typeof keepPreviousData;
  };
};

const first = { after: null, loaded: 0 };

/**
 * A list that is read page by page, each page after the last row of the one before.
 * In: what names it and how to read a page. Out: the list as a screen shows it, the error of its first page, and what a screen may ask for.
 * A page that fails leaves what is there and can be asked for again.
 */
export function useKeysetList<Row extends { id: string }, Place>({
  queryKey,
  readPage,
  known = null,
  keeping = {},
}: Source<Row, Place>) {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: first as Start<Place>,
    getNextPageParam: ({ next }, pages): Start<Place> | null =>
      next === null ? null : { after: next, loaded: pages.reduce((sum, { rows }) => sum + rows.length, 0) },
    ...keeping,
    initialData: () =>
      known?.length ? { pages: [...known], pageParams: known.map(() => first) } : undefined,
  });
  const { data, isPlaceholderData, isFetchingNextPage, fetchNextPage, refetch } = query;
  const pages = data?.pages;
  const rows = useMemo(() => rowsOf(pages ?? []), [pages]);
  const list: KeysetList<Row, Place> = {
    rows,
    next: isPlaceholderData ? null : (pages?.at(-1)?.next ?? null),
    status: query.isLoadingError ? 'failed' : query.isPending || isPlaceholderData ? 'loading' : 'ready',
    more: isFetchingNextPage ? 'loading' : query.isFetchNextPageError ? 'failed' : 'idle',
  };

  return {
    list,
    pages,
    error: query.error,
    loadMore: () => void fetchNextPage({ cancelRefetch: false }),
    reload: () => void refetch(),
    /** Changes what has been read, until it is read again. */
    change: (edit: (known: Page<Row, Place>[]) => Page<Row, Place>[]) =>
      client.setQueryData<InfiniteData<Page<Row, Place>, Start<Place>>>(
        queryKey,
        (read) => read && { ...read, pages: edit(read.pages) },
      ),
  };
}
