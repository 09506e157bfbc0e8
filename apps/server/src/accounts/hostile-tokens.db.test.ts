/** Tokens on every protocol: the malformed set, and those of people who may no longer come in. */
import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '@kawanusaha/backend/testing/eventually';
import { WebSocket } from 'ws';
import { createAuthRoutes } from '@kawanusaha/backend/auth/create-auth-routes';
import { createSigningKeys } from '@kawanusaha/backend/auth/keys/create-signing-keys';
import { createSessionCheck } from '@kawanusaha/backend/auth/sessions/session-check';
import { createForger, type Forger } from '@kawanusaha/backend/auth/testing/forged-tokens';
import type { AppDeps } from '@kawanusaha/backend/deps';
import { getReferralQr } from '#affiliate/get-referral-qr/handler.ts';
import { createRealtime, type Realtime } from '@kawanusaha/backend/realtime/create-realtime';
import { createRestRoutes } from '@kawanusaha/backend/rest/create-rest-routes';
import { createStorageRoutes } from '@kawanusaha/backend/storage/create-storage-routes';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { createTestDatabase, type TestDatabase } from '@kawanusaha/backend/testing/database';
import { testSettings } from '#testing/settings.ts';

let database: TestDatabase;
let app: TestApp;
let realtime: Realtime;
let server: Server;
let forger: Forger;

beforeAll(async () => {
  database = await createTestDatabase();
  const keys = await createSigningKeys({
    database,
    siteUrl: testSettings.siteUrl,
    secret: testSettings.jwtSecret,
    acceptSharedSecret: false,
  });
  const build = (deps: AppDeps) => (realtime = createRealtime(deps)).routes;
  app = await createTestApp({
    deps: { keys, database, isSessionAlive: createSessionCheck(database) },
    parts: {
      functions: [getReferralQr],
      protocols: {
        '/auth/v1': createAuthRoutes,
        '/rest/v1': createRestRoutes,
        '/storage/v1': createStorageRoutes,
        '/realtime/v1': build,
      },
    },
  });
  server = createAdaptorServer({ fetch: (request) => app.fetch(request) }) as Server;
  realtime.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sessions = [];
  for (const email of ['ani@kampus.test', 'budi@kampus.test']) {
    const { data } = await app.client().auth.signUp({ email, password: 'kopi-susu-7' });
    if (data.session === null) throw new Error('no session');
    sessions.push(data.session);
  }
  const [ani, budi] = sessions;
  const other = { userId: budi?.user.id ?? '', refreshToken: budi?.refresh_token ?? '' };
  forger = await createForger(database, ani?.access_token ?? '', other);
}, 60_000);
afterAll(async () => {
  await realtime.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await app.close();
  await database.drop();
});

const ask = async (method: string, path: string, token: string, body?: object) => {
  const response = await app.fetch(path, {
    method,
    headers: {
      apikey: testSettings.publishableKey,
      Authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'X-Supabase-Api-Version': '2024-01-01',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** Joins a channel with a token; gives the status of the reply. */
const join = async (token: string): Promise<string> => {
  const { port } = server.address() as AddressInfo;
  const address = `ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=${testSettings.publishableKey}&vsn=1.0.0`;
  const socket = new WebSocket(address);
  try {
    return await new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.once('close', () => resolve('closed'));
      socket.on('message', (data) => {
        const frame = JSON.parse(String(data)) as { event: string; payload: { status?: string } };
        if (frame.event === 'phx_reply') resolve(frame.payload.status ?? '');
        else if (frame.event === 'phx_error' || frame.event === 'phx_close') resolve('error');
      });
      socket.once('open', () => {
        const payload = { config: { broadcast: {}, presence: {} }, access_token: token };
        socket.send(
          JSON.stringify({ topic: 'realtime:umum', event: 'phx_join', payload, ref: '1', join_ref: '1' }),
        );
      });
    });
  } finally {
    socket.terminate();
  }
};

const protocols: Record<string, (token: string) => Promise<{ isTaken: boolean; isInShape: boolean }>> = {
  auth: async (token) => {
    const { status, text } = await ask('GET', '/auth/v1/user', token);
    return {
      isTaken: status === 200,
      isInShape: /"code":"(bad_jwt|no_authorization|session_not_found|user_not_found)"/.test(text),
    };
  },
  rest: async (token) => {
    const { status, headers, text } = await ask('GET', '/rest/v1/project_listings?select=id&limit=1', token);
    const isInShape = headers.get('www-authenticate') !== null && /"code":"PGRST30[0-3]"/.test(text);
    return { isTaken: status !== 401, isInShape };
  },
  functions: async (token) => {
    const { status, headers } = await ask('POST', '/functions/v1/get-referral-qr', token, {});
    return { isTaken: status !== 401, isInShape: headers.get('x-relay-error') === 'true' };
  },
  storage: async (token) => {
    const { status, text } = await ask('POST', '/storage/v1/object/list/foto-profil', token, { prefix: '' });
    return { isTaken: status < 400, isInShape: /"error":"Unauthorized"|"statusCode":"40[013]"/.test(text) };
  },
  realtime: async (token) => {
    const status = await join(token);
    return { isTaken: status === 'ok', isInShape: status === 'error' || status === 'closed' };
  },
};

describe.each(Object.keys(protocols))('%s', (name) => {
  const protocol = protocols[name];
  if (!protocol) throw new Error(name);

  test('takes the sound token, also when the tools made it', async () => {
    expect(await protocol(forger.sound())).toMatchObject({ isTaken: true });
  });

  test('takes none of at least 60 kinds, and refuses them in its own words', async () => {
    expect(forger.names.length).toBeGreaterThanOrEqual(60);
    const wrong: Record<string, unknown> = {};
    for (const kind of forger.names) {
      const outcome = await protocol(await forger.forge(kind));
      if (outcome.isTaken || !outcome.isInShape) wrong[kind] = outcome;
    }
    expect(wrong).toEqual({});
  });
});

/** Makes this member one of eleven years whose guardian has agreed, and lets the guardian take that back by the link. */
async function leaveByGuardian(userId: string): Promise<void> {
  const link = 'tautan-wali';
  await database.owner`
    insert into public.member_ages (user_id, birth_year)
    values (${userId}, extract(year from now() at time zone 'Asia/Jakarta') - 12)`;
  await database.owner`
    insert into public.guardian_requests (child_id, guardian_email, mailbox, confirmed_at, relation, text_version, token_hash)
    values (${userId}, 'ibu@rumah.test', 'ibu@rumah.test', now(), 'orang tua', private.privacy_version(),
      extensions.digest(${link}::text, 'sha256'))`;
  const { data, error } = await app.client().rpc('revoke_guardian', { token: link });
  expect([data, error]).toEqual(['revoked', null]);
}

describe.each<[string, (userId: string, token: string) => Promise<unknown>]>([
  ['signed out', (_, token) => ask('POST', '/auth/v1/logout?scope=global', token)],
  [
    'banned',
    (userId) =>
      database.owner`update auth.users set banned_until = now() + interval '1 day' where id = ${userId}`,
  ],
  ['deleted', (userId) => database.owner`delete from auth.users where id = ${userId}`],
  ['left by the guardian at eleven', leaveByGuardian],
])('a person who was %s', (state, end) => {
  test('is refused at once, on every protocol', async () => {
    const email = `${state.replaceAll(' ', '-')}@kampus.test`;
    const { data } = await app.client().auth.signUp({ email, password: 'kopi-susu-7' });
    const token = data.session?.access_token ?? '';
    // Each protocol has just seen the token and may remember it.
    for (const protocol of Object.values(protocols)) expect((await protocol(token)).isTaken).toBe(true);
    await end(data.user?.id ?? '', token);
    // The database's notice takes a moment to reach the process; from then on nothing lets the token in.
    await eventually(async () => expect((await protocols['rest']?.(token))?.isTaken).toBe(false));
    const taken = [];
    for (const [name, protocol] of Object.entries(protocols)) {
      if ((await protocol(token)).isTaken) taken.push(name);
    }
    expect(taken).toEqual([]);
  });
});
