import { afterEach, expect, test, vi } from 'vitest';
import { getToasts } from '#components/ui/toast.ts';
import { forgetEndedSession, refusesCaller } from './ended-session.ts';

vi.stubGlobal('localStorage', { getItem: () => null });
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
  ['nobody', null, { name: 'AuthSessionMissingError', status: 400 }],
  ['no connection', {}, { name: 'AuthRetryableFetchError', status: 0 }],
  ['a service that is out of order', {}, { name: 'AuthApiError', status: 500 }],
])('%s stays as it is', async (_case, session, error) => {
  const { auth, client } = clientWith(session, error);
  await forgetEndedSession(client);
  expect(auth.signOut).not.toHaveBeenCalled();
});

test('only a refusal of the caller by another service than auth counts', () => {
  const answer = (status: number) => new Response(null, { status });
  expect(refusesCaller(answer(401), 'https://x/rest/v1/pengguna')).toBe(true);
  expect(refusesCaller(answer(403), 'https://x/rest/v1/pengguna')).toBe(false);
  expect(refusesCaller(answer(401), 'https://x/auth/v1/user')).toBe(false);
});
