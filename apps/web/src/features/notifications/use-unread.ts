import { useSyncExternalStore } from 'react';
import { getServerUnread, getUnread, subscribeToUnread } from './unread-store.ts';

/** How many notifications wait unread; 0 until that is known. */
export function useUnread(): number {
  return useSyncExternalStore(subscribeToUnread, getUnread, getServerUnread);
}
