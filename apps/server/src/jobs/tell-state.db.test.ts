import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '@kawanusaha/backend/http/log/create-log';
import { createRecentErrors } from '@kawanusaha/backend/http/log/recent-errors';
import type { Sql } from '@kawanusaha/backend/db/pool';
import { keepErrors } from '#jobs/keep-errors.ts';
import { sumOf, tellState } from '#jobs/tell-state.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';

let app: TestApp;
let sql: Sql;
beforeAll(async () => {
  app = await createTestApp();
  sql = app.database.owner;
});
afterAll(() => app.close());

test('figures are those of /metrics', async () => {
  const text = [
    'database_pool_waiting{pool="data"} 2',
    'database_pool_waiting{pool="owner"} 3',
    'database_pool_waiting_other 9',
    'kawanusaha_backup_age_seconds{kind="base"} 61.5',
    'kawanusaha_backup_age_seconds{kind="log"} 4',
    'http_requests_open 7',
  ].join('\n');
  expect(sumOf(text, 'nothing')).toBeNull();
  const surroundings = { troubles: () => ['mail_missing'] as const, freeBytes: () => 5_000_000_000 };
  const startedAt = new Date('2026-11-26T00:00:00Z');
  await tellState({ sql, surroundings, metrics: { gather: async () => text }, startedAt });
  const [row] = await sql<{ state: Record<string, unknown> }[]>`select state from private.server_state`;
  expect(row?.state).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as unknown,
    started_at: '2026-11-26T00:00:00.000Z',
    troubles: ['mail_missing'],
    free_bytes: 5_000_000_000,
    processes: 1,
    requests_open: 7,
    queries_waiting: 5,
    backup_age_seconds: 61.5,
    log_age_seconds: 4,
  });
});

test('errors of the log wait while the database is away, and are kept once', async () => {
  const errors = createRecentErrors();
  const log = createLog('info', { hear: errors.hear, destination: { write: () => {} } });
  let isAway = true;
  const flaky = Object.assign(
    (...args: Parameters<typeof sql>) => (isAway ? Promise.reject(new Error('away')) : sql(...args)),
    { json: (...args: Parameters<typeof sql.json>) => sql.json(...args) },
  ) as unknown as Sql;
  const keeping = keepErrors({ errors, sql: flaky, log });
  log.child({ requestId: 'first-request' }).error({ err: new Error('broken') }, 'unexpected failure');
  await keeping.keep();
  isAway = false;
  log.error({ errorId: 'ABCD2345', err: new Error('x') }, 'an error in a browser');
  await keeping.stop();
  expect(await sql`select origin, code, words from private.server_errors order by id`).toEqual([
    { origin: 'server', code: 'first-request', words: 'unexpected failure: broken' },
    { origin: 'browser', code: 'ABCD2345', words: 'an error in a browser: x' },
  ]);
});
