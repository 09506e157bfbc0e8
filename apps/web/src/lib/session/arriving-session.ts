import { clientInfo } from '#config/client-info.ts';
import { getPublishableKey } from '#lib/public-config.ts';
import { endArrival, getArrival, publishArrival, type ArrivalOutcome } from './arrival.ts';
import { takeFlow, withoutFlow } from './flow-marker.ts';
import { refreshSession } from './session-store.ts';
import { parseStoredSession, sessionStorageKey } from './stored-session.ts';

type Account = { id: string; name: string };

const timeoutMs = 15_000;

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
    publishArrival({ isPending: true, question: { account: account.name, replaces, answer: resolve } });
  });

async function settle(clearAddress: () => void): Promise<ArrivalOutcome> {
  if (!getArrival().isPending) return 'none';
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
 * In: how to go to the address without session and mark; called before the session changes.
 */
export async function settleArrival(goTo: (path: string) => void): Promise<void> {
  if (isSettling) return;
  isSettling = true;
  endArrival(await settle(() => goTo(withoutFlow(window.location))));
}
