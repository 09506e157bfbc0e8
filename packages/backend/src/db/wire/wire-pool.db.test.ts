import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import type { SocketTarget } from './socket-target.ts';
import { createWirePool, type WirePool } from './wire-pool.ts';

let database: TestDatabase;
let target: SocketTarget;
let pool: WirePool;
beforeAll(async () => {
  database = await createTestDatabase();
  if (!('socketDir' in database.target)) throw new Error('the test cluster listens on a unix socket');
  target = database.target;
  pool = createWirePool(target, 3);
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

const one = (text: string, params: (string | null)[] = [], key: string | null = text) => ({
  text,
  params,
  key,
});
const rowsOf = async (...statements: ReturnType<typeof one>[]) => (await pool.run(statements)).at(-1);
const value = async (text: string, params?: (string | null)[]) => (await rowsOf(one(text, params)))?.[0]?.[0];

describe('values', () => {
  test('go and come as text, null as null', async () => {
    expect(
      await rowsOf(one('select $1::text, $2::int + 1, $3::jsonb, null', ["a'b\\\n😀", '41', '{"a":[1]}'])),
    ).toEqual([["a'b\\\n😀", '42', '{"a": [1]}', null]]);
    expect(await value('select $1::text is null', [null])).toBe('t');
    expect(await value('select $1 = any (array[1,2])', ['2'])).toBe('t');
  });

  test('large ones come in pieces', async () => {
    const text = 'é'.repeat(300_000);
    expect(await value('select $1::text', [text])).toBe(text);
    expect((await rowsOf(one('select generate_series(1, 20000)::text')))?.at(-1)).toEqual(['20000']);
  });

  test('a null character is refused before it is sent', async () => {
    await expect(pool.run([one('select 1 \0')])).rejects.toThrow(RangeError);
    expect(await value('select 1')).toBe('1');
  });
});

describe('a batch is one transaction', () => {
  test('settings made locally hold for the next statement and end with the batch', async () => {
    const set = one(`select set_config('request.method', $1, true)`, ['GET']);
    expect(await pool.run([set, one(`select current_setting('request.method', true)`)])).toEqual([
      [['GET']],
      [['GET']],
    ]);
    for (let n = 0; n < 6; n += 1)
      expect(await value(`select current_setting('request.method', true)`)).toBe('');
  });

  test('an error undoes all of it, and the connection goes on', async () => {
    await pool.run([one('create table public.wire_probe (n int unique)', [], null)]);
    const insert = one('insert into public.wire_probe values ($1)', ['1']);
    await expect(pool.run([insert, insert])).rejects.toMatchObject({
      name: 'PostgresError',
      code: '23505',
      table_name: 'wire_probe',
      detail: 'Key (n)=(1) already exists.',
    });
    await expect(pool.run([one('select 1 /'), one('select 2')])).rejects.toMatchObject({ code: '42601' });
    expect(await value('select count(*) from public.wire_probe')).toBe('0');
  });

  test('one that begins by itself and fails leaves no transaction open, and its error is told', async () => {
    const lone = createWirePool(target, 1);
    const open = [one('begin', [], null), one('create table public.wire_left (n int)', [], null)];
    await expect(lone.run([...open, one('select 1 / $1::int', ['0'])])).rejects.toMatchObject({
      code: '22012',
    });
    expect(await lone.run([one(`select to_regclass('public.wire_left')::text`, [], null)])).toEqual([
      [[null]],
    ]);
    await lone.run([...open, one('rollback', [], null)]);
    expect(await lone.run([one(`select to_regclass('public.wire_left')::text`, [], null)])).toEqual([
      [[null]],
    ]);
    await lone.close();
  });

  test('parallel batches keep apart', async () => {
    const ask = (n: number) =>
      rowsOf(
        one(`select set_config('request.path', $1, true)`, [String(n)]),
        one(`select current_setting('request.path', true), pg_sleep(0.001)::text`),
      );
    const seen = await Promise.all(Array.from({ length: 200 }, (_, n) => ask(n)));
    expect(seen.map((rows) => rows?.[0]?.[0])).toEqual(Array.from({ length: 200 }, (_, n) => String(n)));
  });
});

describe('connections', () => {
  test('one that the server ends under a statement is an error, and another takes its place', async () => {
    const dying = pool.run([one('select pg_sleep(20)::text')]);
    const refused = dying.catch((error: unknown) => error);
    await expect
      .poll(
        async () =>
          (
            await database.owner`select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(20)::text' and datname = current_database()`
          ).length,
      )
      .toBeGreaterThan(0);
    expect(await refused).toMatchObject({ code: '57P01' });
    expect(await value('select pg_backend_pid()')).not.toBe('');
  });

  test('recycling replaces them and forgets their plans', async () => {
    const before = await value('select pg_backend_pid()');
    pool.recycle();
    expect(await value('select pg_backend_pid()')).not.toBe(before);
    expect(await value('select count(*) from pg_prepared_statements')).toBe('2');
  });

  test('a wrong password and a missing socket are errors', async () => {
    const wrong = createWirePool({ ...target, password: 'no' }, 1);
    await expect(wrong.run([one('select 1')])).rejects.toMatchObject({ code: '28P01' });
    await wrong.close();
    const missing = createWirePool({ ...target, port: 1 }, 1);
    await expect(missing.run([one('select 1')])).rejects.toMatchObject({ code: 'ENOENT' });
    await missing.close();
  });
});
