import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { admit } from '#http/load/admit.ts';
import type { AppEnv } from '#http/app-env.ts';
import { createMetrics } from '#metrics/create-metrics.ts';

test('a rush is answered as far as it goes, the rest gets 503 with Retry-After at once, and afterwards all is as before', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const app = new Hono<AppEnv>();
  const metrics = createMetrics();
  app.use('/rest/v1/*', admit('/rest/v1', metrics));
  const told = async (line: string): Promise<boolean> => (await metrics.gather()).includes(`\n${line}\n`);
  app.get('/rest/v1/rows', async (c) => {
    await opened;
    return c.json([]);
  });
  const client = { incoming: {} };
  const rush = Array.from({ length: 1_000 }, async () => app.request('/rest/v1/rows', {}, client));
  const refused = await Promise.race(rush);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.json()).toMatchObject({ code: 'overloaded' });
  expect(await told('http_requests_waiting{gate="/rest/v1"} 192')).toBe(true);
  // What the server asks itself is part of a request that is in already: it must not wait behind others.
  const own = app.request('/rest/v1/rows');
  open();
  expect((await own).status).toBe(200);
  const statuses = (await Promise.all(rush)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(96 + 192);
  expect(statuses.filter((status) => status === 503)).toHaveLength(1_000 - 96 - 192);
  expect((await app.request('/rest/v1/rows', {}, client)).status).toBe(200);
  expect(await told('http_requests_waiting{gate="/rest/v1"} 0')).toBe(true);
  expect(await told('http_requests_refused_total{gate="/rest/v1"} 712')).toBe(true);
});
