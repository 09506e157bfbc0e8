import { useLiveChanges } from '#lib/live/use-live-changes.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';
import { getThread } from './api/get-thread.ts';

/** One conversation with its marks and agreements, read again when one of its two members changes something. In: its id. Out: as `useQuery`; null when there is none. */
export function useThread(id: string) {
  const thread = useReadAtOpening(['thread', id], () => getThread(id));
  const reload = () => void thread.refetch();
  useLiveChanges(
    { table: 'thread_members', filter: `thread_id=eq.${id}` },
    { onChange: reload, onOpen: reload },
  );
  return thread;
}
