// Type-checks every workspace with the native compiler; prints each failure and exits 1 when there is one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..'));
const run = (cwd, file, args) =>
  spawnSync(process.execPath, [path.join(root, 'node_modules', file), ...args], { cwd, stdio: 'inherit' })
    .status === 0;

let ok = true;
const web = path.join(root, 'apps/web');
if (existsSync(path.join(web, 'src/app/root.tsx')))
  ok = run(web, '@react-router/dev/bin.cjs', ['typegen']) && ok;
for (const project of [
  'packages/contracts',
  'packages/backend',
  'packages/bahasa',
  'apps/server',
  'apps/snap-simulator',
  'apps/web',
  'apps/web/worker',
  '.',
]) {
  const cwd = path.join(root, project);
  if (!existsSync(path.join(cwd, 'tsconfig.json'))) continue;
  if (!run(cwd, 'typescript/bin/tsc', ['-p', '.'])) {
    console.error(`type errors in ${project}`);
    ok = false;
  }
}
process.exitCode = ok ? 0 : 1;
