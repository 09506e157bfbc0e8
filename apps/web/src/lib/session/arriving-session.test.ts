import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const storage = new Map<string, string>();
const auth = {
  refreshSession: vi.fn(),
  setSession: vi.fn(),
};
vi.mock('#lib/supabase/client.ts', () => ({
  getSupabase: async () => ({ auth }),
  getTransientSupabase: async () => ({ auth }),
}));
const ayu = { id: 'u-ayu', email: 'ayu@kampus.test', created_at: '', user_metadata: {} };
const renewed = { access_token: 'a2', refresh_token: 'r2', user: ayu };
const location = { origin: 'https://kawan.test', pathname: '/masuk', search: '', hash: '' };
const clearAddress = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  storage.clear();
  location.search = '';
  location.hash = '#access_token=a&refresh_token=r&type=recovery';
  auth.refreshSession.mockResolvedValue({ data: { session: renewed }, error: null });
  auth.setSession.mockResolvedValue({ error: null });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
  vi.stubGlobal('document', {
    querySelector: () => ({ content: 'publishable' }),
    documentElement: { dataset: {} },
  });
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json({ id: ayu.id, email: ayu.email }))),
  );
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const load = async () => ({
  ...(await import('./arrival.ts')),
  ...(await import('./arriving-session.ts')),
  ...(await import('./flow-marker.ts')),
});
const signIn = (user: object) =>
  storage.set(
    'kawanusaha_auth',
    JSON.stringify({ access_token: 'x', refresh_token: 'y', expires_at: 4_000_000_000, user }),
  );

test('a link that this browser did not begin takes nothing over before the visitor agrees', async () => {
  const { settleArrival, getArrival, arrivalOutcome } = await load();
  const settled = settleArrival(clearAddress);
  await vi.waitFor(() => expect(getArrival().question).not.toBeNull());
  expect(getArrival().question).toMatchObject({ account: ayu.email, replaces: null });
  expect(auth.setSession).not.toHaveBeenCalled();
  getArrival().question?.answer(true);
  await settled;
  expect(auth.refreshSession).toHaveBeenCalledWith({ refresh_token: 'r' });
  expect(auth.setSession).toHaveBeenCalledExactlyOnceWith(renewed);
  expect(clearAddress).toHaveBeenCalledTimes(1);
  expect(await arrivalOutcome()).toBe('adopted');
  expect(getArrival()).toEqual({ isPending: false, question: null });
});

test('a declined link leaves everything as it was', async () => {
  const { settleArrival, getArrival, arrivalOutcome } = await load();
  signIn({ ...ayu, id: 'u-other', email: 'lain@kampus.test' });
  void settleArrival(clearAddress);
  await vi.waitFor(() => expect(getArrival().question?.replaces).toBe('lain@kampus.test'));
  getArrival().question?.answer(false);
  expect(await arrivalOutcome()).toBe('declined');
  expect(auth.refreshSession).not.toHaveBeenCalled();
  expect(auth.setSession).not.toHaveBeenCalled();
});

test('the way back of a flow that began here asks nothing, and its mark counts once', async () => {
  const { settleArrival, beginFlow, takeFlow, arrivalOutcome } = await load();
  location.search = new URL(beginFlow('/masuk')).search;
  await settleArrival(clearAddress);
  expect(await arrivalOutcome()).toBe('adopted');
  expect(takeFlow(location.search)).toBe(false);
});

test('also an own flow asks before it replaces another account', async () => {
  const { settleArrival, beginFlow, getArrival } = await load();
  location.search = new URL(beginFlow('/masuk')).search;
  signIn({ ...ayu, id: 'u-other', email: 'lain@kampus.test' });
  void settleArrival(clearAddress);
  await vi.waitFor(() => expect(getArrival().question?.replaces).toBe('lain@kampus.test'));
  expect(auth.setSession).not.toHaveBeenCalled();
});

test('tokens of two accounts, or of none, are not taken', async () => {
  auth.refreshSession.mockResolvedValue({
    data: { session: { ...renewed, user: { ...ayu, id: 'u-attacker' } } },
    error: null,
  });
  const { settleArrival, getArrival, arrivalOutcome } = await load();
  void settleArrival(clearAddress);
  await vi.waitFor(() => expect(getArrival().question).not.toBeNull());
  getArrival().question?.answer(true);
  expect(await arrivalOutcome()).toBe('failed');
  expect(auth.setSession).not.toHaveBeenCalled();

  vi.resetModules();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(null, { status: 403 }))),
  );
  const again = await load();
  await again.settleArrival(clearAddress);
  expect(await again.arrivalOutcome()).toBe('failed');
});

test('an ordinary visit asks the server nothing', async () => {
  location.hash = '#keamanan';
  const { settleArrival, arrivalOutcome, getArrival } = await load();
  expect(getArrival().isPending).toBe(false);
  await settleArrival(clearAddress);
  expect(await arrivalOutcome()).toBe('none');
  expect(fetch).not.toHaveBeenCalled();
});

test('marks end after a day, ten are kept, and the address is given without mark and session', async () => {
  const { beginFlow, takeFlow, withoutFlow } = await load();
  const first = new URL(beginFlow('/profil'));
  expect(withoutFlow({ pathname: '/profil', search: `${first.search}&edit=1` })).toBe('/profil?edit=1');
  expect(takeFlow('?flow=tebakan')).toBe(false);
  for (let count = 0; count < 10; count += 1) beginFlow('/masuk');
  expect(takeFlow(first.search)).toBe(false);
  const late = new URL(beginFlow('/masuk'));
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 3_600_000);
  expect(takeFlow(late.search)).toBe(false);
});
