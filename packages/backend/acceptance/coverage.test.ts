/** Every line of the coverage table, asked of the running command with the official client. */
import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort, startServer, type TestServer } from '../../../tooling/test-server/start-server.ts';
import { eventually } from '../src/testing/eventually.ts';
import { coverage } from './coverage.ts';
import { openOwner } from './open-owner.ts';
import { placeCoverage, readmePath } from './place-coverage.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer(
    await findFreePort(),
    { AUTO_CONFIRM: 'true', LIMIT_REQUESTS: 'false' },
    ['start'],
    'packages/backend/src/cli/kawan-backend.ts',
  );
  const sql = openOwner(server);
  await sql.unsafe(`
    create table public.catatan (id int primary key, isi text);
    grant all on public.catatan to service_role;
    alter publication supabase_realtime add table public.catatan;
    select realtime.sync_publication();
    create function public.tambah(a int, b int) returns int language sql immutable as 'select a + b'`);
  await sql.end();
  // A new table is heard of by itself.
  await eventually(async () => {
    const answer = await fetch(`${server.url}/rest/v1/catatan`, { headers: { apikey: server.secretKey } });
    expect(answer.status).toBe(200);
  });
});
afterAll(() => server.stop());

test.each(coverage.map((row) => [`${row.service}: ${row.call}`, row] as const))('%s', async (_, row) => {
  const { error } = await row.ask(server);
  if (row.refusal === null) expect(error).toBeNull();
  else expect(describe(error)).toContain(row.refusal);
});

test('the table in the README is written from these cases', () => {
  const readme = fs.readFileSync(readmePath, 'utf8');
  expect(placeCoverage(readme), 'node packages/backend/acceptance/write-coverage.ts').toBe(readme);
});

/** Code and words of an error of any of the clients. */
function describe(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return [code, message, typeof error === 'string' ? error : ''].map(String).join(' ');
}
