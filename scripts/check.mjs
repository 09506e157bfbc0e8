// `npm run check`: format, lint, types, unused code, workspace rules, generated types, bundle budget, unit tests.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { modules, root } from './setup/paths.mjs';
import { prepare } from './setup/prepare.mjs';

const node = prepare({ build: true });
/** @type {[label: string, file: string, args: string[]][]} */
const steps = [
  ['format', 'oxfmt/bin/oxfmt', ['--check']],
  ['lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']],
  ['types', path.join(root, 'scripts/typecheck.mjs'), []],
  ['generated types', path.join(root, 'tooling/codegen/main.ts'), ['--check']],
  ['unused code', 'knip/bin/knip.js', []],
  ['workspaces', 'sherif/index.js', []],
  ['lock file', path.join(root, 'scripts/check-lock.mjs'), []],
  ['browser budget', path.join(root, 'scripts/check-budget.mjs'), []],
  [
    'unit tests',
    'vitest/vitest.mjs',
    ['run', '--project', 'unit*', '--project', 'backend-unit*', '--reporter=dot'],
  ],
];

const failed = [];
for (const [label, file, args] of steps) {
  if (label === 'unit tests' && process.argv.includes('--no-tests')) continue;
  const started = Date.now();
  const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` };
  const run = spawnSync(node, [path.resolve(modules, file), ...args], { cwd: root, encoding: 'utf8', env });
  const ok = run.status === 0;
  process.stdout.write(
    `[check] ${ok ? 'ok  ' : 'FAIL'} ${label} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`,
  );
  if (ok) continue;
  failed.push(label);
  process.stdout.write(`${run.stdout}${run.stderr}\n`);
}
if (failed.length > 0) process.stdout.write(`[check] failed: ${failed.join(', ')}\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
