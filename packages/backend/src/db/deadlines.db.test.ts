import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { connect } from '#db/pool.ts';
import { isUnavailable } from '#http/problem.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';

let database: TestDatabase;
/** A relay to the database's socket, which ends a connection in the moment that a statement with this text comes. */
let relay: net.Server;
/** While it is set, the database's answers wait. */
let held: Promise<void> | null = null;
const deadly = 'the last statement';
beforeAll(async () => {
  database = await createTestDatabase();
  const { socketDir, port } = database.socket;
  relay = net.createServer((client) => {
    const server = net.connect(`${socketDir}/.s.PGSQL.${port}`);
    for (const socket of [client, server]) socket.on('error', () => socket.destroy());
    client.on('data', (part) => {
      if (part.includes(deadly)) client.destroy();
      else server.write(part);
    });
    server.on('data', async (part) => {
      await held;
      client.write(part);
    });
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  relay.close();
  await database.drop();
});

const address = (): string => {
  const { user, password, database: name } = database.socket;
  const { port } = relay.address() as net.AddressInfo;
  return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`;
};

// Without names of statements, as behind a pooler, the library sends a statement only when the one before it was described.
test.each([[true], [false]])(
  'what waits on a connection of its own fails with it when it is lost, and the pool goes on (named statements: %s)',
  async (prepare) => {
    const sql = connect({ url: `${address()}?prepare=${prepare}` }, { max: 1, acquireMs: 5_000 });
    await sql`select 1`;
    const own = await sql.reserve();
    const ended = await Promise.allSettled([
      own.unsafe('begin'),
      own.unsafe(`select $1::text as "${deadly}"`, ['x']),
      own.unsafe('select $1::text', ['x']),
      own.unsafe('commit'),
    ]);
    own.release();
    expect(ended.slice(1).map((each) => each.status === 'rejected' && isUnavailable(each.reason))).toEqual([
      true,
      true,
      true,
    ]);
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
    const again = await sql.reserve();
    expect(await again.unsafe('select $1::int as n', [2])).toEqual([{ n: 2 }]);
    again.release();
    await sql.end();
  },
  20_000,
);

test('a statement that was given up while its connection was being opened is not run, and the connection serves the next', async () => {
  const opened = Promise.withResolvers<void>();
  held = opened.promise;
  const sql = connect({ url: address() }, { max: 1, acquireMs: 1_000 });
  await expect(sql`create table given_up (id int)`).rejects.toSatisfy(isUnavailable);
  held = null;
  opened.resolve();
  await eventually(
    async () => expect(await sql`select to_regclass('given_up') as it`).toEqual([{ it: null }]),
    10_000,
  );
  await sql.end();
});
