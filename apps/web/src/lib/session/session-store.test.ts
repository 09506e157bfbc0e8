import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const key = 'kawanusaha_auth';
const user = { id: 'u1', email: 'ayu@example.com', created_at: '', user_metadata: { is_premium: true } };
const stored = (overrides: object = {}) =>
  JSON.stringify({ access_token: 'a', refresh_token: 'r', expires_at: 4_000_000_000, user, ...overrides });

let storage: Map<string, string>;
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.resetModules();
  storage = new Map();
  answer = () => Promise.resolve(Response.json([]));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    removeItem: (name: string) => storage.delete(name),
  });
  vi.stubGlobal('document', {
    querySelector: () => ({ content: 'publishable' }),
    documentElement: { dataset: {} },
  });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answer()),
  );
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const load = () => import('./session-store.ts');

describe('session store', () => {
  it('is signed out without a stored session and asks the server nothing', async () => {
    const { getSession } = await load();
    expect(getSession()).toMatchObject({ status: 'anonymous', user: null, isAdmin: false });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('says in the document whether a person is signed in, for styles that leave room for their bar', async () => {
    const { refreshSession } = await load();
    refreshSession();
    expect(document.documentElement.dataset['session']).toBeUndefined();
    storage.set(key, stored());
    refreshSession();
    expect(document.documentElement.dataset['session']).toBe('stored');
    storage.delete(key);
    refreshSession();
    expect(document.documentElement.dataset['session']).toBeUndefined();
  });

  it.each(['access_token', 'refresh_token', 'expires_at'])('discards a session without %s', async (part) => {
    storage.set(key, stored({ [part]: undefined }));
    const { getSession } = await load();
    expect(getSession().status).toBe('anonymous');
    expect(storage.has(key)).toBe(false);
  });

  it('shows the stored user and finds the admin role', async () => {
    storage.set(key, stored());
    answer = () => Promise.resolve(Response.json([{ role: 'admin' }]));
    const { getSession, subscribeToSession } = await load();
    subscribeToSession(() => undefined);
    expect(getSession()).toMatchObject({ status: 'authenticated', isPremium: true, isAdmin: false });
    await vi.waitFor(() => expect(getSession()).toMatchObject({ isAdmin: true, isAdminKnown: true }));
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe(
      '/rest/v1/user_roles?select=role&user_id=eq.u1&role=eq.admin',
    );
  });

  it('is signed out until the code of two-step verification has come, then asks for the role', async () => {
    const level = (aal: string) => `h.${btoa(JSON.stringify({ aal }))}.s`;
    const careful = { ...user, factors: [{ status: 'verified' }] };
    storage.set(key, stored({ access_token: level('aal1'), user: careful }));
    answer = () => Promise.resolve(Response.json([{ role: 'admin' }]));
    const { getSession, refreshSession } = await load();
    expect(getSession()).toMatchObject({ status: 'anonymous', user: null, isSecondStepDue: true });
    expect(fetch).not.toHaveBeenCalled();
    storage.set(key, stored({ access_token: level('aal2'), user: careful }));
    refreshSession();
    expect(getSession()).toMatchObject({ status: 'authenticated', isSecondStepDue: false });
    await vi.waitFor(() => expect(getSession().isAdmin).toBe(true));
  });

  it('takes a failed check for not admin', async () => {
    storage.set(key, stored());
    answer = () => Promise.resolve(new Response(null, { status: 500 }));
    const { getSession } = await load();
    getSession();
    await vi.waitFor(() => expect(getSession()).toMatchObject({ isAdmin: false, isAdminKnown: true }));
  });

  it('forgets the admin role on sign-out', async () => {
    storage.set(key, stored());
    answer = () => Promise.resolve(Response.json([{ role: 'admin' }]));
    const { getSession, refreshSession } = await load();
    getSession();
    await vi.waitFor(() => expect(getSession().isAdmin).toBe(true));
    storage.delete(key);
    refreshSession();
    expect(getSession()).toMatchObject({ status: 'anonymous', isAdmin: false });
  });

  it('waits with the admin check until an expired session is renewed', async () => {
    storage.set(key, stored({ expires_at: 1 }));
    const { getSession, refreshSession } = await load();
    expect(getSession()).toMatchObject({ status: 'authenticated', isAdminKnown: false });
    expect(fetch).not.toHaveBeenCalled();
    storage.set(key, stored());
    refreshSession();
    await vi.waitFor(() => expect(getSession().isAdminKnown).toBe(true));
  });

  it('keeps one snapshot while nothing changes', async () => {
    const { getSession, refreshSession } = await load();
    const first = getSession();
    refreshSession();
    expect(getSession()).toBe(first);
  });
});
