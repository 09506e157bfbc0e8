// `npm test`: everything that proves the product, on whatever machine this is. Options choose parts: --only=check,unit,…
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { timed } from './setup/log.mjs';
import { modules, root } from './setup/paths.mjs';
import { compileCache } from './setup/child.mjs';
import { prepare } from './setup/prepare.mjs';

const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const wanted = (part) => only === undefined || only.includes(part);

const node = prepare({ build: true });
const folder = mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-test-'));
const env = {
  ...process.env,
  PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
  NO_COLOR: '1',
  // The processes of a run load the same modules hundreds of times; `npm start` keeps what Node makes of them, too.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compileCache,
};
delete env.FORCE_COLOR;
delete env.NODE_ENV;
const totals = { passed: 0, failed: 0 };

function add(label, passed, failed) {
  totals.passed += passed;
  totals.failed += failed;
  process.stdout.write(`[test] ${label}: ${passed} passed, ${failed} failed\n`);
}

function run(file, args, extra = {}) {
  return spawnSync(node, [path.resolve(modules, file), ...args], {
    cwd: root,
    env: { ...env, ...extra },
    stdio: 'inherit',
  });
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

if (wanted('check')) {
  timed('check', () => {
    const done = run(path.join(root, 'scripts/check.mjs'), ['--no-tests']);
    add('check', done.status === 0 ? 1 : 0, done.status === 0 ? 0 : 1);
  });
}

const projects = {
  unit: ['unit*', 'backend-unit*'],
  db: ['db*', 'backend-db*'],
  acceptance: ['acceptance', 'backend-acceptance'],
  browser: ['browser'],
};

for (const [project, names] of Object.entries(projects)) {
  if (!wanted(project)) continue;
  timed(project, () => {
    const out = path.join(folder, `${project}.json`);
    const args = [
      'run',
      ...names.flatMap((name) => ['--project', name]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${out}`,
    ];
    const done = run('vitest/vitest.mjs', args);
    const report = readReport(out);
    const failed = report?.numFailedTests ?? 0;
    // A suite that cannot be loaded fails the run without a failed test.
    add(project, report?.numPassedTests ?? 0, done.status !== 0 && failed === 0 ? 1 : failed);
  });
}

if (wanted('e2e')) {
  timed('e2e', () => {
    const out = path.join(folder, 'e2e.json');
    run('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: out,
    });
    const stats = readReport(out)?.stats;
    add('e2e', stats?.expected ?? 0, stats?.unexpected ?? 1);
  });
}

rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;
