import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { root } from '../source-files.ts';

const engine = path.join(root, 'packages/backend');

/** The files that the runner finds when it is called in the engine's folder, as npm calls it. */
function listTests(options: string[]): string[] {
  const runner = path.join(root, 'node_modules/vitest/vitest.mjs');
  const args = [runner, 'list', '--filesOnly', ...options, 'src/db/wire'];
  const run = spawnSync(process.execPath, args, { cwd: engine, encoding: 'utf8', timeout: 60_000 });
  return run.status === 0 ? run.stdout.trim().split('\n') : [];
}

test('`npm test` in the folder of the engine finds the tests of the engine', () => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(engine, 'package.json'), 'utf8')) as {
    scripts: { test: string };
  };
  const [, options] = scripts.test.split('vitest.mjs run');
  expect(options).toBeDefined();
  const files = listTests((options ?? '').split(' ').filter((option) => option !== ''));
  expect(files).toHaveLength(fs.globSync('src/db/wire/**/*.test.ts', { cwd: engine }).length);
  expect(files.filter((file) => !file.includes('db/wire/'))).toEqual([]);
  // A folder that is named from the root of the checkout is not found from here.
  expect(listTests(['--root', 'packages/backend'])).toEqual([]);
}, 120_000);
