import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ownCacheOf } from './cache-names.ts';
import { keyOf, readOrKeep } from './kept-answers.ts';

const store = new Map<string, Map<string, Response>>();

function openCache(name: string) {
  const entries = store.get(name) ?? new Map<string, Response>();
  store.set(name, entries);
  return {
    match: async (key: string) => entries.get(key)?.clone(),
    put: async (key: string, response: Response) => void entries.set(key, response),
    delete: async (key: string) => entries.delete(key),
    keys: async () => [...entries.keys()],
  };
}

let session: string | null = null;
const signIn = (id: string): void => {
  session = JSON.stringify({ access_token: 'a', refresh_token: 'r', expires_at: 1, user: { id } });
};

beforeEach(() => {
  store.clear();
  signIn('rina');
  vi.stubGlobal('location', new URL('https://kawan.test/pesan'));
  vi.stubGlobal('window', { caches: true });
  vi.stubGlobal('localStorage', { getItem: () => session });
  vi.stubGlobal('caches', {
    open: async (name: string) => openCache(name),
    match: async (key: string, { cacheName }: { cacheName: string }) => openCache(cacheName).match(key),
    keys: async () => [...store.keys()],
    delete: async (name: string) => store.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const ideas = 'https://kawan.test/rest/v1/business_ideas?select=id';
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const online = (body: unknown) => () => Promise.resolve(Response.json(body));

async function keptOf(userId: string): Promise<void> {
  await vi.waitFor(() => expect(store.get(ownCacheOf(userId))?.size).toBe(1));
}

it('gives the last answer when none comes', async () => {
  await readOrKeep(ideas, undefined, online([{ id: 1 }]));
  await keptOf('rina');
  const response = await readOrKeep(ideas, undefined, offline);
  expect(await response.json()).toEqual([{ id: 1 }]);
  expect(response.headers.get('x-kept-at')).not.toBeNull();
});

it('never gives one member what another has read, and forgets it with the first read of the next', async () => {
  await readOrKeep(ideas, undefined, online(['of rina']));
  await keptOf('rina');
  signIn('budi');
  await expect(readOrKeep(ideas, undefined, offline)).rejects.toThrow('Failed to fetch');
  await readOrKeep(ideas, undefined, online(['of budi']));
  await keptOf('budi');
  await vi.waitFor(() => expect(store.has(ownCacheOf('rina'))).toBe(false));
});

it('gives and keeps nothing once no user is signed in', async () => {
  await readOrKeep(ideas, undefined, online(['of rina']));
  await keptOf('rina');
  session = null;
  await expect(readOrKeep(ideas, undefined, offline)).rejects.toThrow('Failed to fetch');
});

it('keeps nothing of an answer that comes after the sign-out', async () => {
  await readOrKeep(ideas, undefined, async () => {
    session = null;
    return Response.json(['late']);
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(store.size).toBe(0);
});

it('keeps no refusal', async () => {
  await readOrKeep(ideas, undefined, () => Promise.resolve(new Response('no', { status: 401 })));
  await new Promise((resolve) => setImmediate(resolve));
  expect(store.size).toBe(0);
});

it('gives no copy older than thirty days', async () => {
  await readOrKeep(ideas, undefined, online(['old']));
  await keptOf('rina');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 24 * 60 * 60 * 1_000);
  await expect(readOrKeep(ideas, undefined, offline)).rejects.toThrow('Failed to fetch');
  vi.restoreAllMocks();
});

it('tells calls by POST by their body, and leaves all others alone', () => {
  const threads = 'https://kawan.test/rest/v1/rpc/list_threads';
  expect(keyOf('POST', threads, '{"q":""}')).not.toBe(keyOf('POST', threads, '{"q":"kopi"}'));
  expect(keyOf('GET', 'https://kawan.test/rest/v1/payout_profiles?select=*', undefined)).toBeNull();
  expect(keyOf('POST', 'https://kawan.test/rest/v1/business_ideas?select=id', '{}')).toBeNull();
  expect(keyOf('GET', 'https://else.test/rest/v1/business_ideas?select=id', undefined)).toBeNull();
  expect(keyOf('GET', 'https://kawan.test/auth/v1/user', undefined)).toBeNull();
});
