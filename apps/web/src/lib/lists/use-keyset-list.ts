import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useLatest } from '#lib/use-latest.ts';
import {
  emptyKeysetList,
  reduceKeysetList,
  type Cursor,
  type KeysetAction,
  type KeysetList,
  type Page,
} from './keyset-list.ts';

type Source<Row> = {
  /** Names the filters; a change loads the first page anew. */
  key: string;
  /** First page from the server's rendering, or the list as it was left; null to load it here. */
  initial: KeysetList<Row> | null;
  fetchPage: (cursor: Cursor | null, signal: AbortSignal) => Promise<Page<Row>>;
  fetchTotal: (signal: AbortSignal) => Promise<number>;
};

/**
 * A list that is loaded page by page from a keyset query.
 * In: the filters' key, what is already known and how to fetch. Out: the list's state and what a screen may ask for.
 * A page that fails leaves what is there and can be asked for again.
 */
export function useKeysetList<Row extends { id: string }>(source: Source<Row>) {
  const [list, dispatch] = useReducer(
    (state: KeysetList<Row>, action: KeysetAction<Row>) => reduceKeysetList(state, action),
    source.initial?.key === source.key ? source.initial : emptyKeysetList<Row>(source.key),
  );
  const latest = useLatest(source);
  const current = useLatest(list);
  const { key } = source;

  const loadFirst = useCallback(
    (wantedKey: string, signal: AbortSignal) => {
      dispatch({ type: 'reset', key: wantedKey });
      const { fetchPage, fetchTotal } = latest.current;
      fetchPage(null, signal).then(
        (page) => dispatch({ type: 'first', key: wantedKey, page }),
        () => !signal.aborted && dispatch({ type: 'failed', key: wantedKey }),
      );
      // A missing count is no failure of the list.
      fetchTotal(signal).then(
        (total) => dispatch({ type: 'total', key: wantedKey, total }),
        () => undefined,
      );
    },
    [latest],
  );

  const request = useRef<AbortController | null>(null);
  const reload = useCallback(() => {
    request.current?.abort();
    const controller = new AbortController();
    request.current = controller;
    loadFirst(latest.current.key, controller.signal);
  }, [latest, loadFirst]);

  useEffect(() => {
    const { key: shown, status } = current.current;
    if (shown === key && status === 'ready') return;
    reload();
    return () => request.current?.abort();
  }, [current, key, reload]);

  const loadMore = useCallback(() => {
    const { key: shown, next, more, status } = current.current;
    if (next === null || more === 'loading' || status !== 'ready') return;
    dispatch({ type: 'more', key: shown });
    latest.current.fetchPage(next, new AbortController().signal).then(
      (page) => dispatch({ type: 'page', key: shown, page }),
      () => dispatch({ type: 'moreFailed', key: shown }),
    );
  }, [current, latest]);

  const remove = useCallback((id: string) => dispatch({ type: 'remove', id }), []);
  const replace = useCallback((row: Row) => dispatch({ type: 'replace', row }), []);
  return { list, reload, loadMore, remove, replace };
}
