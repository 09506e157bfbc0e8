import type net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#db/pool.ts';
import { authenticate } from '#db/wire/authenticate.ts';
import { MessageReader } from '#db/wire/message-reader.ts';
import { openSocket } from '#db/wire/open-socket.ts';
import { readWireTarget } from '#db/wire/wire-target.ts';
import { openConfiguredDatabase } from '#startup/open-database.ts';
import { createTestDatabase, tlsTarget, type TestDatabase } from '#testing/database.ts';
import { openTransactionPooler } from '#testing/transaction-pooler.ts';
import { readPooling } from './read-pooling.ts';

let database: TestDatabase;
let pooler: Awaited<ReturnType<typeof openTransactionPooler>>;
let address: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const target = readWireTarget(database.socket, connect(database.socket, { max: 1 }).options);
  const ready = async (): Promise<net.Socket> => {
    const [first] = target.addresses;
    if (first === undefined) throw new Error('no address');
    const socket = await openSocket(first, null, AbortSignal.timeout(5_000));
    await authenticate(socket, target, new MessageReader());
    return socket;
  };
  pooler = await openTransactionPooler(ready, 3);
  address = `postgres://anyone@127.0.0.1:${pooler.port}/any`;
});
afterAll(async () => {
  await pooler.stop();
  await database.drop();
});

const secrets = {
  databasePassword: '',
  requestPassword: '',
  publishableKey: '',
  secretKey: '',
  jwtSecret: '',
};
const open = (databaseUrl: string, listenUrl: string | null | false = null) =>
  openConfiguredDatabase({ dataDir: '/nowhere', databaseUrl, listenUrl, secrets, lock: null, log: () => {} });

test('a database that is reached directly is told from one behind a pooler', async () => {
  expect(await readPooling(tlsTarget(database.name).url)).toBe('none');
  expect(await readPooling(address)).toBe('breaks');
  expect(await readPooling(`${address}?prepare=false`)).toBe('transactions');
});

test('a start through a pooler that loses prepared statements says in one sentence what to do', async () => {
  await expect(open(address)).rejects.toThrow(
    'The pooler that DATABASE_URL leads to loses prepared statements: add ?prepare=false to DATABASE_URL, or set max_prepared_statements in PgBouncer (1.21 or newer).',
  );
});

test('a server does not start through a pooler in transaction mode that no notices come through', async () => {
  await expect(open(`${address}?prepare=false`)).rejects.toThrow(
    'DATABASE_URL leads to a pooler in transaction mode, through which no notices come: set DATABASE_LISTEN_URL to an address of the same database past it.',
  );
});

test('a command starts through it: it hears no notices', async () => {
  const { database: opened } = await open(`${address}?prepare=false`, false);
  expect(await opened.owner`select 1 as one`).toEqual([{ one: 1 }]);
  await opened.close();
});

test('with an address past the pooler a server hears there what it tells through the pooler', async () => {
  const { url } = tlsTarget(database.name);
  const { database: through, listen } = await open(`${address}?prepare=false`, url);
  expect(listen).toEqual({ url });
  const heard: string[] = [];
  try {
    await through.listener.on('kabar', (message) => void heard.push(message));
    await through.owner`select pg_notify('kabar', 'lewat')`;
    await expect.poll(() => heard, { timeout: 15_000 }).toEqual(['lewat']);
    await expect.poll(() => through.listener.isHeard(), { timeout: 15_000 }).toBe(true);
  } finally {
    await through.close();
  }
});

test.each([
  ['the pooler itself', () => `${address}?prepare=false`],
  ['another database', () => tlsTarget('postgres').url],
])('an address to listen at that is %s is refused', async (_, listenUrl) => {
  await expect(open(`${address}?prepare=false`, listenUrl())).rejects.toThrow(
    'What is told through DATABASE_URL is not heard at DATABASE_LISTEN_URL: set it to an address of the same database past every pooler in transaction mode.',
  );
});

test('an address to listen at that nothing answers at is refused with the reason', async () => {
  await expect(open(`${address}?prepare=false`, 'postgres://anyone@127.0.0.1:9/any')).rejects.toThrow(
    /^DATABASE_LISTEN_URL cannot be listened at: .*ECONNREFUSED/,
  );
});
