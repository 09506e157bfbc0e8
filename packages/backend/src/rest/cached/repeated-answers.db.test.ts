/** Answers that are given again before a request goes through the app (http/load/repeated-answers.ts), over HTTP. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '#app.ts';
import type { WriteNotices } from '#db/write-notices.ts';
import { createLog } from '#http/log/create-log.ts';
import { openCors } from '#http/origins/cors.ts';
import { createMetrics } from '#metrics/create-metrics.ts';
import { type Listening, listen } from '#startup/listening/listen.ts';
import { createRestRoutes } from '../create-rest-routes.ts';
import { createFixtureApp, type FixtureApp } from '../testing/fixture-app.ts';

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

let app: FixtureApp;
let listening: Listening;
let made = 0;
let lines: Record<string, unknown>[] = [];
const metrics = createMetrics();
const readiness = { draining: false };
const state = { isHeard: true };
const listeners: ((tables: readonly string[]) => void)[] = [];
const announce = (tables: readonly string[]): void => listeners.forEach((each) => each(tables));

/** A server of its own over the fixture, with the given limits of a client. */
async function serve(counted: boolean, tellsTimes = false): Promise<Listening> {
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const line of chunk.toString().trim().split('\n')) lines.push(JSON.parse(line) as never);
      done();
    },
  });
  const writeNotices: WriteNotices = {
    announce,
    subscribe: (each) => void listeners.push(each),
    isHeard: () => state.isHeard,
    stop: async () => {},
  };
  const pace = { burst: 1_000, stepSeconds: 1 };
  const limits = { visitor: pace, account: pace, address: pace };
  const built = createApp(
    {
      ...app.deps,
      ...{ writeNotices, onWrite: announce, metrics, log: createLog('info', { destination }) },
      ...(counted ? { allowance: () => 0 } : {}),
    },
    {
      readiness,
      functions: [],
      cors: openCors,
      protocols: { '/rest/v1': (deps) => createRestRoutes(deps, { schemas: ['lab'], tellsTimes }) },
      ...(counted
        ? { limits: { of: { '/rest/v1': limits }, refuse: () => new Response(null, { status: 429 }) } }
        : {}),
    },
  );
  const fetchApp = built.app.fetch;
  built.app.fetch = (...args) => {
    made += 1;
    return fetchApp(...args);
  };
  return listen(built.app, { ...app.deps.settings, host: '127.0.0.1', port: 0 }, { repeats: built.repeats });
}

beforeAll(async () => {
  app = await createFixtureApp();
  listening = await serve(false);
  await ask();
});
beforeEach(() => {
  announce(['*']);
  made = 0;
  lines = [];
});
afterAll(async () => {
  await listening.close();
  await app.close();
});

const path = '/projects?select=title&id=eq.4';
const rename = (name: string) => app.database.owner`update lab.projects set title = ${name} where id = 4`;

function ask(headers: Record<string, string> = {}, target = path, { server } = listening): Promise<Answer> {
  const apikey = app.deps.settings.publishableKey;
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    http
      .get(
        { host: '127.0.0.1', port, path: `/rest/v1${target}`, headers: { apikey, ...headers } },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(parts),
            }),
          );
        },
      )
      .on('error', reject);
  });
}

/** Four times the same: made, made from what the data API keeps, and twice given again. */
async function four(headers: Record<string, string> = {}, target = path): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let n = 0; n < 4; n += 1) answers.push(await ask(headers, target));
  return answers;
}

const withoutOwn = ({ status, headers, body }: Answer) => {
  const { date: _date, 'x-request-id': _id, ...others } = headers;
  return { status, others, body: body.toString('base64') };
};

test.each([
  ['plain', {}],
  ['of a page of another site', { origin: 'https://lain.test' }],
  ['as a table of text', { accept: 'text/csv' }],
  ['counted', { prefer: 'count=exact' }],
])('an answer %s is given again to the last header, without the app', async (_, headers) => {
  await rename('Warung Bu Siti · “kopi” ☕');
  const answers = await four(headers);
  expect(made).toBe(2);
  for (const answer of answers.slice(1)) expect(withoutOwn(answer)).toEqual(withoutOwn(answers[0] as Answer));
  expect(answers[0]?.body.toString()).toContain('“kopi” ☕');
  expect(new Set(answers.map((answer) => answer.headers['x-request-id'])).size).toBe(4);
  const told = lines.filter(({ msg }) => msg === 'request');
  expect(told.map(({ requestId }) => requestId)).toEqual(
    answers.map((answer) => answer.headers['x-request-id']),
  );
  expect(new Set(told.map(({ route, status }) => `${String(route)} ${String(status)}`)).size).toBe(1);
});

test('each counts in the metrics, as a request and as a read of the cache', async () => {
  const read = async (name: string) =>
    Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(await metrics.gather())?.[1] ?? 0);
  const hits = String.raw`cache_reads_total\{cache="rest",result="hit"\}`;
  const all = String.raw`http_requests_total\{method="GET",route="/rest/v1/projects",status="200",from="client"\}`;
  const before = [await read(hits), await read(all)];
  await four();
  expect([await read(hits), await read(all)]).toEqual([(before[0] ?? 0) + 3, (before[1] ?? 0) + 4]);
});

test('a write shows at once, and what no one announces after a second', async () => {
  await rename('Lama');
  await four();
  await rename('Baru');
  announce(['lab.projects']);
  expect((await ask()).body.toString()).toContain('Baru');
  await four();
  await rename('Dari psql');
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 1_000);
  expect((await ask()).body.toString()).toContain('Dari psql');
  clock.mockRestore();
});

test('a client that has it already is told so again', async () => {
  const { etag } = (await ask()).headers;
  const answers = await four({ 'if-none-match': String(etag) });
  expect(made).toBeLessThan(5);
  for (const { status, body } of answers) expect([status, body.length]).toEqual([304, 0]);
  await rename('Lain lagi');
  announce(['lab.projects']);
  expect((await ask({ 'if-none-match': String(etag) })).status).toBe(200);
});

test('a client that has several states of it is told which of them it is', async () => {
  await rename('Keadaan pertama');
  announce(['lab.projects']);
  const first = String((await ask()).headers.etag);
  await rename('Keadaan kedua');
  announce(['lab.projects']);
  const second = String((await ask()).headers.etag);
  const both = { 'if-none-match': `${first}, ${second}` };
  for (const answer of await four(both)) expect([answer.status, answer.headers.etag]).toEqual([304, second]);
  await rename('Keadaan pertama');
  announce(['lab.projects']);
  // Made for a client that has none of them, and kept.
  expect((await ask()).headers.etag).toBe(first);
  for (const answer of await four(both)) expect([answer.status, answer.headers.etag]).toEqual([304, first]);
});

test('times are those of the request that they are told with', async () => {
  const timed = await serve(false, true);
  for (let n = 0; n < 4; n += 1) expect((await ask({}, path, timed)).headers['server-timing']).toBeDefined();
  await timed.close();
  expect(made).toBe(4);
});

test('a longer answer leaves as the same bytes', async () => {
  const many = '/rpc/panjang';
  await app.database.owner.unsafe(`
    create function lab.panjang() returns text language sql stable as $$ select repeat('é☕', 9000) $$;
    grant execute on function lab.panjang() to anon; notify pgrst, 'reload schema'`);
  await vi.waitFor(async () => expect((await ask({}, many)).status).toBe(200));
  announce(['*']);
  const answers = await four({}, many);
  expect(answers[3]?.body.equals(answers[0]?.body as Buffer)).toBe(true);
  expect(answers[3]?.headers['content-length']).toBe(String(answers[0]?.body.length));
});

test.each([
  ['with an id of its own', { 'x-request-id': 'dari-klien' }],
  ['of a trace', { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }],
  ['with a cookie', { cookie: 'a=b' }],
  ['that wants no kept answer', { 'cache-control': 'no-cache' }],
  ['with another key', { apikey: 'sb_publishable_salah' }],
])('a request %s goes through the app each time', async (_, headers) => {
  await four();
  made = 0;
  await four(headers as Record<string, string>);
  expect(made).toBe(4);
});

test('nothing is given again while writes of others are not heard, or the server stops', async () => {
  await four();
  state.isHeard = false;
  await rename('Tak terdengar');
  expect((await ask()).body.toString()).toContain('Tak terdengar');
  state.isHeard = true;
  await four();
  readiness.draining = true;
  expect((await ask()).headers.connection).toBe('close');
  readiness.draining = false;
});

test('clients whose requests are counted are counted each time', async () => {
  const other = await serve(true);
  for (let n = 0; n < 5; n += 1) await ask({}, path, other);
  await other.close();
  expect(made).toBe(5);
});
