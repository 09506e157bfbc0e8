import net from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#db/pool.ts';
import { createListener, type Listener } from '#db/listener.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';

let database: TestDatabase;
let listener: Listener;
/** A relay to the database's socket; frozen connections stay open and carry nothing, as behind a lost route. */
let relay: net.Server;
const sockets = new Set<net.Socket>();

beforeAll(async () => {
  database = await createTestDatabase();
  const target = database.socket;
  relay = net.createServer((client) => {
    const server = net.connect(`${target.socketDir}/.s.PGSQL.${target.port}`);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    client.pipe(server).pipe(client);
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const { port } = relay.address() as net.AddressInfo;
  const url = `postgres://${target.user}:${encodeURIComponent(target.password)}@127.0.0.1:${port}/${target.database}`;
  listener = createListener(() => connect({ url }, { max: 1 }), database.owner);
});
afterAll(async () => {
  await listener.close();
  for (const socket of sockets) socket.destroy();
  relay.close();
  await database.drop();
});

const notify = (channel: string, message: string): Promise<unknown> =>
  database.owner`select pg_notify(${channel}, ${message})`;

describe('the listener', () => {
  test('tells each hearer of a channel once, and none that has stopped', async () => {
    const [one, other]: [string[], string[]] = [[], []];
    const stopOne = await listener.on('kabar', (message) => void one.push(message));
    const stopOther = await listener.on('kabar', (message) => void other.push(message));
    await notify('kabar', 'satu');
    await expect.poll(() => [one, other], { timeout: 10_000 }).toEqual([['satu'], ['satu']]);
    await stopOne();
    await notify('kabar', 'dua');
    await expect.poll(() => other, { timeout: 10_000 }).toEqual(['satu', 'dua']);
    expect(one).toEqual(['satu']);
    await stopOther();
    await expect.poll(() => listener.isHeard(), { timeout: 10_000 }).toBe(true);
  });

  test('says that notices may have been missed when its connection is ended, and hears again', async () => {
    const heard: string[] = [];
    let lapses = 0;
    const stop = await listener.on(
      'putus',
      (message) => void heard.push(message),
      () => void (lapses += 1),
    );
    await database.owner`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`;
    await expect.poll(() => lapses, { timeout: 15_000 }).toBeGreaterThan(0);
    await notify('putus', 'kembali');
    await expect.poll(() => heard, { timeout: 15_000 }).toContain('kembali');
    await stop();
  });

  test('opens another connection when its own carries nothing any more', async () => {
    const heard: string[] = [];
    let lapses = 0;
    const stop = await listener.on(
      'diam',
      (message) => void heard.push(message),
      () => void (lapses += 1),
    );
    await expect.poll(() => listener.isHeard(), { timeout: 10_000 }).toBe(true);
    for (const socket of sockets) socket.unpipe().pause();
    await notify('diam', 'hilang');
    await expect.poll(() => lapses, { timeout: 30_000 }).toBeGreaterThan(0);
    await notify('diam', 'kembali');
    await expect.poll(() => heard, { timeout: 30_000 }).toEqual(['kembali']);
    await expect.poll(() => listener.isHeard(), { timeout: 10_000 }).toBe(true);
    await stop();
  }, 90_000);
});
