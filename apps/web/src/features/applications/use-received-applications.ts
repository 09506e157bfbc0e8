import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { toast } from '#components/ui/toast.ts';
import { useLiveChanges } from '#lib/live/use-live-changes.ts';
import {
  listReceivedApplications,
  receivedPageSize,
  type ReceivedCursor,
} from './api/list-received-applications.ts';
import type { ReceivedApplication } from './application-row.ts';
import { applicationMessages as messages, type ApplicationTab } from './messages.ts';

const root = 'received-applications';

/**
 * The applications of one tab, and what a decision does to them: the card changes or leaves its tab at once, the others load anew.
 * In: the owner, the tab, and whether only those whom the owner keeps in mind. Out: the rows with their state and the actions of the screen.
 */
export function useReceivedApplications(ownerId: string, tab: ApplicationTab, isSavedOnly: boolean) {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: [root, ownerId, tab, isSavedOnly],
    queryFn: ({ pageParam }) => listReceivedApplications(ownerId, tab, isSavedOnly, pageParam),
    initialPageParam: null as ReceivedCursor | null,
    getNextPageParam: (page) => (page.length < receivedPageSize ? undefined : page.at(-1)),
  });
  const { isError, refetch, fetchNextPage } = query;
  useEffect(() => {
    if (isError) toast.error(messages.loadFailed);
  }, [isError]);

  const loadAnew = (): void => void client.invalidateQueries({ queryKey: [root, ownerId] });
  // Of all applications only those that the person may see arrive: to own projects, and own ones to others' projects.
  useLiveChanges({ table: 'project_applications' }, { onChange: loadAnew, onOpen: loadAnew });

  const decide = useCallback(
    (id: string, status: 'accepted' | 'rejected') => {
      client.setQueryData<InfiniteData<ReceivedApplication[], ReceivedCursor | null>>(
        [root, ownerId, tab, isSavedOnly],
        (data) =>
          data === undefined
            ? data
            : { ...data, pages: data.pages.map((page) => applyDecision(page, id, status, tab)) },
      );
      void client.invalidateQueries({ queryKey: [root, ownerId] });
    },
    [client, ownerId, tab, isSavedOnly],
  );

  const rows = useMemo(() => query.data?.pages.flat() ?? [], [query.data]);
  return {
    rows,
    status: query.isPending ? ('loading' as const) : isError ? ('failed' as const) : ('ready' as const),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: useCallback(() => void fetchNextPage(), [fetchNextPage]),
    reload: useCallback(() => void refetch(), [refetch]),
    decide,
    loadAnew,
  };
}

function applyDecision(
  page: ReceivedApplication[],
  id: string,
  status: 'accepted' | 'rejected',
  tab: ApplicationTab,
): ReceivedApplication[] {
  const changed = page.map((row) => (row.id === id ? { ...row, status } : row));
  return tab === 'all' ? changed : changed.filter((row) => row.status === tab);
}
