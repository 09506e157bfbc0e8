import { useEffect, useEffectEvent, useReducer } from 'react';
import {
  emptyKeysetList,
  firstPageSize,
  nextPageSize,
  reduceKeysetList,
  type Cursor,
  type KeysetAction,
  type KeysetList,
  type Page,
} from './keyset-list.ts';

export type KeysetSource<Row> = {
  /** Names the filters; a change loads the first page anew. */
  key: string;
  /** First page from the server's rendering, or the list as it was left; null to load it here. */
  initial: KeysetList<Row> | null;
  fetchPage: (cursor: Cursor | null, limit: number, signal: AbortSignal) => Promise<Page<Row>>;
  fetchTotal: (signal: AbortSignal) => Promise<number>;
};

/**
 * A list that is loaded page by page from a keyset query.
 * In: the filters' key, what is already known and how to fetch. Out: the list's state and what a screen may ask for.
 * A page that fails leaves what is there and can be asked for again.
 * Why it is no infinite query of the query library: docs/decisions/015.
 */
export function useKeysetList<Row extends { id: string }>(source: KeysetSource<Row>) {
  const { key, initial, fetchPage, fetchTotal } = source;
  const [list, dispatch] = useReducer(
    (state: KeysetList<Row>, action: KeysetAction<Row>) => reduceKeysetList(state, action),
    initial?.key === key ? initial : emptyKeysetList<Row>(key),
  );

  const loadFirst = (signal: AbortSignal) => {
    dispatch({ type: 'reset', key });
    fetchPage(null, firstPageSize, signal).then(
      (page) => dispatch({ type: 'first', key, page }),
      () => !signal.aborted && dispatch({ type: 'failed', key }),
    );
    // A missing count is no failure of the list.
    fetchTotal(signal).then(
      (total) => dispatch({ type: 'total', key, total }),
      () => undefined,
    );
  };

  const loadMissing = useEffectEvent((wantedKey: string, signal: AbortSignal) => {
    if (list.key !== wantedKey || list.status !== 'ready') loadFirst(signal);
  });
  useEffect(() => {
    const controller = new AbortController();
    loadMissing(key, controller.signal);
    return () => controller.abort();
  }, [key]);

  const loadMore = () => {
    if (list.next === null || list.more === 'loading' || list.status !== 'ready') return;
    dispatch({ type: 'more', key: list.key });
    fetchPage(list.next, nextPageSize(list.rows.length), new AbortController().signal).then(
      (page) => dispatch({ type: 'page', key: list.key, page }),
      () => dispatch({ type: 'moreFailed', key: list.key }),
    );
  };

  return {
    list,
    reload: () => loadFirst(new AbortController().signal),
    loadMore,
    restore: (kept: KeysetList<Row>) => dispatch({ type: 'restore', kept }),
    remove: (id: string) => dispatch({ type: 'remove', id }),
  };
}
