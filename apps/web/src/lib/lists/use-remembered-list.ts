import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useLatest } from '#lib/use-latest.ts';
import type { Cursor, KeysetList, Page } from './keyset-list.ts';
import { recallList, rememberList } from './list-memory.ts';
import type { ListWindow } from './list-window.ts';
import { useKeysetList } from './use-keyset-list.ts';

type Source<Row> = {
  key: string;
  initial: KeysetList<Row> | null;
  fetchPage: (cursor: Cursor | null, signal: AbortSignal) => Promise<Page<Row>>;
  fetchTotal: (signal: AbortSignal) => Promise<number>;
};

/**
 * A keyset list that stands again as it was left when one comes back to its history entry: same rows, same heights, so that
 * the router's scroll restoration finds the same place. In: as `useKeysetList`. Out: its list and actions, and what the windowed
 * list needs.
 */
export function useRememberedList<Row extends { id: string }>(source: Source<Row>) {
  const entry = useLocation().key;
  const navigationType = useNavigationType();
  const [recalled] = useState(() => {
    const snapshot = navigationType === 'POP' ? recallList<Row>(entry) : null;
    return snapshot?.list.key === source.key ? snapshot : null;
  });
  const [heights] = useState(() => new Map(recalled?.heights));
  const keyset = useKeysetList<Row>({ ...source, initial: recalled?.list ?? source.initial });

  const shown = useRef<ListWindow>(recalled?.window ?? { first: 0, last: 0, before: 0, after: 0 });
  const onWindow = useCallback((window: ListWindow) => {
    shown.current = window;
  }, []);
  const latest = useLatest({ entry, list: keyset.list });
  useEffect(
    () => () => {
      const { entry: left, list } = latest.current;
      if (list.status === 'ready') rememberList(left, { list, heights, window: shown.current });
    },
    [heights, latest],
  );

  return { ...keyset, heights, initialWindow: recalled?.window, onWindow };
}
