/** What an operator sees at night: metrics that rules and panels name, one request through all logs, and the code of an error in a browser. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchedByPanels, watchedByRules } from '../apps/server/src/testing/watched-metrics.ts';
import { openDatabase } from '../e2e/support/database.ts';
import { eventually } from '../packages/backend/src/testing/eventually.ts';
import { startPreparedServer } from '../tooling/test-server/prepared-server.ts';
import { findFreePort, type TestServer } from '../tooling/test-server/start-server.ts';

const place = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-watching-'));
const trace = '0af7651916cd43dd8448eb211c80319c';
let server: TestServer;
let sql: postgres.Sql;

beforeAll(async () => {
  const env = { DEMO_DATA: 'false', BACKUP_DIR: place, LOG_LEVEL: 'info' };
  server = await startPreparedServer(await findFreePort(), env);
  sql = openDatabase(server.dataDir);
}, 600_000);
afterAll(async () => {
  await sql.end();
  await server.stop();
  fs.rmSync(place, { recursive: true, force: true });
});

/** The lines of the server's log with this message. */
const linesOf = (message: string): Record<string, unknown>[] =>
  server
    .readLog()
    .split('\n')
    .flatMap((line) =>
      line.startsWith('{') && line.includes(message) ? [JSON.parse(line) as Record<string, unknown>] : [],
    );

test('every metric that a rule or a panel names is told by a running server', async () => {
  await eventually(async () => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    const told = new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name));
    // Prometheus itself tells `up`.
    told.add('up');
    const missing = [...watchedByRules(), ...watchedByPanels()].flatMap(({ title, names }) =>
      names.filter((name) => !told.has(name)).map((name) => `${title}: ${name}`),
    );
    expect(missing).toEqual([]);
  }, 60_000);
});

test('the trace that a browser sends stands in the log of the request, in the database and in its log, with a slow statement and a wait for a lock', async () => {
  const ask = (query: string): Promise<Response> =>
    fetch(`${server.url}/rest/v1/project_listings?select=id${query}`, {
      headers: { apikey: server.publishableKey, traceparent: `00-${trace}-b7ad6b7169203331-01` },
    });
  // What the engine reads of the tables would wait for the lock, too.
  expect((await ask('')).status).toBe(200);
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const locking = sql.begin(async (transaction) => {
    await transaction`lock table public.project_listings in access exclusive mode`;
    locked.resolve();
    await held.promise;
  });
  await locked.promise;
  const watching = openDatabase(server.dataDir);
  const asked = ask('&project_name=eq.rahasia');
  try {
    await eventually(async () => {
      const names = await watching`
        select from pg_stat_activity where application_name = ${`trace ${trace}`} and wait_event_type = 'Lock'`;
      expect(names).toHaveLength(1);
    });
    await eventually(() =>
      expect(linesOf('a statement waits for a lock')).toContainEqual(
        expect.objectContaining({ trace, lock: 'AccessShareLock' }),
      ),
    );
  } finally {
    held.resolve();
    await locking;
    await watching.end();
  }
  expect((await asked).status).toBe(200);
  await eventually(() => {
    expect(linesOf('a slow statement')).toContainEqual(expect.objectContaining({ trace }));
    expect(linesOf('"request"')).toContainEqual(
      expect.objectContaining({ trace, route: '/rest/v1/project_listings', status: 200 }),
    );
    const log = fs.readFileSync(path.join(server.dataDir, 'logs/postgres.log'), 'utf8');
    expect(log).toMatch(new RegExp(`trace ${trace} .*LOG: {2}duration: `));
    expect(log).toMatch(new RegExp(`trace ${trace} .*still waiting for AccessShareLock`));
    expect(log + server.readLog()).not.toContain('rahasia');
  }, 20_000);
});

test('a slow statement of the server itself is told with the trace of the request it was for', async () => {
  const ofSignIn = '4bf92f3577b34da6a3ce929d0e0e4736';
  const waiting = (): number => linesOf('a statement waits for a lock').length;
  const before = waiting();
  let asked: Promise<Response> | undefined;
  await sql.begin(async (transaction) => {
    await transaction`lock table auth.users in access exclusive mode`;
    asked = fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: {
        ...{ apikey: server.publishableKey, 'content-type': 'application/json' },
        traceparent: `00-${ofSignIn}-b7ad6b7169203331-01`,
      },
      body: JSON.stringify({ email: 'tak-ada@contoh.test', password: 'sandi-yang-salah' }),
    });
    await eventually(() => expect(waiting()).toBeGreaterThan(before));
  });
  expect((await asked)?.status).toBe(400);
  expect(linesOf('a slow statement of the server')).toContainEqual(
    expect.objectContaining({ trace: ofSignIn, statement: expect.stringMatching(/auth\.|transaction/) }),
  );
});

test('the code on the screen of a person finds the line of an error in a browser', async () => {
  const answer = await fetch(`${server.url}/gangguan`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', origin: server.url },
    body: JSON.stringify({
      id: 'ABCD2345',
      name: 'TypeError',
      path: '/cari-project',
      message: 'x is undefined',
      stack: 'TypeError: x is undefined',
    }),
  });
  expect(answer.status).toBe(204);
  await eventually(() =>
    expect(linesOf('ABCD2345')).toEqual([
      expect.objectContaining({ msg: 'an error in a browser', page: '/cari-project' }),
    ]),
  );
});
