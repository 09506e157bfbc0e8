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
      `import { once } from 'node:events';
      import fs from 'node:fs';
      import net from 'node:net';
      import os from 'node:os';
      import path from 'node:path';
      import pino from 'pino';
      import { connect } from '#db/pool.ts';
      import { onUncaught } from '#startup/ending/on-uncaught.ts';
      let lines = '';
      let waiting = { text: '', resolve: () => {} };
      const logged = (text) => new Promise((resolve) => {
        waiting = { text, resolve };
        if (lines.includes(text)) resolve();
      });
      const log = pino({ base: null, timestamp: false }, { write: (line) => {
        lines += line;
        process.stdout.write(line);
        if (waiting.text !== '' && line.includes(waiting.text)) waiting.resolve();
      } });
      onUncaught(log);
      const target = ${JSON.stringify(database.socket)};
      ${body}`,
    ],
    // A process that waits for what does not come fails its test and not the whole run.
    { cwd: new URL('../../..', import.meta.url), encoding: 'utf8', timeout: 60_000 },
  );

test('a connection that goes while it is being opened ends no process', () => {
  // The socket between the library and the database keeps back the library's own question after the array types; then the pool ends.
  const { status, stdout } = runGuarded(`
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pg-'));
    const name = '/.s.PGSQL.' + target.port;
    const asked = Promise.withResolvers();
    const between = net.createServer((client) => {
      const server = net.connect(target.socketDir + name);
      server.pipe(client).on('error', () => {});
      client.on('error', () => {}).on('close', () => server.destroy()).on('data', (bytes) => {
        if (bytes.includes('typarray')) asked.resolve();
        else server.write(bytes);
      });
    }).listen(folder + name);
    await once(between, 'listening');
    const sql = connect({ ...target, socketDir: folder }, { max: 1 });
    const refused = sql\`select 1\`.then(() => 'answered', () => 'refused');
    await asked.promise;
    await sql.end({ timeout: 0 });
    log.info(await refused);
    await logged('being opened');
    between.close();
    fs.rmSync(folder, { recursive: true });
    log.info('alive');`);
  expect(stdout).toContain('"msg":"refused"');
  expect(stdout).toContain('"msg":"alive"');
  expect(stdout).toContain('went while it was being opened');
  expect(status).toBe(0);
});

test('an unknown error is logged, and ends the process', () => {
  const { status, stdout } = runGuarded(
    `void Promise.reject(new Error('tidak dikenal')); await new Promise(setImmediate); log.info('alive');`,
  );
  expect(stdout).toContain('uncaught error; the process ends');
  expect(stdout).not.toContain('alive');
  expect(status).toBe(1);
});
