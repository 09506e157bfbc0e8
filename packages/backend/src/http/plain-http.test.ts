import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '#http/app-env.ts';
import { refusePlainHttp } from '#http/plain-http.ts';
import { testSettings } from '#testing/settings.ts';

const secure = { ...testSettings, siteUrl: 'https://contoh.test', trustedProxies: 1 };

async function ask(
  path: string,
  scheme: string | null,
  { settings = secure, method = 'GET' }: { settings?: typeof secure; method?: string } = {},
) {
  const app = new Hono<AppEnv>();
  app.use(refusePlainHttp(settings, (at) => at.startsWith('/rest/v1/')));
  app.all('*', (c) => c.text('served'));
  const headers = scheme === null ? {} : { 'x-forwarded-proto': scheme };
  const response = await app.request(`http://inner${path}`, { method, headers });
  return { status: response.status, to: response.headers.get('location'), body: await response.text() };
}

test('a client of the API that came to the proxy in clear is refused, not led on', async () => {
  const refused = await ask('/rest/v1/projects?select=id', 'http');
  expect(refused).toMatchObject({ status: 403, to: null });
  expect(JSON.parse(refused.body)).toMatchObject({ code: 'https_required' });
  expect(await ask('/masuk', 'http', { method: 'POST' })).toMatchObject({ status: 403, to: null });
});

test('a page is led to the same address by HTTPS, and to no other site', async () => {
  expect(await ask('/cari?cari=a%20b', 'http')).toMatchObject({
    status: 308,
    to: 'https://contoh.test/cari?cari=a%20b',
  });
  expect((await ask('//evil.test/x', 'http')).to).toBe('https://contoh.test//evil.test/x');
});

test('what came by HTTPS, without a proxy, to a site without it, or to look after the server is served', async () => {
  expect((await ask('/rest/v1/projects', 'https')).status).toBe(200);
  expect((await ask('/rest/v1/projects', null)).status).toBe(200);
  // What the client itself wrote stands before what the proxy added.
  expect((await ask('/rest/v1/projects', 'http, https')).status).toBe(200);
  expect((await ask('/rest/v1/projects', 'https, http')).status).toBe(403);
  expect((await ask('/health/ready', 'http')).status).toBe(200);
  const unproxied = { ...secure, trustedProxies: 0 };
  expect((await ask('/rest/v1/projects', 'http', { settings: unproxied })).status).toBe(200);
  const local = { ...secure, siteUrl: 'http://localhost:3000' };
  expect((await ask('/rest/v1/projects', 'http', { settings: local })).status).toBe(200);
});
