import { useEffect } from 'react';
import { toast } from '#components/ui/toast.ts';
import { useLiveChanges } from '#lib/live/use-live-changes.ts';
import { useReceivedPages } from './api/list-received-applications.ts';
import type { ReceivedApplication } from './application-row.ts';
import { applicationMessages as messages, type ApplicationTab } from './messages.ts';

/**
 * The applications of one tab, and what a decision does to them: the card changes or leaves its tab at once, the others load anew.
 * In: the owner, the tab, and whether only those whom the owner keeps in mind. Out: the list and the actions of the screen.
 */
export function useReceivedApplications(ownerId: string, tab: ApplicationTab, isSavedOnly: boolean) {
  const { list, loadMore, reload, change, loadAllAnew } = useReceivedPages(ownerId, tab, isSavedOnly);
  const hasFailed = list.status === 'failed';
  useEffect(() => {
    if (hasFailed) toast.error(messages.loadFailed);
  }, [hasFailed]);

  // Of all applications only those that the person may see arrive: to own projects, and own ones to others' projects.
  useLiveChanges({ table: 'project_applications' }, { onChange: loadAllAnew, onOpen: loadAllAnew });

  const decide = (id: string, status: 'accepted' | 'rejected'): void => {
    change((pages) => pages.map((page) => ({ ...page, rows: applyDecision(page.rows, id, status, tab) })));
    loadAllAnew();
  };

  return { list, loadMore, reload, decide };
}

function applyDecision(
  rows: ReceivedApplication[],
  id: string,
  status: 'accepted' | 'rejected',
  tab: ApplicationTab,
): ReceivedApplication[] {
  const changed = rows.map((row) => (row.id === id ? { ...row, status } : row));
  return tab === 'all' ? changed : changed.filter((row) => row.status === tab);
}
