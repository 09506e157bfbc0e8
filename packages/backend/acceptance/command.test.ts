/** `npm run backend`: the wire protocol alone, for other people's programs and test suites. */
import { createHmac, randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openOwner } from './open-owner.ts';
import { findFreePort, startServer, type TestServer } from '../../../tooling/test-server/start-server.ts';

const secret = 'another-project-whose-tokens-are-believed';
let server: TestServer;

beforeAll(async () => {
  const env = {
    EXPOSED_SCHEMAS: 'public,auth',
    REQUIRE_API_KEY: 'false',
    TRUSTED_SECRETS: secret,
    LIMIT_REQUESTS: 'false',
    AUTO_CONFIRM: 'true',
  };
  server = await startServer(
    await findFreePort(),
    env,
    ['start'],
    'packages/backend/src/cli/kawan-backend.ts',
  );
});
afterAll(() => server.stop());

/** A token as another project signs it: no audience, no issuer, only a role. */
function sign(claims: object, key = secret): string {
  const [head, body] = [
    { alg: 'HS256', typ: 'JWT' },
    { exp: Math.floor(Date.now() / 1000) + 600, ...claims },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  return `${head}.${body}.${createHmac('sha256', key).update(`${head}.${body}`).digest('base64url')}`;
}
const options = { auth: { persistSession: false, autoRefreshToken: false } };

test('a database of its own holds what a project brings along, and nothing of the product', async () => {
  const operator = createClient(server.url, server.secretKey, options);
  const { error } = await operator.from('pengguna').select();
  expect(error?.code).toBe('PGRST205');
  const { data: users } = await operator.schema('auth').from('users').select('email');
  expect(users).toEqual(null);
  expect((await fetch(`${server.url}/`)).status).toBe(404);
});

test('sign-up, storage and realtime work on it; no client is held back', async () => {
  for (let n = 0; n < 40; n += 1) {
    const { status } = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      body: JSON.stringify({ email: 'tidak@ada.test', password: 'salah-sekali' }),
    });
    expect(status).toBe(400);
  }
  const client = createClient(server.url, server.publishableKey, options);
  const { data, error } = await client.auth.signUp({
    email: `${randomUUID()}@kampus.test`,
    password: 'kopi-susu-7',
  });
  expect(error).toBeNull();
  expect(data.session?.access_token).toBeTruthy();
  const operator = createClient(server.url, server.secretKey, options);
  expect((await operator.storage.createBucket('berkas', { public: true })).error).toBeNull();
  expect((await operator.storage.from('berkas').upload('a.txt', 'halo')).error).toBeNull();
  const status = await new Promise((resolve) => client.channel('x').subscribe(resolve));
  expect(status).toBe('SUBSCRIBED');
  await client.realtime.disconnect();
});

test('in() takes 300 UUIDs', async () => {
  const sql = openOwner(server);
  try {
    await sql`create table public.berdaftar (id uuid primary key)`;
    await sql`insert into public.berdaftar select gen_random_uuid() from generate_series(1, 300)`;
    await sql`grant select on public.berdaftar to service_role`;
    const rows = await sql<{ id: string }[]>`select id from public.berdaftar order by id`;
    const ids = rows.map(({ id }) => id);
    const client = createClient(server.url, server.secretKey, options);
    // A new table is seen within a second.
    const data = await vi.waitFor(
      async () => {
        const found = await client.from('berdaftar').select('id').in('id', ids).order('id');
        expect(found.error).toBeNull();
        return found.data;
      },
      { timeout: 15_000, interval: 100 },
    );
    expect(data?.map((row: { id: string }) => row.id)).toEqual(ids);
  } finally {
    await sql`drop table public.berdaftar`;
    await sql.end();
  }
});

test('pages of any site may call every protocol, with headers of their own, unless the settings say otherwise', async () => {
  const ask = (path: string) =>
    fetch(`${server.url}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://pages.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,x-of-my-own',
      },
    });
  for (const path of [
    '/auth/v1/token',
    '/rest/v1/x',
    '/storage/v1/object/a/b',
    '/functions/v1/x',
    '/realtime/v1/api/broadcast',
  ]) {
    const { status, headers } = await ask(path);
    expect([path, status, headers.get('access-control-allow-origin')]).toEqual([path, 204, '*']);
    expect(headers.get('access-control-allow-headers')).toBe('apikey,x-of-my-own');
  }
  const closed = await startServer(
    await findFreePort(),
    { CORS_ORIGINS: 'https://ours.example', CORS_HEADERS: 'x-trace', CORS_CREDENTIALS: 'true' },
    ['start'],
    'packages/backend/src/cli/kawan-backend.ts',
  );
  try {
    const of = async (origin: string): Promise<(string | null)[]> => {
      const { headers } = await fetch(`${closed.url}/rest/v1/x`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'x-trace',
        },
      });
      return ['origin', 'credentials'].map((name) => headers.get(`access-control-allow-${name}`));
    };
    expect(await of('https://ours.example')).toEqual(['https://ours.example', 'true']);
    expect((await of('https://pages.example'))[0]).toBeNull();
  } finally {
    await closed.stop();
  }
});

test('without a key one is anonymous; a trusted token counts as it is, also as the key; a foreign one does not', async () => {
  expect((await fetch(`${server.url}/rest/v1/`)).status).not.toBe(401);
  const operator = createClient(server.url, sign({ role: 'service_role' }), options);
  expect((await operator.auth.admin.listUsers()).error).toBeNull();
  const stranger = createClient(server.url, sign({ role: 'service_role' }, 'x'.repeat(40)), options);
  expect((await stranger.auth.admin.listUsers()).error?.status).toBe(401);
  const bearer = { authorization: `Bearer ${sign({ role: 'service_role' }, 'x'.repeat(40))}` };
  expect((await fetch(`${server.url}/auth/v1/admin/users`, { headers: bearer })).status).toBe(403);
});
