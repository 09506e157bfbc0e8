import { execFileSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { listSourceFiles, root } from '../source-files.ts';

/** Where a program that one of the commands runs keeps what Node makes of its modules. */
function cacheOf(env: NodeJS.ProcessEnv): string {
  const child = pathToFileURL(path.join(root, 'scripts/setup/child.mjs')).href;
  const program = "console.log(require('node:module').getCompileCacheDir() ?? 'none')";
  const run = `import { runAndFollow } from ${JSON.stringify(child)};
    runAndFollow(process.execPath, ['-e', ${JSON.stringify(program)}], process.env);`;
  const args = ['--input-type=module', '-e', run];
  return execFileSync(process.execPath, args, { env, encoding: 'utf8' }).trim();
}

const { NODE_COMPILE_CACHE: _none, ...plain } = process.env;
const folder = path.join(root, '.cache/compiled-modules');

test('a command keeps what Node makes of the modules, so that the next start need not take their types off again', () => {
  expect(path.dirname(cacheOf(plain))).toBe(folder);
});

test('who sets another folder gets that one', () => {
  const own = path.join(folder, 'own');
  expect(path.dirname(cacheOf({ ...plain, NODE_COMPILE_CACHE: own }))).toBe(own);
});

test('what is kept is no source file', () => {
  expect(listSourceFiles().filter((file) => file.startsWith('.cache/'))).toEqual([]);
});
