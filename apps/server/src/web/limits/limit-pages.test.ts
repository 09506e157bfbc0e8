import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AppEnv } from '@kawanusaha/backend/http/app-env';
import { createAllowance } from '@kawanusaha/backend/http/load/allowance';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import type { AppDeps } from '#deps.ts';
import { pageLimits } from '#web/limits/client-limits.ts';
import { limitPages } from '#web/limits/limit-pages.ts';

const clientDir = fs.mkdtempSync(path.join(os.tmpdir(), 'built-'));
for (const file of ['assets/app-1.js', 'template-excel/stok.webp', 'favicon.svg']) {
  fs.mkdirSync(path.dirname(path.join(clientDir, file)), { recursive: true });
  fs.writeFileSync(path.join(clientDir, file), '');
}
afterAll(() => fs.rmSync(clientDir, { recursive: true }));

function makeApp(now: () => number) {
  const settings = { local: false } as AppDeps['settings'];
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('clientIp', '203.0.113.7');
      await next();
    })
    .use('*', limitPages({ settings, allowance: createAllowance(now) }, clientDir))
    .get('*', (c) => c.text('page'));
  return async (address: string): Promise<number> =>
    (await app.request(address, {}, { incoming: {} })).status;
}

/** How many of one more than the limit are let through. */
async function countPassed(address: string): Promise<number> {
  const ask = makeApp(() => 1_000_000);
  let passed = 0;
  for (let n = 0; n <= pageLimits.visitor.burst; n += 1) if ((await ask(address)) === 200) passed += 1;
  return passed;
}

test.each(['/assets/app-1.js', '/template-excel/stok.webp', '/favicon.svg'])(
  'the built file %s is not counted',
  async (address) => {
    expect(await countPassed(address)).toBe(pageLimits.visitor.burst + 1);
  },
);

test.each(['/cari-project', '/template-excel', '/assets', '/assets/made-up-1.js', '/assets/../cari-project'])(
  '%s is, since a page is made for it',
  async (address) => {
    expect(await countPassed(address)).toBe(pageLimits.visitor.burst);
  },
);

test('two hundred behind one address begin together and open a page each ten seconds: none is refused', async () => {
  let now = 1_000_000;
  const ask = makeApp(() => now);
  const refused: number[] = [];
  const open = async (): Promise<void> => {
    if ((await ask('/cari-project')) !== 200) refused.push(now);
  };
  // The page, and what the service worker keeps of it.
  for (let n = 0; n < 200 * 3; n += 1) await open();
  for (let n = 0; n < 3 * 60 * 20; n += 1) {
    now += 50;
    await open();
  }
  expect(refused).toEqual([]);
});
