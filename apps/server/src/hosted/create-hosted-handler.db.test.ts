import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createAuthRoutes } from '@kawanusaha/backend/auth/create-auth-routes';
import { getUserMetadata } from '#accounts/get-user-metadata/handler.ts';
import { adminReplayEvent } from '#payments/admin-replay-event/handler.ts';
import { createHostedHandler } from '#hosted/create-hosted-handler.ts';
import { createRestRoutes } from '@kawanusaha/backend/rest/create-rest-routes';
import { createTestApp, type TestApp } from '#testing/app.ts';

const siteUrl = 'https://kawanusaha.test';
let app: TestApp;
let server: Server;
let env: Record<string, string>;
let member: { id: string; token: string };

beforeAll(async () => {
  app = await createTestApp({
    parts: { protocols: { '/auth/v1': createAuthRoutes, '/rest/v1': createRestRoutes } },
  });
  // The project: its API behind a real address, its database behind an address of the driver.
  server = serve({
    fetch: (request: Request) => app.fetch(request),
    port: 0,
    hostname: '127.0.0.1',
  }) as Server;
  await once(server, 'listening');
  const { socket } = app.database;
  for (const [name, value] of [
    ['PGHOST', socket.socketDir],
    ['PGPORT', String(socket.port)],
    ['PGUSER', socket.user],
    ['PGPASSWORD', socket.password],
  ] as const)
    vi.stubEnv(name, value);
  env = {
    SUPABASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    SUPABASE_ANON_KEY: app.deps.settings.publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: app.deps.settings.secretKey,
    SUPABASE_DB_URL: `postgres:///${socket.database}`,
    SITE_URL: siteUrl,
    LOG_LEVEL: 'silent',
  };
  const { data } = await app.client().auth.signUp({
    email: 'hosted@contoh.test',
    password: 'sandi-yang-cukup-panjang',
    options: { data: { username: 'hosted', nama_lengkap: 'Orang Hosted' } },
  });
  member = { id: data.user?.id ?? '', token: data.session?.access_token ?? '' };
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server.close();
  await app.close();
});

const post = (token: string | null, body = '{}'): Request =>
  new Request('https://project.test/get-user-metadata', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
  });

describe('a function on a hosted project', () => {
  test('acts as the user whom the project’s auth server knows', async () => {
    const response = await createHostedHandler(getUserMetadata, env)(post(member.token));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ user_id: member.id, username: 'hosted' });
    expect(response.headers.get('access-control-allow-origin')).toBe(siteUrl);
  });

  test('refuses as the relay does without a user, and for a token that the project does not accept', async () => {
    const handle = createHostedHandler(getUserMetadata, env);
    for (const token of [null, env['SUPABASE_ANON_KEY'] ?? '', `${member.token}x`]) {
      const response = await handle(post(token));
      expect([response.status, response.headers.get('x-relay-error')]).toEqual([401, 'true']);
    }
  });

  test('asks the database itself where the handler needs it', async () => {
    const response = await createHostedHandler(adminReplayEvent, env)(post(member.token));
    expect(await response.json()).toMatchObject({ error: 'admin_required' });
  });

  test('answers the question of a browser, and an unforeseen failure without its text', async () => {
    const handle = createHostedHandler(
      {
        ...getUserMetadata,
        verifyJwt: false,
        handler: async () => Promise.reject(new Error('rahasia dapur')),
      },
      env,
    );
    const asked = await handle(new Request('https://project.test/x', { method: 'OPTIONS' }));
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, siteUrl]);
    const failed = await handle(post(null));
    expect([failed.status, await failed.text()]).toEqual([500, '{"message":"Unexpected failure"}']);
  });

  test('does not come up without what it needs', () => {
    const { SITE_URL: _, ...incomplete } = env;
    expect(() => createHostedHandler(getUserMetadata, incomplete)).toThrow(
      'The setting SITE_URL is missing.',
    );
  });
});
