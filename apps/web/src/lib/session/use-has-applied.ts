import { useEffect, useSyncExternalStore } from 'react';
import {
  getApplied,
  getFreeLeft,
  isApplicationWaiting,
  loadApplied,
  subscribeToApplied,
} from './applied-projects.ts';
import { useSession } from './use-session.ts';

/** Whether the signed-in person has applied to a project; false while that is not known. */
export function useHasApplied(projectId: string): boolean {
  const { user, isPremium } = useSession();
  const userId = user?.id;
  useEffect(() => {
    if (userId !== undefined) void loadApplied(userId, isPremium);
  }, [userId, isPremium]);
  return useSyncExternalStore(
    subscribeToApplied,
    () => userId !== undefined && getApplied(userId).has(projectId),
    () => false,
  );
}

/** Whether the application of the signed-in person to a project waits for a connection; false while that is not known. */
export function useIsApplicationWaiting(projectId: string): boolean {
  const userId = useSession().user?.id;
  return useSyncExternalStore(
    subscribeToApplied,
    () => userId !== undefined && isApplicationWaiting(userId, projectId),
    () => false,
  );
}

/** How many applications without Premium a person has left this month; beside `useHasApplied`, which asks for it. */
export const useFreeLeft = (userId: string | undefined): number =>
  useSyncExternalStore(
    subscribeToApplied,
    () => (userId === undefined ? 0 : getFreeLeft(userId)),
    () => 0,
  );
