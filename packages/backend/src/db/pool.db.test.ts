import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { connect, isPoolFault, renewPools } from '#db/pool.ts';
import { isUnavailable } from '#http/problem.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a pool that is made anew fails what was under way, works again and hears what it listened to', async () => {
  const sql = connect(database.target, { max: 2 });
  const heard: string[] = [];
  await sql.listen('kabar', (text) => void heard.push(text));
  // Both connections are open: one that goes while it is being opened is the next test's.
  await Promise.all([sql`select pg_sleep(0.2)`, sql`select pg_sleep(0.2)`]);
  const stuck = sql`select pg_sleep(60)`.then(
    () => null,
    (error: unknown) => error,
  );
  await sql`select 1`;
  renewPools();
  expect(await stuck).toSatisfy(isUnavailable);
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  expect(await sql.begin((tx) => tx`select ${sql.json({ a: 1 })}::jsonb as value`)).toEqual([
    { value: { a: 1 } },
  ]);
  await eventually(async () => {
    await database.owner.notify('kabar', 'halo');
    expect(heard).toContain('halo');
  }, 5_000);
  await sql.end();
});

test('only an error out of the library counts as its fault', () => {
  const fault = new TypeError("Cannot read properties of null (reading 'write')");
  expect(isPoolFault(fault)).toBe(false);
  fault.stack = `${fault.message}\n    at nextWrite (file:///x/node_modules/postgres/src/connection.js:253:22)`;
  expect(isPoolFault(fault)).toBe(true);
});

test('who waits too long for a connection, an answer or a lock is told so, and takes nothing with them', async () => {
  const sql = connect(database.target, { max: 1, acquireMs: 1_000, statementMs: 1_000, lockMs: 300 });
  const busy = await sql.reserve();
  await busy`select 1`;
  const ran: string[] = [];
  const waiting = await Promise.allSettled([
    sql`select 1`,
    sql.unsafe('select 1'),
    sql.begin(async () => void ran.push('begin')),
    sql.reserve(),
  ]);
  expect(waiting.map((result) => result.status === 'rejected' && isUnavailable(result.reason))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  busy.release();
  expect(await sql`select ${sql`1 + 1`} as two`).toEqual([{ two: 2 }]);
  expect(ran).toEqual([]);
  await expect(sql`select pg_sleep(60)`).rejects.toSatisfy(isUnavailable);
  await database.owner`create table if not exists public.locked (id int)`;
  // Behind an address may be a pooler, which is not told of the limits: there the pool's own one ends the wait.
  const code = 'url' in database.target ? 'POOL_TIMEOUT' : '55P03';
  await database.owner.begin(async (tx) => {
    await tx`lock table public.locked in access exclusive mode`;
    await expect(sql`select from public.locked`).rejects.toMatchObject({ code });
  });
  expect(await sql.begin((tx) => tx`select 1 as one`)).toEqual([{ one: 1 }]);
  await sql.end();
});
