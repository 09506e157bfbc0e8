import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Runs a module in a process that ends at an uncaught error, as a server does. */
const runGuarded = (body: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { setTimeout as sleep } from 'node:timers/promises';
      import pino from 'pino';
      import { connect } from '#db/pool.ts';
      import { onUncaught } from '#startup/on-uncaught.ts';
      let lines = '';
      const log = pino({ base: null, timestamp: false }, { write: (line) => { lines += line; process.stdout.write(line); } });
      onUncaught(log);
      const target = ${JSON.stringify(database.target)};
      ${body}`,
    ],
    { cwd: new URL('../..', import.meta.url), encoding: 'utf8' },
  );

test('a connection that goes while it is being opened ends no process', () => {
  const { status, stdout } = runGuarded(`
    // How long a connection takes to open is the machine's affair: the moment is searched for.
    for (let run = 0; run < 400 && !lines.includes('being opened'); run += 1) {
      const sql = connect(target, { max: 1 });
      sql\`select 1\`.catch(() => {});
      await sleep((run % 80) / 4);
      await sql.end({ timeout: 0 });
    }
    await sleep(50);
    log.info('alive');`);
  expect(stdout).toContain('"msg":"alive"');
  expect(stdout).toContain('went while it was being opened');
  expect(status).toBe(0);
});

test('an unknown error is logged, and ends the process', () => {
  const { status, stdout } = runGuarded(
    `void Promise.reject(new Error('tidak dikenal')); await sleep(50); log.info('alive');`,
  );
  expect(stdout).toContain('uncaught error; the process ends');
  expect(stdout).not.toContain('alive');
  expect(status).toBe(1);
});
