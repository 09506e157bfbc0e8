import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRestRoutes } from '#rest/create-rest-routes.ts';
import { createMetrics } from '#metrics/create-metrics.ts';
import { watchDatabase } from '#metrics/watch-database.ts';
import { watchPools } from '#metrics/watch-pools.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';

const token = 'a-token-of-a-prometheus';
const metrics = createMetrics();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    settings: { metricsToken: token },
    deps: { metrics },
    parts: { protocols: { '/rest/v1': (deps) => createRestRoutes(deps) } },
  });
  watchPools(metrics.registry, app.database);
  watchDatabase(metrics.registry, app.database.checks);
});
afterAll(() => app.close());

const read = (headers: Record<string, string> = {}): Promise<Response> => app.fetch('/metrics', { headers });
const readText = async (): Promise<string> => (await read({ authorization: `Bearer ${token}` })).text();

describe('who may read', () => {
  test.each([
    ['no token', {}],
    ['a wrong token', { authorization: 'Bearer another-token-of-some-length' }],
    ['a token in the address of nothing', { apikey: token }],
  ])('%s: there is no such address', async (_, headers) => {
    const response = await read(headers);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('http_requests_total');
  });

  test('the token: the text that Prometheus reads', async () => {
    const response = await read({ authorization: `Bearer ${token}` });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await response.text()).toContain('# TYPE http_request_duration_seconds histogram');
  });

  test('without the setting a request that is not of this machine, or came through a proxy, reads nothing', async () => {
    const open = await createTestApp({ settings: { metricsToken: null, local: true }, deps: { metrics } });
    try {
      expect((await open.fetch('/metrics')).status).toBe(404);
      expect((await open.fetch('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(
        404,
      );
    } finally {
      await open.close();
    }
  });
});

test('requests are counted by pattern, never by what a client wrote', async () => {
  await app.fetch('/rest/v1/no-such-table-of-siti@example.com?name=eq.Siti', {
    headers: { apikey: app.deps.settings.publishableKey },
  });
  await app.fetch('/siti-rahma');
  const text = await readText();
  expect(text).not.toMatch(/siti/i);
  expect(text).toContain('route="/rest/v1/*",status="404"');
});

test('the database tells of its connections, its locks and its dead rows', async () => {
  const text = await readText();
  expect(text).toMatch(/^database_up 1$/m);
  expect(text).toMatch(/^database_connections\{state="[a-z ]+"\} [1-9]/m);
  expect(text).toMatch(/^database_lock_waits 0$/m);
  expect(text).toMatch(/^database_size_bytes [1-9]\d{5,}$/m);
  expect(text).toMatch(/^database_dead_rows\{table="[\w.]+"\} \d+$/m);
});

test('a statement that waits for a connection is seen waiting, and what holds it as under way', async () => {
  const { pulse } = app.database;
  const held = await pulse.reserve();
  const waiting = pulse`select 1`.execute();
  const busy = await readText();
  expect(busy).toMatch(/^database_pool_waiting\{pool="pulse"\} 1$/m);
  expect(busy).toMatch(/^database_pool_active\{pool="pulse"\} 1$/m);
  held.release();
  await waiting;
  const idle = await readText();
  expect(idle).toMatch(/^database_pool_waiting\{pool="pulse"\} 0$/m);
  expect(idle).toMatch(/^database_pool_active\{pool="pulse"\} 0$/m);
});
