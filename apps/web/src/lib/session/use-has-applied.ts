import { useEffect, useSyncExternalStore } from 'react';
import { getApplied, loadApplied, subscribeToApplied } from './applied-projects.ts';
import { useSession } from './use-session.ts';

/** Whether the signed-in person has applied to a project; false while that is not known. */
export function useHasApplied(projectId: string): boolean {
  const { user } = useSession();
  const userId = user?.id;
  useEffect(() => {
    if (userId !== undefined) void loadApplied(userId);
  }, [userId]);
  return useSyncExternalStore(
    subscribeToApplied,
    () => userId !== undefined && getApplied(userId).has(projectId),
    () => false,
  );
}
