import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv, Caller } from '#http/app-env.ts';
import { anonymousCaller } from '#http/caller.ts';
import { createAllowance } from './allowance.ts';
import { limitRequests } from './limit-requests.ts';

const limits = {
  visitor: { burst: 3, stepSeconds: 2 },
  account: { burst: 4, stepSeconds: 1 },
  address: { burst: 7, stepSeconds: 1 },
};
const member = (sub: string): Caller => ({
  ...{ role: 'authenticated', claims: { sub, role: 'authenticated' }, token: 't', userId: sub },
});

function makeApp({ exemptLoopback = false } = {}) {
  let caller: Caller = anonymousCaller;
  let ip = '203.0.113.7';
  const refused: string[] = [];
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('caller', caller);
      c.set('clientIp', ip);
      await next();
    })
    .use(
      limitRequests({
        ...{ name: '/rest/v1', limits, exemptLoopback, allowance: createAllowance(() => 1_000_000) },
        onRefusal: (gate) => refused.push(gate),
        refuse: (c, seconds) => c.json({ seconds }, 429),
      }),
    )
    .get('/', (c) => c.text('rows'));
  const ask = async (count: number, who: Caller, from: string, env: object = { incoming: {} }) => {
    [caller, ip] = [who, from];
    const answers = [];
    for (let n = 0; n < count; n += 1) answers.push(await app.request('/', {}, env));
    return { passed: answers.filter(({ status }) => status === 200).length, last: answers.at(-1) };
  };
  return { ask, refused };
}

test('a visitor is counted by the address, and told how long to wait', async () => {
  const { ask, refused } = makeApp();
  const { passed, last } = await ask(9, anonymousCaller, '203.0.113.7');
  expect(passed).toBe(3);
  expect([last?.status, last?.headers.get('retry-after'), await last?.json()]).toEqual([
    429,
    '2',
    { seconds: 2 },
  ]);
  expect(refused).toEqual(Array.from({ length: 6 }, () => 'client /rest/v1'));
  expect((await ask(9, anonymousCaller, '203.0.113.8')).passed).toBe(3);
});

test('an account is counted wherever it asks from, an address with all its accounts', async () => {
  const { ask } = makeApp();
  expect((await ask(3, member('a'), '203.0.113.7')).passed).toBe(3);
  expect((await ask(3, member('a'), '198.51.100.4')).passed).toBe(1);
  // Visitors of the same network have used none of it, nor has it used theirs.
  expect((await ask(9, anonymousCaller, '203.0.113.7')).passed).toBe(3);
  expect((await ask(9, member('b'), '203.0.113.7')).passed).toBe(4);
  expect((await ask(9, member('c'), '203.0.113.7')).passed).toBe(0);
});

test('neither the operator, nor the server itself, nor a local installation is held', async () => {
  const { ask } = makeApp();
  const operator: Caller = { role: 'service_role', claims: null, token: null, userId: null };
  expect((await ask(20, operator, '203.0.113.7')).passed).toBe(20);
  expect((await ask(20, anonymousCaller, '203.0.113.7', {})).passed).toBe(20);
  const local = makeApp({ exemptLoopback: true });
  expect((await local.ask(20, anonymousCaller, '127.0.0.1')).passed).toBe(20);
  expect((await local.ask(20, anonymousCaller, '203.0.113.7')).passed).toBe(3);
});
