import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '@kawanusaha/backend/http/app-env';
import { createLog } from '@kawanusaha/backend/http/log/create-log';
import { createBrowserErrorRoutes } from '#web/browser-errors.ts';

const report = {
  id: 'ABCD2345',
  name: 'TypeError',
  message: 'x is undefined for sari@kampus.test',
  stack: 'TypeError: x is undefined\n    at Card (http://localhost/assets/card-abc1234.js:1:2345)',
  path: '/cari-project',
};

function makeApp() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', {
    destination: { write: (line: string) => void lines.push(JSON.parse(line)) },
  });
  const clock = { now: 1_000_000 };
  const app = new Hono<AppEnv>();
  app.use((c, next) => (c.set('log', log), next()));
  app.route(
    '/gangguan',
    createBrowserErrorRoutes(
      (path) => path.replace(/^\/u\/.+/, '/u/:username'),
      async (stack) => stack.replace('/assets/known-abc1234.js:1:1', 'apps/web/src/known.tsx:3:5'),
      () => clock.now,
    ),
  );
  const send = async (body: unknown) =>
    (await app.request('/gangguan', { method: 'POST', body: JSON.stringify(body) })).status;
  return { lines, clock, send };
}

test('an error of a page is one line with its id and its position, without the mailbox of a person', async () => {
  const { lines, send } = makeApp();
  expect(await send(report)).toBe(204);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    errorId: 'ABCD2345',
    page: '/cari-project',
    msg: 'an error in a browser',
  });
  expect(JSON.stringify(lines)).toContain('card-abc1234.js:1:2345');
  expect(JSON.stringify(lines)).not.toContain('sari@');
});

test('the line names the sources', async () => {
  const { lines, send } = makeApp();
  expect(await send({ ...report, stack: 'TypeError: x\n    at f (/assets/known-abc1234.js:1:1)' })).toBe(204);
  expect(lines[0]).toMatchObject({ err: { stack: expect.stringContaining('apps/web/src/known.tsx:3:5') } });
});

test('the page is told as a pattern, which names no user', async () => {
  const { lines, send } = makeApp();
  expect(await send({ ...report, path: '/u/sari_lestari' })).toBe(204);
  expect(lines[0]).toMatchObject({ page: '/u/:username' });
});

test('what is no report is refused: other ids, addresses with a query, long texts, other bodies', async () => {
  const { lines, send } = makeApp();
  const wrong = [
    { ...report, id: 'abc' },
    { ...report, id: 'ABCD2345\n' },
    { ...report, path: '/masuk?token=geheim' },
    { ...report, path: 'https://other.test/' },
    { ...report, message: 'x'.repeat(301) },
    null,
    [],
    'text',
  ];
  for (const body of wrong) expect([body, await send(body)]).toEqual([body, 400]);
  expect(await send({ ...report, stack: 'x'.repeat(9_000) })).toBe(413);
  expect(lines).toEqual([]);
});

test('a flood fills no log: sixty lines a minute, answered alike', async () => {
  const { lines, clock, send } = makeApp();
  for (let at = 0; at < 200; at += 1) expect(await send(report)).toBe(204);
  expect(lines).toHaveLength(60);
  clock.now += 61_000;
  await send(report);
  expect(lines).toHaveLength(61);
});
