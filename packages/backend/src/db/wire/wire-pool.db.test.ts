import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { connect } from '#db/pool.ts';
import { isUnavailable } from '#http/problem.ts';
import { createTestDatabase, tlsTarget, type TestDatabase } from '#testing/database.ts';
import { openTransactionPooler } from '#testing/transaction-pooler.ts';
import { authenticate } from './authenticate.ts';
import { MessageReader } from './message-reader.ts';
import { openSocket } from './open-socket.ts';
import { createWirePool, type WirePool } from './wire-pool.ts';
import { readWireTarget, type WireTarget } from './wire-target.ts';

const roads = ['socket', 'tls'] as const;
const deadlines = { connectMs: 5_000, answerMs: 40_000 };

/** The same database over the unix socket and over TCP with a verified certificate. */
function targetOf(database: TestDatabase, road: (typeof roads)[number]): WireTarget {
  const { socketDir, port, owner, password } = inject('cluster');
  const target =
    road === 'tls'
      ? tlsTarget(database.name)
      : { socketDir, port, database: database.name, user: owner, password };
  const { options } = connect(target, { max: 1 });
  return readWireTarget(target, options);
}

const one = (text: string, params: (string | null)[] = [], key: string | null = text) => ({
  text,
  params,
  key,
});

describe.each(roads)('over %s', (road) => {
  let database: TestDatabase;
  let target: WireTarget;
  let pool: WirePool;
  beforeAll(async () => {
    database = await createTestDatabase();
    target = targetOf(database, road);
    pool = createWirePool(target, 3);
  });
  afterAll(async () => {
    await pool.close();
    await database.drop();
  });

  const rowsOf = async (...statements: ReturnType<typeof one>[]) => (await pool.run(statements)).at(-1);
  const value = async (text: string, params?: (string | null)[]) =>
    (await rowsOf(one(text, params)))?.[0]?.[0];

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
      const nowhere = road === 'tls' ? { host: '127.0.0.1', port: 1 } : { path: '/tmp/no-such-socket' };
      const missing = createWirePool({ ...target, addresses: [nowhere] }, 1);
      const refused = missing.run([one('select 1')]);
      await expect(refused).rejects.toMatchObject({ code: road === 'tls' ? 'ECONNREFUSED' : 'ENOENT' });
      await expect(refused).rejects.toSatisfy(isUnavailable);
      await missing.close();
      const second = createWirePool({ ...target, addresses: [nowhere, ...target.addresses] }, 1);
      expect(await second.run([one('select 1')])).toEqual([[['1']]]);
      await second.close();
    });

    test('a batch without an answer in time is cancelled at the server, and the next one has a connection', async () => {
      const hasty = createWirePool(target, 1, { ...deadlines, answerMs: 500 });
      const text = 'select pg_sleep(60)::text as late';
      await expect(hasty.run([one(text)])).rejects.toSatisfy(isUnavailable);
      await expect
        .poll(
          async () =>
            database.owner`select 1 from pg_stat_activity where query = ${text} and state = 'active'`,
        )
        .toHaveLength(0);
      expect(await hasty.run([one('select 1')])).toEqual([[['1']]]);
      await hasty.close();
    });
  });
});

describe('encryption', () => {
  let database: TestDatabase;
  let target: WireTarget;
  const refusal = async (changed: Partial<WireTarget>): Promise<unknown> => {
    const pool = createWirePool({ ...target, ...changed }, 1);
    const outcome = await pool.run([one('select 1')]).catch((error: unknown) => error);
    await pool.close();
    return outcome;
  };
  beforeAll(async () => {
    database = await createTestDatabase();
    target = targetOf(database, 'tls');
  });
  afterAll(() => database.drop());

  test('is what the session really has', async () => {
    const pool = createWirePool(target, 1);
    expect(await pool.run([one('select ssl::text from pg_stat_ssl where pid = pg_backend_pid()')])).toEqual([
      [['true']],
    ]);
    await pool.close();
  });

  test('refuses another name, a certificate that is not trusted, and a server without TLS', async () => {
    const { port } = inject('cluster');
    expect(await refusal({ addresses: [{ host: '127.0.0.1', port }] })).toMatchObject({
      code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    });
    const distrustful = { isRequired: true, isDirect: false, options: { ca: [] } };
    expect(await refusal({ tls: distrustful })).toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    const plain = net.createServer((socket) =>
      socket.on('error', () => {}).once('data', () => socket.write('N')),
    );
    plain.listen(0, '127.0.0.1');
    await once(plain, 'listening');
    const addresses = [{ host: 'localhost', port: (plain.address() as AddressInfo).port }];
    expect(await refusal({ addresses })).toMatchObject({ message: expect.stringContaining('has no TLS') });
    plain.close();
  });

  test('a server that accepts and says nothing ends with a time-out', async () => {
    const mute = net.createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const addresses = [{ host: 'localhost', port: (mute.address() as AddressInfo).port }];
    const pool = createWirePool({ ...target, addresses }, 1, { ...deadlines, connectMs: 200 });
    await expect(pool.run([one('select 1')])).rejects.toSatisfy(isUnavailable);
    await pool.close();
    mute.close();
  });

  test.each([
    [
      'postgres://a:p%40ss@db.test/x?sslmode=require',
      { user: 'a', password: 'p@ss', isRequired: true, isChecked: false },
    ],
    ['postgres://a@db.test/x?sslmode=verify-full', { isRequired: true, isChecked: true }],
    ['postgres://a@db.test/x?sslmode=prefer', { isRequired: false, isChecked: false }],
    ['postgres://a@db.test:6432/x?prepare=false', { prepares: false, port: 6432 }],
    ['postgres://a@one.test,two.test/x?target_session_attrs=primary', { wantsPrimary: true, hosts: 2 }],
  ])('an address is read as the library reads it: %s', async (url, expected) => {
    const sql = connect({ url }, { max: 1 });
    const read = readWireTarget({ url }, sql.options);
    const first = read.addresses[0];
    expect({
      user: read.user,
      password: read.password,
      isRequired: read.tls?.isRequired,
      isChecked: read.tls === null ? undefined : read.tls.options.rejectUnauthorized !== false,
      prepares: read.prepares,
      port: first !== undefined && 'port' in first ? first.port : undefined,
      wantsPrimary: read.wantsPrimary,
      hosts: read.addresses.length,
    }).toMatchObject(expected);
    await sql.end();
  });
});

test('through a pooler in transaction mode batches are whole, and names that it does not know are given up', async () => {
  const database = await createTestDatabase();
  const target = targetOf(database, 'socket');
  const ready = async (): Promise<net.Socket> => {
    const address = target.addresses[0];
    if (address === undefined) throw new Error('no address');
    const socket = await openSocket(address, null, AbortSignal.timeout(5_000));
    await authenticate(socket, target, new MessageReader());
    return socket;
  };
  const pooler = await openTransactionPooler(ready, 3);
  const pool = createWirePool({ ...target, addresses: [{ host: '127.0.0.1', port: pooler.port }] }, 8);
  const seen = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      pool.run([
        one(`select set_config('request.path', $1, true)`, [String(n)]),
        one(`select current_setting('request.path', true), pg_backend_pid()::text`),
      ]),
    ),
  );
  expect(seen.map((rows) => rows[1]?.[0]?.[0])).toEqual(Array.from({ length: 200 }, (_, n) => String(n)));
  expect(new Set(seen.map((rows) => rows[1]?.[0]?.[1])).size).toBe(3);
  const undone = [
    one('begin', [], 'begin'),
    one('select $1::int::text', ['0']),
    one('rollback', [], 'rollback'),
  ];
  expect((await pool.run(undone))[1]).toEqual([['0']]);
  await expect(pool.run([one('select (1 / $1::int)::text', ['0'])])).rejects.toMatchObject({ code: '22012' });
  await pool.close();
  await pooler.stop();
  await database.drop();
});
