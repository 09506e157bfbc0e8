import { afterEach, expect, test, vi } from 'vitest';
import { getToasts } from '#components/ui/toast.ts';
import { forgetEndedSession, refusesCaller, renewLater } from './ended-session.ts';

vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
afterEach(() => vi.restoreAllMocks());

type Client = Parameters<typeof forgetEndedSession>[0];

function clientWith(session: object | null, error: object | null) {
  const auth = {
    getSession: vi.fn(() => Promise.resolve({ data: { session }, error: null })),
    getUser: vi.fn(() => Promise.resolve({ data: { user: null }, error })),
    signOut: vi.fn(() => Promise.resolve({ error: null })),
  };
  return { auth, client: { auth } as unknown as Client };
}

test('a session that the service no longer knows is forgotten, and the person is told', async () => {
  const { auth, client } = clientWith({}, { name: 'AuthSessionMissingError', status: 400 });
  // Two calls that are refused at once ask once.
  await Promise.all([forgetEndedSession(client), forgetEndedSession(client)]);
  expect(auth.getUser).toHaveBeenCalledTimes(1);
  expect(auth.signOut).toHaveBeenCalledExactlyOnceWith({ scope: 'local' });
  expect(getToasts()[0]?.title).toBe('Sesi Anda sudah berakhir');
});

test.each([
  ['a session that stands', {}, null],
  ['no session', null, { name: 'AuthSessionMissingError', status: 400 }],
  ['no connection', {}, { name: 'AuthRetryableFetchError', status: 0 }],
  ['a service that is out of order', {}, { name: 'AuthApiError', status: 500 }],
  ['a service that restarts', {}, { name: 'AuthApiError', status: 503, code: 'database_unavailable' }],
  ['a network that gives no status', {}, { name: 'AuthUnknownError' }],
  ['a limit of requests', {}, { name: 'AuthApiError', status: 429, code: 'over_request_rate_limit' }],
  ['a proxy that refuses', {}, { name: 'AuthApiError', status: 403 }],
  ['an unknown project key', {}, { name: 'AuthApiError', status: 401, code: 'invalid_api_key' }],
])('%s stays as it is', async (_case, session, error) => {
  const { auth, client } = clientWith(session, error);
  await forgetEndedSession(client);
  expect(auth.signOut).not.toHaveBeenCalled();
});

test.each(['bad_jwt', 'session_not_found', 'user_not_found', 'user_banned'])(
  '%s of the service itself ends the session',
  async (code) => {
    const { auth, client } = clientWith({}, { name: 'AuthApiError', status: 403, code });
    await forgetEndedSession(client);
    expect(auth.signOut).toHaveBeenCalledExactlyOnceWith({ scope: 'local' });
  },
);

test('only a refusal of the caller by another service than auth counts', () => {
  const answer = (status: number) => new Response(null, { status });
  expect(refusesCaller(answer(401), 'https://x/rest/v1/pengguna')).toBe(true);
  expect(refusesCaller(answer(403), 'https://x/rest/v1/pengguna')).toBe(false);
  expect(refusesCaller(answer(401), 'https://x/auth/v1/user')).toBe(false);
});

test('a renewal that meets a limit comes again instead of ending the session', async () => {
  const { createClient } = await import('@supabase/supabase-js');
  const ended: string[] = [];
  const stored = {
    access_token: 'a.b.c',
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: 1,
    expires_at: 1,
  };
  const kept = new Map([['s', JSON.stringify({ ...stored, user: { id: 'u' } })]]);
  const supabase = createClient('http://x.test', 'key', {
    auth: {
      storageKey: 's',
      autoRefreshToken: false,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void ended.push(key),
      },
    },
    global: {
      fetch: async (input) =>
        renewLater(
          Response.json({ code: 'over_request_rate_limit', message: 'x' }, { status: 429 }),
          String(input),
        ),
    },
  });
  vi.useFakeTimers();
  const asked = supabase.auth.refreshSession({ refresh_token: 'r' });
  await vi.advanceTimersByTimeAsync(60_000);
  const { error } = await asked;
  vi.useRealTimers();
  expect(error?.name).toBe('AuthRetryableFetchError');
  expect(ended).not.toContain('s');
});
