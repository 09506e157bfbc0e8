import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { recallList, rememberList } from './list-memory.ts';
import type { ListWindow } from './list-window.ts';
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

  return {
    ...keyset,
    heights,
    initialWindow: recalled?.window,
    onWindow: (window: ListWindow) => {
      shown.current = window;
    },
  };
}
