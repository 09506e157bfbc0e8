import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { nextPageSize, type CountedList, type Cursor, type KnownList } from './keyset-list.ts';
import type { Page } from './pages.ts';
import { recallList, rememberList } from './list-memory.ts';
import type { ListWindow } from './list-window.ts';
import { continuePages, keepForReload, takeAfterReload } from './reload-memory.ts';
import { useKeysetList } from './use-keyset-list.ts';

type Source<Row> = {
  /** What is listed. */
  name: string;
  /** Names the filters; a change loads the first page anew. */
  key: string;
  /** First page from the server's rendering; null to load it here. */
  initial: KnownList<Row> | null;
  fetchPage: (cursor: Cursor | null, limit: number, signal: AbortSignal) => Promise<Page<Row, Cursor>>;
  fetchTotal: (signal: AbortSignal) => Promise<number>;
};

/** Thousands of rows are not read again because a window comes back, nor kept for longer than they are shown. */
const keeping = { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false };

const topOfList: ListWindow = { first: 0, last: 0, before: 0, after: 0 };

/**
 * A directory's list, which stands again as it was left when one comes back to its history entry: same rows, same heights, so that
 * the router's scroll restoration finds the same place. In: the filters' key, what is already known and how to fetch. Out: its list and
 * actions, and what the windowed list needs.
 */
export function useRememberedList<Row extends { id: string }>(source: Source<Row>) {
  const { name, key, fetchPage, fetchTotal } = source;
  const entry = useLocation().key;
  const navigationType = useNavigationType();
  const [recalled] = useState(() => {
    const snapshot = navigationType === NavigationType.Pop ? recallList<Row>(entry) : null;
    return snapshot?.list.key === key ? snapshot : null;
  });
  const [heights] = useState(() => new Map(recalled?.heights));
  // What a visit begins with answers to its first filters, and once.
  const [begun, setBegun] = useState(recalled?.list ?? source.initial);
  if (begun !== null && begun.key !== key) setBegun(null);
  const known = begun?.key === key ? begun : null;

  const client = useQueryClient();
  const keyset = useKeysetList<Row, Cursor>({
    queryKey: ['directory', name, key],
    readPage: ({ after, loaded }, signal) => fetchPage(after, nextPageSize(loaded), signal),
    known: known?.pages ?? null,
    // Rows of the earlier filters stay until the new ones are there.
    keeping: { ...keeping, placeholderData: keepPreviousData },
  });
  const totalKey = ['directory-total', name, key];
  const { data: total = null } = useQuery({
    queryKey: totalKey,
    queryFn: ({ signal }) => fetchTotal(signal),
    initialData: known?.total ?? undefined,
    ...keeping,
  });
  const list: CountedList<Row> = { ...keyset.list, total };
  /** What can be kept of it; null before its first page is there. */
  const read: KnownList<Row> | null =
    list.status === 'ready' && keyset.pages !== undefined ? { key, pages: keyset.pages, total } : null;

  const shown = useRef<ListWindow>(recalled?.window ?? topOfList);
  const remember = useEffectEvent(() => {
    if (read !== null) rememberList(entry, { list: read, heights, window: shown.current });
  });
  useEffect(() => () => remember(), []);

  const [reloaded, setReloaded] = useState<{ window: ListWindow; top: number } | null>(null);
  const keepPlace = useEffectEvent(() => {
    if (read !== null) keepForReload(entry, { list: read, heights, window: shown.current }, window.scrollY);
  });
  const findPlace = useEffectEvent(() => {
    const kept = takeAfterReload<Row>(entry);
    if (kept === null || kept.list.key !== key || read === null) return;
    for (const [block, height] of kept.heights) heights.set(block, height);
    keyset.change((fresh) => continuePages(fresh, kept.list.pages));
    setReloaded({ window: kept.window, top: kept.top });
  });
  useEffect(() => {
    findPlace();
    window.addEventListener('pagehide', keepPlace);
    return () => window.removeEventListener('pagehide', keepPlace);
  }, []);
  useLayoutEffect(() => {
    if (reloaded !== null) window.scrollTo({ top: reloaded.top, behavior: 'instant' });
  }, [reloaded]);

  return {
    list,
    loadMore: keyset.loadMore,
    reload: keyset.reload,
    remove: (id: string) => {
      keyset.change((pages) =>
        pages.map((page) => ({ ...page, rows: page.rows.filter((row) => row.id !== id) })),
      );
      client.setQueryData<number>(totalKey, (count) => count && count - 1);
    },
    heights,
    initialWindow: reloaded?.window ?? recalled?.window,
    /** Another value shows the list anew, at the place that a reload left. */
    placeKey: reloaded === null ? 'as loaded' : 'as left',
    onWindow: (window: ListWindow) => {
      shown.current = window;
    },
  };
}
