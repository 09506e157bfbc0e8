import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '@kawanusaha/backend/testing/eventually';
import { createSigningKeys } from '@kawanusaha/backend/auth/keys/create-signing-keys';
import { createSessionCheck } from '@kawanusaha/backend/auth/sessions/session-check';
import { type Cluster, startCluster } from '@kawanusaha/backend/db/cluster/start-cluster';
import { migrateProduct } from '#startup/migrate-product.ts';
import type { ConnectionTarget } from '@kawanusaha/backend/db/connection-target';
import { connect, type Database, openDatabase } from '@kawanusaha/backend/db/pool';
import { createProductApp } from '#product-app.ts';
import { startWriteNotices } from '@kawanusaha/backend/db/write-notices';
import { testSettings } from '#testing/settings.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-away-'));
const clusterOptions = {
  dataDir: path.join(folder, 'pg'),
  password: 'a-password-of-a-test',
  throwaway: true,
};
/** What the server logged of failures, for a test that fails. */
let failures: string[] = [];
const log = pino({ level: 'error' }, { write: (line) => void failures.push(line) });
let cluster: Cluster;
let database: Database;
let target: ConnectionTarget;
let fetchApp: (path: string, init?: RequestInit) => Promise<Response>;
let token = '';
let busyToken = '';
let stopNotices = async (): Promise<void> => {};

beforeAll(async () => {
  cluster = await startCluster(clusterOptions);
  const { socketDir, port, owner: user, password } = cluster;
  target = { socketDir, port, database: 'postgres', user, password };
  database = openDatabase({ owner: target, requests: target, listen: target });
  await migrateProduct(database.owner);
  const keys = await createSigningKeys({
    database,
    siteUrl: testSettings.siteUrl,
    secret: testSettings.jwtSecret,
    acceptSharedSecret: false,
  });
  const writeNotices = startWriteNotices(database, log);
  stopNotices = () => writeNotices.stop();
  const { app } = createProductApp(
    {
      settings: { ...testSettings, storage: { ...testSettings.storage, directory: folder } },
      database,
      keys,
      mailer: { send: async () => {} },
      log,
      isSessionAlive: createSessionCheck(database),
      onWrite: () => {},
      writeNotices,
    },
    { draining: false },
  );
  fetchApp = async (at, init) => app.fetch(new Request(new URL(at, testSettings.siteUrl), init));
  const client = createClient(testSettings.siteUrl, testSettings.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: async (input, init) => app.fetch(new Request(input, init)) },
  });
  const signUp = async (email: string): Promise<string> => {
    const { data, error } = await client.auth.signUp({ email, password: 'kopi-susu-7' });
    expect(error).toBeNull();
    return data.session?.access_token ?? '';
  };
  token = await signUp('sari@kampus.test');
  busyToken = await signUp('budi@kampus.test');
}, 120_000);

afterAll(async () => {
  await stopNotices();
  await database.close();
  await cluster.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const json = { 'content-type': 'application/json' };
const body = (value: unknown) => ({ method: 'POST', headers: json, body: JSON.stringify(value) });
const refresh = { refresh_token: 'abcdefghijkl' };
const credentials = { email: 'sari@kampus.test', password: 'kopi-susu-7' };

/** Each protocol, with and without a token; no request that the database need not be asked for. */
const requests: readonly [string, RequestInit?][] = [
  ['/auth/v1/user'],
  ['/auth/v1/token?grant_type=refresh_token', body(refresh)],
  ['/auth/v1/token?grant_type=password', body(credentials)],
  ['/auth/v1/signup', body({ ...credentials, email: 'baru@kampus.test' })],
  ['/auth/v1/recover', body({ email: credentials.email })],
  ['/auth/v1/logout', { method: 'POST' }],
  ['/rest/v1/project_listings?select=id'],
  ['/rest/v1/pengguna?select=id', { method: 'PATCH', headers: json, body: '{"kota":"Bandung"}' }],
  ['/rest/v1/rpc/get_referral_stats', body({})],
  ['/storage/v1/object/authenticated/foto-profil/a/b.webp'],
  ['/storage/v1/object/list/foto-profil', body({ prefix: '' })],
  [
    '/realtime/v1/api/broadcast',
    body({ messages: [{ topic: 't', event: 'e', payload: {}, private: true }] }),
  ],
  ['/functions/v1/export-own-data', { method: 'POST' }],
  ['/functions/v1/generate-business-idea', body({})],
  ['/functions/v1/delete-own-account', body({ password: credentials.password })],
];

const ask = (at: string, init: RequestInit = {}, bearer = token): Promise<Response> =>
  fetchApp(at, {
    ...init,
    headers: {
      ...(init.headers as Record<string, string>),
      apikey: testSettings.publishableKey,
      ...(bearer === '' ? {} : { authorization: `Bearer ${bearer}` }),
    },
  });

test('while the database is away every protocol answers 503 with Retry-After, and nothing about the cause', async () => {
  expect((await ask('/auth/v1/user')).status).toBe(200);
  const { stop, socketDir } = cluster;
  await stop();
  const heard = await Promise.all(
    requests.map(async ([at, init]) => {
      const response = await ask(at, init);
      const text = await response.text();
      expect(text).not.toContain(socketDir);
      expect(text).not.toMatch(/ENOENT|ECONN|postgres/i);
      return [at, response.status, Number(response.headers.get('retry-after')) > 0];
    }),
  );
  expect(heard).toEqual(requests.map(([at]) => [at, 503, true]));
  // What names no user is the same.
  for (const at of ['/rest/v1/project_listings?select=id', '/auth/v1/token?grant_type=refresh_token']) {
    const response = await ask(at, at.startsWith('/auth') ? body(refresh) : {}, '');
    expect([at, response.status]).toEqual([at, 503]);
  }
});

test('when it is back, the same token is good again', async () => {
  cluster = await startCluster(clusterOptions);
  await eventually(async () => expect((await ask('/auth/v1/user')).status).toBe(200), { timeout: 10_000 });
  expect((await ask('/rest/v1/project_listings?select=id')).status).toBe(200);
});

test('while auth.users is locked strangers read and the server is ready; members and sign-ins are told to come again', async () => {
  const read = (bearer: string) => ask('/rest/v1/project_listings?select=id&limit=1', {}, bearer);
  // The server remembers this session: what it writes gets as far as the lock.
  expect((await read(busyToken)).status).toBe(200);
  failures = [];
  const locker = connect(target, { max: 1 });
  const lock = await locker.reserve();
  await lock`begin`;
  await lock`lock table auth.users in access exclusive mode`;
  try {
    const waiting = [
      ...Array.from({ length: 30 }, () => ask('/auth/v1/token?grant_type=password', body(credentials), '')),
      ...Array.from({ length: 30 }, () => ask('/auth/v1/user', {}, busyToken)),
      ...Array.from({ length: 30 }, (_, index) => read(busyToken.slice(0, -index - 1))),
      ...Array.from({ length: 30 }, () =>
        ask(
          '/rest/v1/pengguna?select=id',
          { method: 'PATCH', headers: json, body: '{"kota":"Bandung"}' },
          busyToken,
        ),
      ),
    ];
    const strangers = await Promise.all(Array.from({ length: 20 }, () => read('')));
    expect(strangers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await fetchApp('/health/ready')).status).toBe(200);
    const answers = await Promise.all(waiting);
    const [signIns, members] = [answers.slice(0, 30), answers.slice(30, 60)];
    for (const { status, headers } of members)
      expect([status, headers.has('retry-after')]).toEqual([503, true]);
    // Beyond the limit of attempts from one address a sign-in is refused before the database is asked.
    for (const { status } of signIns) expect([429, 503], failures.join('')).toContain(status);
    expect(signIns.some(({ status }) => status === 503)).toBe(true);
  } finally {
    await lock`rollback`;
    lock.release();
    await locker.end();
  }
  expect((await ask('/auth/v1/user', {}, busyToken)).status).toBe(200);
}, 60_000);
