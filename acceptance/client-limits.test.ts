/** How often one client may ask the data API, functions and pages, of two processes together (issue 18 §1.3). */
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientLimits, pageLimits } from '../apps/server/src/web/limits/client-limits.ts';
import { startPreparedServer } from '../tooling/test-server/prepared-server.ts';
import { findFreePort, type TestServer } from '../tooling/test-server/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startPreparedServer(await findFreePort(), { DEMO_DATA: 'false', TRUSTED_PROXIES: '1' }, [
    ...['--processes', '2'],
  ]);
});
afterAll(() => server.stop());

/**
 * Many requests at once, from one address that writes others before it.
 * @param count how many at most
 * @param enough ends it sooner, once so many were refused: how many it takes depends on how fast this machine asks
 */
async function flood(path: string, address: string, count: number, init: RequestInit = {}, enough = count) {
  const began = performance.now();
  const answers: Response[] = [];
  let sent = 0;
  let refusals = 0;
  const send = async (): Promise<void> => {
    while (sent < count && refusals < enough) {
      sent += 1;
      const answer = await fetch(server.url + path, {
        ...init,
        headers: {
          ...(init.headers as Record<string, string> | undefined),
          ...{ apikey: server.publishableKey, 'content-type': 'application/json' },
          'x-forwarded-for': `198.51.100.${sent % 250}, ${address}`,
        },
      });
      answers.push(answer);
      if (answer.status === 429) refusals += 1;
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
  [
    ...(['/storage/v1/render/image/public/foto-profil/tidak-ada.webp?width=320', '203.0.113.11'] as const),
    ...([clientLimits['/storage/v1'].visitor, {}] as const),
  ],
  ['/cari-project', '203.0.113.9', pageLimits.visitor, {}],
] as const)('%s: two processes let through what one would', async (path, address, pace, init) => {
  const { passed, refused, seconds } = await flood(path, address, 20_000, init, 500);
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

test('a class behind one address: each member has a supply of functions, also when visitors there have used theirs', async () => {
  const address = '203.0.113.12';
  const body = JSON.stringify({ message: 'berapa modal untuk jualan kopi?' });
  const init = { method: 'POST', body };
  await flood('/functions/v1/business-chat', address, clientLimits['/functions/v1'].visitor.burst * 3, init);
  const tokens = await Promise.all(
    Array.from({ length: 12 }, async (_, n) => {
      const client = createClient(server.url, server.publishableKey, { auth: { persistSession: false } });
      const { data, error } = await client.auth.signUp({
        email: `kelas-${n}@kampus.test`,
        password: 'kopi-susu-7',
        options: { data: { username: `kelas_a${n}`, nama_lengkap: 'Anggota Kelas' } },
      });
      if (error) throw error;
      return data.session?.access_token ?? '';
    }),
  );
  const each = await Promise.all(
    tokens.map((token) =>
      flood('/functions/v1/get-referral-qr', address, 20, {
        ...init,
        headers: { authorization: `Bearer ${token}` },
      }),
    ),
  );
  expect(each.map(({ passed }) => passed)).toEqual(tokens.map(() => 20));
});

test('the payment provider is never held', async () => {
  const { passed } = await flood('/functions/v1/midtrans-webhook', '203.0.113.10', 300, {
    method: 'POST',
    body: '{}',
  });
  expect(passed).toBe(300);
});
