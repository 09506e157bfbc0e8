import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '#http/log/create-log.ts';
import { openDatabaseLog } from '#startup/database-log.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-log-'));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const trace = '0af7651916cd43dd8448eb211c80319c';
const begin = '2026-11-24 03:00:00.000 UTC [77]';

test('every line is in the file; a slow statement and a lock are told without their text', async () => {
  const told: Record<string, unknown>[] = [];
  const log = createLog('info', { destination: { write: (line) => void told.push(JSON.parse(line)) } });
  const database = openDatabaseLog(folder, log);
  database.write(`${begin} trace ${trace} LOG:  duration: 1203.511 ms  execute s1: select 'Siti'`);
  database.write(`${begin} kawanusaha LOG:  duration: 2000.1 ms  statement: select 1`);
  database.write(
    `${begin} trace ${trace} LOG:  process 77 still waiting for ShareLock on transaction 9 after 1000.072 ms`,
  );
  database.write(`${begin}  LOG:  checkpoint complete: wrote 3 buffers`);
  await database.close();
  expect(fs.readFileSync(path.join(folder, 'logs/postgres.log'), 'utf8').split('\n')).toHaveLength(5);
  expect(told.map(({ msg, ms, trace: of, lock }) => [msg, ms, of, lock])).toEqual([
    ['a slow statement', 1203, trace, undefined],
    ['a slow statement', 2000, undefined, undefined],
    ['a statement waits for a lock', 1000, trace, 'ShareLock'],
  ]);
  expect(JSON.stringify(told)).not.toContain('Siti');
});

test('the files have a bound', async () => {
  const database = openDatabaseLog(folder, createLog('silent'));
  const megabyte = 'x'.repeat(1024 * 1024);
  for (let at = 0; at < 60; at += 1) database.write(megabyte);
  await database.close();
  const sizes = fs
    .readdirSync(path.join(folder, 'logs'))
    .map((name) => fs.statSync(path.join(folder, 'logs', name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(50 * 1024 * 1024);
});
