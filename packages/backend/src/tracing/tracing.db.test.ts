import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppEnv } from '#http/app-env.ts';
import { createRestRoutes } from '#rest/create-rest-routes.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { eventually } from '#testing/eventually.ts';
import { startTraceCollector, type ToldSpan, type TraceCollector } from '#testing/trace-collector.ts';
import { readSpans } from './spans.ts';
import { startTracing } from './start-tracing.ts';

const clientTrace = '0af7651916cd43dd8448eb211c80319c';
const clientSpan = 'b7ad6b7169203331';
const registry = new Registry();
const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
let app: TestApp;
let collector: TraceCollector;
let stop: () => Promise<void>;
let other: ReturnType<typeof createServer>;

beforeAll(async () => {
  collector = await startTraceCollector();
  other = createServer((_, response) => response.writeHead(503).end('no'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const otherPort = (other.address() as AddressInfo).port;
  stop = await startTracing(
    { endpoint: collector.endpoint, headers: { 'x-key': 'a-secret' }, serviceName: 'kawan', share: 1 },
    log,
    registry,
  );
  app = await createTestApp({
    parts: {
      protocols: {
        '/rest/v1': (deps) => createRestRoutes(deps),
        '/functions/v1/call': () =>
          new Hono<AppEnv>().get('/:who', async (c) => {
            await fetch(`http://127.0.0.1:${otherPort}/secret-of-siti?token=siti`).then((r) => r.text());
            return c.text('done');
          }),
        '/functions/v1/transaction': ({ database }) =>
          new Hono<AppEnv>().get('/:who', async (c) => {
            await database.owner.begin(async (tx) => {
              await tx`select ${'siti'}::text from pg_class limit 1`;
              await tx.savepoint((inner) => inner.unsafe('select 1 from pg_namespace limit 1'));
            });
            await database.checks`select 1 from no_such_table where a = ${'siti'}`.catch(() => {});
            return c.text('done');
          }),
      },
    },
  });
});
afterAll(async () => {
  await stop();
  await app.close();
  await collector.close();
  await new Promise((resolve) => other.close(resolve));
});

const ask = (path: string): Promise<Response> =>
  app.fetch(path, {
    headers: {
      apikey: app.deps.settings.publishableKey,
      traceparent: `00-${clientTrace}-${clientSpan}-00`,
    },
  });

/** The spans below the newest request of a route, once the collector has it. */
async function spansOf(route: string): Promise<{ request: ToldSpan; below: ToldSpan[] }> {
  const request = await eventually(() => {
    const found = collector.spans.findLast(({ name }) => name === `GET ${route}`);
    if (found === undefined) throw new Error(`no span of ${route}`);
    return found;
  });
  return { request, below: collector.spans.filter(({ parentSpanId }) => parentSpanId === request.spanId) };
}
const valueOf = ({ attributes }: ToldSpan, key: string): unknown => {
  const value = attributes.find((each) => each.key === key)?.value;
  return value?.stringValue ?? (value?.intValue === undefined ? undefined : Number(value.intValue));
};

test('a request is a span with its route as a pattern, below that of the client, in the trace that the log names', async () => {
  await ask('/rest/v1/no_such_table_of_siti?name=eq.Siti');
  const { request } = await spansOf('/rest/v1/*');
  expect(request).toMatchObject({ traceId: clientTrace, parentSpanId: clientSpan });
  expect(valueOf(request, 'http.response.status_code')).toBe(404);
  expect(collector.headers()['x-key']).toBe('a-secret');
});

test('a read of the data API is a span by its table, without its text', async () => {
  await ask('/rest/v1/profiles?select=username&username=eq.siti');
  const found = await eventually(() => {
    const span = collector.spans.find(({ name }) => name === 'select public.profiles');
    if (span === undefined) throw new Error(collector.spans.map(({ name }) => name).join());
    return span;
  });
  expect(found.traceId).toBe(clientTrace);
  expect(valueOf(found, 'db.system.name')).toBe('postgresql');
});

test('statements of a transaction, its savepoints and pools are spans by what they do and where', async () => {
  await ask('/functions/v1/transaction/siti');
  const { below } = await spansOf('/functions/v1/transaction/:who');
  const told = below.map((span) => [span.name, valueOf(span, 'error.type')]);
  expect(told).toEqual([
    ['select pg_class', undefined],
    ['select pg_namespace', undefined],
    ['select no_such_table', '42P01'],
  ]);
});

test('a call to another server is a span with its host and status', async () => {
  await ask('/functions/v1/call/siti');
  const { below } = await spansOf('/functions/v1/call/:who');
  const [call] = below;
  expect(call?.name).toMatch(/^GET 127\.0\.0\.1:\d+$/);
  expect(call === undefined ? null : valueOf(call, 'http.response.status_code')).toBe(503);
});

test('what a client wrote is in no span', () => {
  expect(collector.bodies.length).toBeGreaterThan(0);
  expect(collector.bodies.join('')).not.toMatch(/siti/i);
});

test('a collector that refuses or hangs keeps no request; it is told once, and what waits is bounded', async () => {
  const before = lines.length;
  collector.answerWith(400);
  await ask('/functions/v1/transaction/siti');
  await eventually(() => expect(lines.slice(before).join('')).toContain('traces cannot be exported'));
  collector.answerWith('nothing');
  const spans = readSpans();
  for (let at = 0; at < 10_000; at += 1) spans?.begin({ name: 'many', kind: 'internal' }).end();
  expect((await ask('/functions/v1/transaction/siti')).status).toBe(200);
  const said = lines.slice(before).filter((line) => line.includes('traces cannot be exported'));
  expect(said).toHaveLength(1);
  expect(await registry.metrics()).toMatch(/trace_spans_total\{result="exported"\} [1-9]/);
  collector.answerWith(200);
  await stop();
  expect(readSpans()).toBeNull();
  const kept = collector.spans.filter(({ name }) => name === 'many').length;
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(3_000);
});
