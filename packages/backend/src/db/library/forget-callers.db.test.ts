import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';

const pool = pathToFileURL(path.join(import.meta.dirname, '../pool.ts')).href;
/** In a process of its own, because the test runner keeps the stacks of errors that it has written. */
const program = `
  import { setTimeout as sleep } from 'node:timers/promises';
  import { connect } from ${JSON.stringify(pool)};
  const sql = connect(JSON.parse(process.env.TARGET), { max: 1, acquireMs: 5000 });
  async function inTransaction() {
    const work = { rows: [1, 2, 3] };
    await sql.begin(async (tx) => { await tx\`select \${work.rows.length}::integer as rows\`; });
    return new WeakRef(work);
  }
  // The commit of the very first is a template of the library itself, which nothing here can read.
  await sql.begin(async (tx) => { await tx\`select 0 as nothing\`; });
  const seen = await inTransaction();
  // A connection holds its last statement until the next.
  await sql\`select 1 as one\`;
  await sleep(10);
  gc();
  console.log(seen.deref() === undefined ? 'gone' : 'kept');
  await sql.end();
`;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('what the first transaction with a statement worked with is not kept', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', '--input-type=module', '--eval', program],
    { env: { ...process.env, TARGET: JSON.stringify(database.socket) }, timeout: 20_000 },
  );
  expect(stdout.trim()).toBe('gone');
});
