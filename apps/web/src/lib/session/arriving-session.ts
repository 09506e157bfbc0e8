import { clientInfo } from '#config/client-info.ts';
import { getPublishableKey } from '#lib/public-config.ts';
import { takeFlow } from './flow-marker.ts';
import { refreshSession } from './session-store.ts';
import { parseStoredSession, sessionStorageKey } from './stored-session.ts';

/** The question whether the session of a link is to be taken over. */
export type ArrivalQuestion = {
  /** E-mail address or phone number of the account that the link opens. */
  account: string;
  /** Address of another account that is signed in here and would be replaced, or null. */
  replaces: string | null;
  answer: (accepted: boolean) => void;
};
/** How the arrival ended: there was none, its session was taken over or declined, or it could not be used. */
export type ArrivalOutcome = 'none' | 'adopted' | 'declined' | 'failed';
type Arrival = { isPending: boolean; question: ArrivalQuestion | null };
type Account = { id: string; name: string };

const timeoutMs = 15_000;
const listeners = new Set<() => void>();
let state: Arrival = {
  isPending: typeof window !== 'undefined' && window.location.hash.includes('access_token='),
  question: null,
};
let resolveOutcome: (outcome: ArrivalOutcome) => void = () => undefined;
const outcome = new Promise<ArrivalOutcome>((resolve) => {
  resolveOutcome = resolve;
});

/** Calls `listener` when the arrival changes; gives back how to stop. */
export function subscribeToArrival(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The arrival as of now: one object until it changes. */
export const getArrival = (): Arrival => state;

/** How the arrival of this page load ends; waits for the visitor where they are asked. */
export const arrivalOutcome = (): Promise<ArrivalOutcome> => outcome;

function publish(next: Arrival): void {
  state = next;
  for (const listener of listeners) listener();
}

async function fetchAccount(accessToken: string): Promise<Account> {
  const response = await fetch('/auth/v1/user', {
    headers: {
      apikey: getPublishableKey(),
      authorization: `Bearer ${accessToken}`,
      'x-client-info': clientInfo,
    },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`GET /user answered ${response.status}`);
  const user = (await response.json()) as { id: string; email?: string; phone?: string };
  return { id: user.id, name: [user.email, user.phone].find(Boolean) ?? user.id };
}

/** Renews first: only the answer says whose refresh token it is, and the tokens of the address work no more afterwards. */
async function adopt(refreshToken: string, account: Account): Promise<void> {
  const { getSupabase, getTransientSupabase } = await import('#lib/supabase/client.ts');
  const transient = await getTransientSupabase();
  const { data, error } = await transient.auth.refreshSession({ refresh_token: refreshToken });
  if (error) throw error;
  if (data.session === null || data.session.user.id !== account.id)
    throw new Error('The link carries two accounts');
  const stored = await (await getSupabase()).auth.setSession(data.session);
  if (stored.error) throw stored.error;
  refreshSession();
}

const ask = (account: Account, replaces: string | null): Promise<boolean> =>
  new Promise((resolve) => {
    publish({ isPending: true, question: { account: account.name, replaces, answer: resolve } });
  });

async function settle(clearAddress: () => void): Promise<ArrivalOutcome> {
  if (!state.isPending) return 'none';
  const fragment = new URLSearchParams(window.location.hash.slice(1));
  const isOwnFlow = takeFlow(window.location.search);
  try {
    const account = await fetchAccount(fragment.get('access_token') ?? '');
    const current = parseStoredSession(localStorage.getItem(sessionStorageKey))?.user;
    const replaces = current === undefined || current.id === account.id ? null : current.email;
    const isWanted = (isOwnFlow && replaces === null) || (await ask(account, replaces));
    clearAddress();
    if (!isWanted) return 'declined';
    await adopt(fragment.get('refresh_token') ?? '', account);
    return 'adopted';
  } catch (error) {
    clearAddress();
    const [{ toast }, { reportProblem }] = await Promise.all([
      import('#components/ui/toast.ts'),
      import('#lib/report-problem.ts'),
    ]);
    reportProblem('The session of the link could not be taken over', error);
    toast.error('Tautan tidak dapat dipakai', 'Silakan masuk, atau minta tautan yang baru.');
    return 'failed';
  }
}

let isSettling = false;

/**
 * Takes over the session that the address carries from a mail's link or a sign-in provider: at once when this browser began the
 * flow and no other account is signed in here, else after the visitor has agreed. Does nothing on an ordinary visit.
 * In: how to remove session and mark from the address; called before the session changes.
 */
export async function settleArrival(clearAddress: () => void): Promise<void> {
  if (isSettling) return;
  isSettling = true;
  const result = await settle(clearAddress);
  publish({ isPending: false, question: null });
  resolveOutcome(result);
}
