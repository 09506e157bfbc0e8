import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { recallList, rememberList } from './list-memory.ts';
import type { ListWindow } from './list-window.ts';
import { keepForReload, takeAfterReload } from './reload-memory.ts';
import { useKeysetList, type KeysetSource } from './use-keyset-list.ts';

const topOfList: ListWindow = { first: 0, last: 0, before: 0, after: 0 };

/**
 * A keyset list that stands again as it was left when one comes back to its history entry: same rows, same heights, so that
 * the router's scroll restoration finds the same place. In: as `useKeysetList`. Out: its list and actions, and what the windowed
 * list needs.
 */
export function useRememberedList<Row extends { id: string }>(source: KeysetSource<Row>) {
  const entry = useLocation().key;
  const navigationType = useNavigationType();
  const [recalled] = useState(() => {
    const snapshot = navigationType === NavigationType.Pop ? recallList<Row>(entry) : null;
    return snapshot?.list.key === source.key ? snapshot : null;
  });
  const [heights] = useState(() => new Map(recalled?.heights));
  const keyset = useKeysetList<Row>({ ...source, initial: recalled?.list ?? source.initial });

  const shown = useRef<ListWindow>(recalled?.window ?? topOfList);
  const remember = useEffectEvent(() => {
    if (keyset.list.status === 'ready') {
      rememberList(entry, { list: keyset.list, heights, window: shown.current });
    }
  });
  useEffect(() => () => remember(), []);

  const [reloaded, setReloaded] = useState<{ window: ListWindow; top: number } | null>(null);
  const keepPlace = useEffectEvent(() => {
    const { list } = keyset;
    if (list.status === 'ready')
      keepForReload(entry, { list, heights, window: shown.current }, window.scrollY);
  });
  const findPlace = useEffectEvent(() => {
    const kept = takeAfterReload<Row>(entry);
    if (kept === null || kept.list.key !== source.key || keyset.list.status !== 'ready') return;
    for (const [block, height] of kept.heights) heights.set(block, height);
    keyset.restore(kept.list);
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
    ...keyset,
    heights,
    initialWindow: reloaded?.window ?? recalled?.window,
    /** Another value shows the list anew, at the place that a reload left. */
    placeKey: reloaded === null ? 'as loaded' : 'as left',
    onWindow: (window: ListWindow) => {
      shown.current = window;
    },
  };
}
