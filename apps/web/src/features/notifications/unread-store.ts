import { parseStoredSession, isExpired, sessionStorageKey } from '#lib/session/stored-session.ts';
import { fetchUnreadCount } from './api/fetch-unread-count.ts';

const pollMs = 60_000;

/** How many notifications wait unread, for the bell on every page; it asks while a person looks, and once a minute where nothing is told live. */
let unread = 0;
let timer: ReturnType<typeof setInterval> | undefined;
let isLive = false;
const listeners = new Set<() => void>();

function publish(next: number): void {
  if (next === unread) return;
  unread = next;
  for (const listener of listeners) listener();
}

/** Asks again; to be called when something was read. A failed count keeps the last one. */
export async function refreshUnread(): Promise<void> {
  const session = parseStoredSession(localStorage.getItem(sessionStorageKey));
  if (session === null) return publish(0);
  if (isExpired(session, Date.now())) return;
  const count = await fetchUnreadCount(session);
  if (count !== null) publish(count);
}

/** While new notifications are told at once, the minute's question rests. */
export function setUnreadLive(live: boolean): void {
  isLive = live;
}

function poll(): void {
  if (!isLive) refreshWhenVisible();
}

function refreshWhenVisible(): void {
  if (document.visibilityState === 'visible') void refreshUnread();
}

/** Calls `listener` when the count changes; gives back how to stop. */
export function subscribeToUnread(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', refreshWhenVisible);
    timer = setInterval(poll, pollMs);
    refreshWhenVisible();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', refreshWhenVisible);
    clearInterval(timer);
  };
}

/** How many notifications wait; 0 until the first answer. */
export const getUnread = (): number => unread;
/** The server renders every page as signed out. */
export const getServerUnread = (): number => 0;
