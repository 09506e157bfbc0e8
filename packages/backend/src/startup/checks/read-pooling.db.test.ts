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
const open = (databaseUrl: string, warn: (line: string) => void) =>
  openConfiguredDatabase({ dataDir: '/nowhere', databaseUrl, secrets, lock: null, log: () => {}, warn });

test('a database that is reached directly is told from one behind a pooler', async () => {
  expect(await readPooling(tlsTarget(database.name).url)).toBe('none');
  expect(await readPooling(address)).toBe('breaks');
  expect(await readPooling(`${address}?prepare=false`)).toBe('transactions');
});

test('a start through a pooler that loses prepared statements says in one sentence what to do', async () => {
  await expect(open(address, () => {})).rejects.toThrow(
    'The pooler that DATABASE_URL leads to loses prepared statements: add ?prepare=false to DATABASE_URL, or set max_prepared_statements in PgBouncer (1.21 or newer).',
  );
});

test('a start through a pooler in transaction mode goes on, and says what is missing', async () => {
  const lines: string[] = [];
  const opened = await open(`${address}?prepare=false`, (line) => lines.push(line));
  await opened.database.close();
  expect(lines).toEqual([
    expect.stringMatching(
      /^DATABASE_URL leads to a pooler in transaction mode, through which no notices come/,
    ),
  ]);
});
