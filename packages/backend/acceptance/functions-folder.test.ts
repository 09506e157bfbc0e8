/** `FUNCTIONS_FOLDER`: functions of a folder behind /functions/v1 of the command, called by the official client. */
import { createHmac, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createClient, FunctionsHttpError, FunctionsRelayError } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort, startServer, type TestServer } from '../../../tooling/test-server/start-server.ts';
import { openOwner } from './open-owner.ts';

const secret = 'a-secret-of-another-project-for-functions';
const options = { auth: { persistSession: false, autoRefreshToken: false } };
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawan-functions-'));
const files: Readonly<Record<string, string>> = {
  '_shared/reply.ts': 'export const reply = (body: unknown): Response => Response.json(body);',
  'pesanan/index.ts': `
    import { reply } from '../_shared/reply.ts';
    export default async (request: Request): Promise<Response> => {
      const { pathname, search } = new URL(request.url);
      return reply({ method: request.method, pathname, search, body: await request.text() });
    };`,
  'terbuka/index.ts': `
    export const verifyJwt = false;
    export default { fetch: () => new Response('buka', { headers: { 'content-type': 'text/plain' } }) };`,
  'milikku/index.js': `
    export default async (request, { supabase, caller }) => {
      const { data, error } = await supabase.from('catatan').select('isi');
      return Response.json({ userId: caller.userId, rows: data, error });
    };`,
  'gagal/index.js': `export default () => { throw new Error('rahasia dapur'); };`,
};

let server: TestServer;
beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  server = await startServer(
    await findFreePort(),
    { AUTO_CONFIRM: 'true', LIMIT_REQUESTS: 'false', TRUSTED_SECRETS: secret, FUNCTIONS_FOLDER: folder },
    ['start'],
    'packages/backend/src/cli/kawan-backend.ts',
  );
  const sql = openOwner(server);
  await sql.unsafe(`
    create table public.catatan (pemilik uuid default auth.uid(), isi text);
    alter table public.catatan enable row level security;
    create policy own on public.catatan for all to authenticated using (pemilik = auth.uid());
    grant select, insert on public.catatan to authenticated`);
  await sql.end();
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const visitor = () => createClient(server.url, server.publishableKey, options);
async function member() {
  const client = visitor();
  await client.auth.signUp({ email: `${randomUUID()}@kampus.test`, password: 'kopi-susu-7' });
  return client;
}
const trusted = (claims: object): string => {
  const text = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};

test('a function sees its own name first, then what stands behind it, with method, query and body', async () => {
  const client = await member();
  const { data, error } = await client.functions.invoke('pesanan/7/baris?urut=naik', {
    method: 'PUT',
    body: 'isi',
  });
  expect(error).toBeNull();
  expect(data).toEqual({ method: 'PUT', pathname: '/pesanan/7/baris', search: '?urut=naik', body: 'isi' });
});

test('a token is demanded unless the function says that it needs none; one of a trusted secret counts', async () => {
  const refused = await visitor().functions.invoke('pesanan');
  expect(refused.error).toBeInstanceOf(FunctionsRelayError);
  expect((await visitor().functions.invoke('terbuka')).data).toBe('buka');
  const call = async (bearer: string): Promise<number> => {
    const headers = { apikey: server.publishableKey, authorization: `Bearer ${bearer}` };
    return (await fetch(`${server.url}/functions/v1/pesanan`, { method: 'POST', headers })).status;
  };
  expect(await call(trusted({ role: 'anon' }))).toBe(200);
  expect(await call(`${trusted({ role: 'anon' })}x`)).toBe(401);
  expect(await call(server.publishableKey)).toBe(401);
});

test('anon tokens with verifyJwt: a signed token of the role anon and an anonymous user pass; what is expired or unsigned does not', async () => {
  const withToken = (token: string) =>
    createClient(server.url, server.publishableKey, {
      ...options,
      global: { headers: { Authorization: `Bearer ${token}` } },
    });
  const soon = Math.floor(Date.now() / 1_000) + 60;
  const anonToken = trusted({ role: 'anon', exp: soon });
  const asAnon = await withToken(anonToken).functions.invoke('milikku');
  // It passes the gate, is no user, and reads as the role anon, which may not.
  expect(asAnon.data).toMatchObject({ userId: null, rows: null, error: { code: '42501' } });

  const anonymous = visitor();
  const signedIn = await anonymous.auth.signInAnonymously();
  expect(signedIn.error).toBeNull();
  const asUser = await anonymous.functions.invoke('milikku');
  expect(asUser.data).toEqual({ userId: signedIn.data.user?.id, rows: [], error: null });

  const unsigned = anonToken.replace(/[^.]*$/, '');
  const expired = trusted({ role: 'anon', exp: soon - 3_600 });
  for (const token of [unsigned, expired, server.publishableKey]) {
    expect((await withToken(token).functions.invoke('pesanan')).error).toBeInstanceOf(FunctionsRelayError);
  }
  // The same tokens change nothing where none is demanded.
  expect((await withToken(anonToken).functions.invoke('terbuka')).data).toBe('buka');
});

test('its client acts as the caller, under row-level security', async () => {
  const [one, two] = await Promise.all([member(), member()]);
  await one.from('catatan').insert({ isi: 'satu' });
  await two.from('catatan').insert({ isi: 'dua' });
  const { data } = await one.functions.invoke('milikku');
  expect(data).toEqual({
    userId: (await one.auth.getUser()).data.user?.id,
    rows: [{ isi: 'satu' }],
    error: null,
  });
});

test('one that fails tells nothing of why, and what is shared is no function', async () => {
  const client = await member();
  const { error } = await client.functions.invoke('gagal');
  expect(error).toBeInstanceOf(FunctionsHttpError);
  expect(await ((error as FunctionsHttpError).context as Response).text()).not.toContain('rahasia');
  for (const name of ['_shared', '_shared/reply.ts', 'tidak-ada', '..%2f..%2fsecrets.json'])
    expect((await client.functions.invoke(name)).error).not.toBeNull();
});
