import { fetchAdminRole } from './fetch-admin-role.ts';
import { isSecondStepDue } from './second-step.ts';
import {
  isExpired,
  parseStoredSession,
  sessionStorageKey,
  type SessionUser,
  type StoredSession,
} from './stored-session.ts';

/**
 * What screens know about the visitor without loading supabase-js: a view of the stored session.
 * It decides what is shown, never what is allowed; the database decides that. Who has given the password but not yet the code
 * of two-step verification counts as signed out here as in the database, so every page sends them to /masuk, which asks for it.
 */
export type Session =
  | {
      status: 'loading' | 'anonymous';
      user: null;
      isPremium: false;
      isAdmin: false;
      isAdminKnown: boolean;
      /** The password was right, but the code of two-step verification is still to come. */
      isSecondStepDue: boolean;
    }
  | {
      status: 'authenticated';
      user: SessionUser;
      isPremium: boolean;
      isAdmin: boolean;
      isAdminKnown: boolean;
      isSecondStepDue: false;
    };

const loading: Session = {
  status: 'loading',
  user: null,
  isPremium: false,
  isAdmin: false,
  isAdminKnown: false,
  isSecondStepDue: false,
};
const anonymous: Session = { ...loading, status: 'anonymous', isAdminKnown: true };
const owingSecondStep: Session = { ...anonymous, isSecondStepDue: true };

const listeners = new Set<() => void>();
let snapshot: Session = loading;
let lastRaw: string | null | undefined;
let adminCheck: { userId: string; isAdmin: boolean | undefined } | null = null;

function readStorage(): string | null {
  try {
    return localStorage.getItem(sessionStorageKey);
  } catch {
    return null;
  }
}

/** A session that lacks a token or its expiry is discarded (spec §4). */
function discardStored(): void {
  try {
    localStorage.removeItem(sessionStorageKey);
    lastRaw = null;
  } catch {
    // What may not be written stays; it signs no user in.
  }
}

function toSession(stored: StoredSession | null): Session {
  if (!stored) return anonymous;
  if (isSecondStepDue(stored)) return owingSecondStep;
  const isAdmin = adminCheck?.userId === stored.user.id ? adminCheck.isAdmin : undefined;
  return {
    status: 'authenticated',
    user: stored.user,
    isPremium: stored.user.user_metadata.is_premium === true,
    isAdmin: isAdmin === true,
    isAdminKnown: isAdmin !== undefined,
    isSecondStepDue: false,
  };
}

function publish(): void {
  snapshot = toSession(parseStoredSession(lastRaw ?? null));
  // Styles ask for it: it was set as the document opened, and a person signs in and out without another document.
  if (snapshot.status === 'authenticated') document.documentElement.dataset['session'] = 'stored';
  else delete document.documentElement.dataset['session'];
  for (const listener of listeners) listener();
}

async function checkAdmin(stored: StoredSession): Promise<void> {
  const check = { userId: stored.user.id, isAdmin: undefined as boolean | undefined };
  adminCheck = check;
  check.isAdmin = await fetchAdminRole(stored);
  // A sign-out meanwhile has replaced the check; its answer no longer matters.
  if (adminCheck === check) publish();
}

/** Looks at the stored session again and tells every subscriber when it changed. */
export function refreshSession(): void {
  const raw = readStorage();
  if (raw === lastRaw) return;
  lastRaw = raw;
  const stored = parseStoredSession(raw);
  // Left there it would make every page load as a member's.
  if (raw !== null && stored === null) discardStored();
  if (!stored || isSecondStepDue(stored)) adminCheck = null;
  else if (adminCheck?.userId !== stored.user.id) {
    adminCheck = null;
    // With an expired token the check waits until the session is renewed and stored again.
    if (!isExpired(stored, Date.now())) void checkAdmin(stored);
  }
  publish();
}

/** Session as of now; for event handlers and client loaders. Browser only. */
export function getSession(): Session {
  if (lastRaw === undefined) refreshSession();
  return snapshot;
}

/** The server renders every page as signed out: 'loading'. */
export const getServerSession = (): Session => loading;

/**
 * Calls `listener` when the session changes, here or in another tab; gives back how to stop. A page that the browser has kept was told of
 * nothing, so it looks when it is shown again. The browser adds a listener that it has already only once.
 */
export function subscribeToSession(listener: () => void): () => void {
  for (const sign of ['storage', 'pageshow']) window.addEventListener(sign, refreshSession);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
