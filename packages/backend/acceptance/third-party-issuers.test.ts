/**
 * Tokens of other issuers (RS256 by keys at hand, ES256 by an address) on every protocol of the command, sent by the official
 * client: https://supabase.com/docs/guides/auth/third-party/overview.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createClient, REALTIME_SUBSCRIBE_STATES, type SupabaseClient } from '@supabase/supabase-js';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort, startServer, type TestServer } from '../../../tooling/test-server/start-server.ts';
import { eventually } from '../src/testing/eventually.ts';
import { openOwner } from './open-owner.ts';

const issuers = { RS256: 'https://rsa.test', ES256: 'https://ec.test' } as const;
type Algorithm = keyof typeof issuers;
const keys: Record<string, CryptoKey> = {};
const published: Record<string, JWK> = {};
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawan-issuers-'));

let server: TestServer;
let issuer: http.Server;
beforeAll(async () => {
  for (const algorithm of ['RS256', 'ES256'] as const) {
    const pair = await generateKeyPair(algorithm);
    keys[algorithm] = pair.privateKey;
    published[algorithm] = { ...(await exportJWK(pair.publicKey)), kid: algorithm, alg: algorithm };
  }
  issuer = http.createServer(
    (_, response) => void response.end(JSON.stringify({ keys: [published['ES256']] })),
  );
  await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve));
  fs.mkdirSync(path.join(folder, 'milikku'));
  fs.writeFileSync(
    path.join(folder, 'milikku/index.js'),
    `export default async (_, { supabase }) => Response.json((await supabase.from('catatan').select('isi')).data);`,
  );
  const jwks = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}/jwks.json`;
  server = await startServer(
    await findFreePort(),
    {
      FUNCTIONS_FOLDER: folder,
      THIRD_PARTY_ISSUERS: JSON.stringify([
        { issuer: issuers.RS256, jwks: { keys: [published['RS256']] } },
        { issuer: issuers.ES256, jwks },
      ]),
    },
    ['start'],
    'packages/backend/src/cli/kawan-backend.ts',
  );
  const sql = openOwner(server);
  await sql.unsafe(`
    create table public.catatan (id bigint generated always as identity primary key,
      pemilik text default (auth.jwt() ->> 'sub'), isi text);
    alter table public.catatan enable row level security;
    create policy own on public.catatan for all to authenticated using (pemilik = (select auth.jwt() ->> 'sub'));
    grant select, insert on public.catatan to authenticated;
    alter publication supabase_realtime add table public.catatan;
    select realtime.sync_publication();
    insert into storage.buckets (id, name) values ('berkas', 'berkas');
    create policy own_files on storage.objects for all to authenticated
      using (bucket_id = 'berkas' and (storage.foldername(name))[1] = (select auth.jwt() ->> 'sub'));
    create policy own_topic on realtime.messages for select to authenticated
      using ((select realtime.topic()) = (select auth.jwt() ->> 'sub'))`);
  await sql.end();
  await eventually(async () => {
    const answer = await fetch(`${server.url}/rest/v1/catatan`, { headers: { apikey: server.secretKey } });
    expect(answer.status).not.toBe(404);
  });
});
afterAll(async () => {
  issuer.close();
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const sign = (algorithm: Algorithm, sub: string, key = algorithm): Promise<string> =>
  new SignJWT({ role: 'authenticated', sub })
    .setProtectedHeader({ alg: key, kid: key })
    .setIssuer(issuers[algorithm])
    .setExpirationTime('10m')
    .sign(keys[key] as CryptoKey);

/** A client whose tokens another issuer gives. Its `sub` is no UUID, as with most of them. */
function clientOf(token: string): SupabaseClient {
  return createClient(server.url, server.publishableKey, { accessToken: async () => token });
}
const join = (client: SupabaseClient, topic: string): Promise<string> =>
  new Promise((resolve) => {
    client.channel(topic, { config: { private: true } }).subscribe((status) => {
      if (status !== REALTIME_SUBSCRIBE_STATES.CLOSED) resolve(status);
    });
  });

describe.each(['RS256', 'ES256'] as const)('a token signed with %s', (algorithm) => {
  const sub = `orang|${randomUUID()}`.replaceAll('|', '-');
  let client: SupabaseClient;
  let other: SupabaseClient;
  beforeAll(async () => {
    client = clientOf(await sign(algorithm, sub));
    other = clientOf(await sign(algorithm, `${sub}-lain`));
  });
  afterAll(() => Promise.all([client, other].map((one) => one.realtime.disconnect())));

  test('reads and writes its own rows', async () => {
    expect((await client.from('catatan').insert({ isi: 'punyaku' })).error).toBeNull();
    expect((await client.from('catatan').select('isi')).data).toEqual([{ isi: 'punyaku' }]);
    expect((await other.from('catatan').select('isi')).data).toEqual([]);
  });

  test('stores and fetches its own files, and no others', async () => {
    const files = client.storage.from('berkas');
    expect((await files.upload(`${sub}/a.txt`, 'halo', { contentType: 'text/plain' })).error).toBeNull();
    expect(await (await files.download(`${sub}/a.txt`)).data?.text()).toBe('halo');
    expect((await files.upload('lain/a.txt', 'halo', { contentType: 'text/plain' })).error).not.toBeNull();
    expect((await other.storage.from('berkas').download(`${sub}/a.txt`)).error).not.toBeNull();
  });

  test('joins its private channel, and hears changes of its rows alone', async () => {
    await client.realtime.setAuth();
    await other.realtime.setAuth();
    expect(await join(client, sub)).toBe('SUBSCRIBED');
    expect(await join(other, sub)).toBe('CHANNEL_ERROR');
    const heard: Record<string, unknown[]> = { own: [], other: [] };
    const listen = (one: SupabaseClient, name: string): Promise<void> =>
      new Promise((resolve) => {
        one
          .channel(randomUUID())
          .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'catatan' }, ({ new: row }) =>
            heard[name]?.push(row['isi']),
          )
          .on('system', {}, ({ status }: { status: string }) => {
            if (status === 'ok') resolve();
          })
          .subscribe();
      });
    await Promise.all([listen(client, 'own'), listen(other, 'other')]);
    await client.from('catatan').insert({ isi: 'baru' });
    await eventually(() => expect(heard['own']).toEqual(['baru']));
    expect(heard['other']).toEqual([]);
  });

  test('calls functions as itself', async () => {
    const { data, error } = await client.functions.invoke('milikku');
    expect(error).toBeNull();
    expect(data).toContainEqual({ isi: 'punyaku' });
    expect((await other.functions.invoke('milikku')).data).toEqual([]);
  });

  test('is no account of this server', async () => {
    const headers = { apikey: server.publishableKey, authorization: `Bearer ${await sign(algorithm, sub)}` };
    const answer = await fetch(`${server.url}/auth/v1/user`, { headers });
    // Its `sub` is none of this server's users.
    expect([answer.status, await answer.json()]).toMatchObject([400, { error_code: 'bad_jwt' }]);
  });

  test('by the key of the other issuer is believed nowhere', async () => {
    const token = await sign(algorithm, sub, algorithm === 'RS256' ? 'ES256' : 'RS256');
    const forger = clientOf(token);
    expect((await forger.from('catatan').select('isi')).error).not.toBeNull();
    expect((await forger.storage.from('berkas').download(`${sub}/a.txt`)).error).not.toBeNull();
    expect((await forger.functions.invoke('milikku')).error).not.toBeNull();
    await forger.realtime.setAuth();
    expect(await join(forger, sub)).not.toBe('SUBSCRIBED');
    await forger.realtime.disconnect();
  });
});
