/** The messages of the client library that the specification names (§8), each in the situation for which the library has it. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { member, publishableKey, siteUrl } from './support.ts';

const storageKey = 'kawanusaha_auth';
type Store = { getItem: (key: string) => string | null } & Record<
  'setItem' | 'removeItem',
  (key: string, value?: string) => void
>;

const storeWith = (entries: Record<string, string> = {}): Store => {
  const items = new Map(Object.entries(entries));
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value = '') => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
};

/** A client in a page that was opened at this address. */
function arrive(address: string, storage: Store, flowType: 'implicit' | 'pkce' = 'implicit'): SupabaseClient {
  const page = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('document', { ...page, visibilityState: 'hidden' });
  vi.stubGlobal('window', {
    ...page,
    location: new URL(address, siteUrl),
    history: { state: null, replaceState: () => undefined },
  });
  return createClient(siteUrl, publishableKey, {
    auth: { storage, storageKey, flowType, autoRefreshToken: false },
  });
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an address that brings no session', () => {
  test.each([
    ['/#access_token=x', 'implicit', 'No session defined in URL'],
    [
      '/#access_token=x&refresh_token=y&expires_in=3600&token_type=bearer',
      'pkce',
      'Not a valid PKCE flow url.',
    ],
    ['/?code=x', 'implicit', 'Not a valid implicit grant flow url.'],
  ] as const)('%s in the flow %s: %s', async (address, flow, message) => {
    const storage = storeWith({ [`${storageKey}-code-verifier`]: '"v"' });
    const { error } = await arrive(address, storage, flow).auth.initialize();
    expect(error?.message).toBe(message);
  });

  test('a storage that breaks is the unexpected error', async () => {
    const broken = storeWith();
    broken.getItem = (key) => {
      if (key.endsWith('-code-verifier')) throw new Error('no storage');
      return null;
    };
    const { error } = await arrive('/?code=x', broken).auth.initialize();
    expect(error?.message).toBe('Unexpected error during initialization');
  });

  // The specification has other errors end the session; this version of the client keeps it, so that a link that was used
  // before signs no user out.
  test.each([
    'identity_already_exists',
    'identity_not_found',
    'single_identity_not_deletable',
    'otp_expired',
  ])('%s in the address keeps the session', async (code) => {
    const { session } = await member();
    const storage = storeWith({ [storageKey]: JSON.stringify(session) });
    const client = arrive(`/#error=x&error_code=${code}&error_description=kata`, storage);
    expect((await client.auth.initialize()).error).toMatchObject({ message: 'kata', details: { code } });
    expect((await client.auth.getSession()).data.session?.access_token).toBe(session.access_token);
  });
});

test('a session in the address that is older than two minutes is taken, with a warning', async () => {
  const { session } = await member();
  const late = Math.round(Date.now() / 1_000) + session.expires_in - 600;
  const client = arrive(
    `/#access_token=${session.access_token}&refresh_token=${session.refresh_token}&expires_in=${session.expires_in}&expires_at=${late}&token_type=bearer`,
    storeWith(),
  );
  expect((await client.auth.initialize()).error).toBeNull();
  expect((await client.auth.getSession()).data.session?.user.id).toBe(session.user.id);
  expect(vi.mocked(console.warn).mock.calls.flat().join(' ')).toContain('issued over 120s ago');
});

describe('a token whose signature does not hold', () => {
  test('is refused against the published keys', async () => {
    const { client, session } = await member();
    const [head = '', body = '', signature = ''] = session.access_token.split('.');
    const forged = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    expect((await client.auth.getClaims(forged)).error?.message).toBe('Invalid JWT signature');
  });

  // Where the specification has 'JWKS is empty' and 'No matching signing key found in JWKS', this version asks the server.
  test('of a key that is not published is put to the server, which refuses it', async () => {
    const { client, session } = await member();
    const [, body = '', signature = ''] = session.access_token.split('.');
    const head = Buffer.from(JSON.stringify({ alg: 'ES256', kid: 'tidak-ada', typ: 'JWT' })).toString(
      'base64url',
    );
    const { data, error } = await client.auth.getClaims(`${head}.${body}.${signature}`);
    expect(data).toBeNull();
    expect(error).toMatchObject({ status: 403, code: 'bad_jwt' });
  });
});

test.each([
  [401, true],
  [403, true],
  [404, true],
  [500, false],
])('sign-out that the server answers with %i ends the session here: %s', async (status, ends) => {
  const { session } = await member();
  const client = createClient(siteUrl, publishableKey, {
    auth: {
      storage: storeWith({ [storageKey]: JSON.stringify(session) }),
      storageKey,
      autoRefreshToken: false,
    },
    global: {
      fetch: (input, init) =>
        String(input).includes('/logout')
          ? Promise.resolve(Response.json({ code: 'session_not_found', message: 'x' }, { status }))
          : fetch(input, init),
    },
  });
  const { error } = await client.auth.signOut();
  expect(error === null).toBe(ends);
  expect((await client.auth.getSession()).data.session === null).toBe(ends);
});
