/** How often one client may ask the data API, functions and pages, of two processes together (issue 18 §1.3). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientLimits, pageLimits } from '../apps/server/src/web/client-limits.ts';
import { findFreePort, startServer, type TestServer } from '../tooling/test-server/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer(await findFreePort(), { DEMO_DATA: 'false', TRUSTED_PROXIES: '1' }, [
    ...['--processes', '2'],
  ]);
});
afterAll(() => server.stop());

/** Ten times the limit, from one address that writes others before it. */
async function flood(path: string, address: string, count: number, init: RequestInit = {}) {
  const began = performance.now();
  const answers: Response[] = [];
  let sent = 0;
  const send = async (): Promise<void> => {
    while (sent < count) {
      sent += 1;
      const answer = await fetch(server.url + path, {
        ...init,
        headers: {
          ...{ apikey: server.publishableKey, 'content-type': 'application/json', connection: 'close' },
          'x-forwarded-for': `198.51.100.${sent % 250}, ${address}`,
        },
      });
      answers.push(answer);
      await answer.clone().arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 50 }, send));
  const seconds = (performance.now() - began) / 1_000;
  const refused = answers.filter(({ status }) => status === 429);
  return { passed: answers.length - refused.length, refused, seconds };
}

test.each([
  ['/rest/v1/project_listings?select=id&limit=1', '203.0.113.7', clientLimits['/rest/v1'].visitor, {}],
  [
    ...(['/functions/v1/business-chat', '203.0.113.8', clientLimits['/functions/v1'].visitor] as const),
    { method: 'POST', body: '{}' },
  ],
  ['/cari-project', '203.0.113.9', pageLimits.visitor, {}],
] as const)('%s: two processes let through what one would', async (path, address, pace, init) => {
  const { passed, refused, seconds } = await flood(path, address, pace.burst * 10, init);
  const allowed = pace.burst + seconds / pace.stepSeconds;
  expect(passed).toBeGreaterThanOrEqual(pace.burst - 40);
  expect(passed).toBeLessThanOrEqual(allowed * 1.1);
  const [answer] = refused;
  expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0);
  const text = await answer?.text();
  expect(text).toContain(
    path.startsWith('/cari') ? 'Terlalu banyak halaman dibuka' : 'Terlalu banyak permintaan',
  );
  if (!path.startsWith('/cari'))
    expect(JSON.parse(text ?? '')).toMatchObject({ code: 'PT429', hint: 'request_limit' });
  // Another network is served meanwhile.
  const other = await flood(path, '192.0.2.4', 1, init);
  expect(other.passed).toBe(1);
});

test('the payment provider is never held', async () => {
  const { passed } = await flood('/functions/v1/midtrans-webhook', '203.0.113.10', 300, {
    method: 'POST',
    body: '{}',
  });
  expect(passed).toBe(300);
});
