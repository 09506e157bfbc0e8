import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { timed } from './log.mjs';
import { modules, root } from './paths.mjs';

const ignored = new Set(['node_modules', 'build', '.react-router']);

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (ignored.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(file);
    else yield file;
  }
}

const stampFile = path.join(root, 'apps/web/build/.stamp');

function buildStamp() {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  for (const folder of ['apps/web', 'packages/contracts', 'scripts/setup']) {
    for (const file of filesIn(path.join(root, folder)))
      hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const isCurrent = (stamp) => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;

/** Whether the build on disk was made from these very sources; writes nothing. */
export const isBuilt = () => isCurrent(buildStamp());

/** Builds the web app unless the build on disk was made from these very sources. */
export function ensureBuilt(node) {
  const stamp = buildStamp();
  if (isCurrent(stamp)) return;
  const run = (args) => {
    const made = spawnSync(node, args, {
      cwd: path.join(root, 'apps/web'),
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (made.status === 0) return;
    process.stderr.write(
      `${made.stdout ?? ''}${made.stderr ?? made.error?.message ?? ''}\nThe web app could not be built.\n`,
    );
    process.exit(1);
  };
  timed('building the web app', () => {
    run([path.join(modules, '@react-router/dev/bin.cjs'), 'build']);
    run([path.join(root, 'scripts/setup/precompress.mjs')]);
  });
  writeFileSync(stampFile, stamp);
}
