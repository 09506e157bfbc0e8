import { useSyncExternalStore } from 'react';
import { getServerSession, getSession, type Session, subscribeToSession } from './session-store.ts';

/** The visitor's session: 'loading' on the server and during hydration, then 'anonymous' or 'authenticated'. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, getServerSession);
}
