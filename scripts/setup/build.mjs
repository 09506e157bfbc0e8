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

/** What is made from sources and not kept in the repository: its folder, the sources it follows from, and the commands, each run in a folder. */
const products = [
  {
    label: 'building the web app',
    folder: 'apps/web/build',
    sources: ['apps/web', 'packages/contracts', 'scripts/setup'],
    commands: [
      ['apps/web', path.join(modules, '@react-router/dev/bin.cjs'), 'build'],
      ['apps/web', path.join(root, 'scripts/setup/keep-source-maps.mjs')],
      ['apps/web', path.join(root, 'scripts/setup/precompress.mjs')],
    ],
  },
  {
    label: 'reading the knowledge base',
    folder: 'apps/server/build',
    sources: [
      'packages/bahasa/src',
      'packages/bahasa/compiled',
      'apps/server/content/knowledge',
      'apps/server/content/chat/synonyms.json',
      'apps/server/content/chat/regional-words.json',
      'apps/server/src/ideas/business-chat/engine',
      'apps/server/src/ideas/business-chat/knowledge',
    ],
    commands: [['apps/server', 'src/ideas/business-chat/write-read-entries.ts']],
  },
];

const stampFile = ({ folder }) => path.join(root, folder, '.stamp');

function stampOf({ sources }) {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  for (const source of sources.map((each) => path.join(root, each)))
    for (const file of source.endsWith('.json') ? [source] : filesIn(source))
      hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

const isCurrent = (product, stamp) =>
  existsSync(stampFile(product)) && readFileSync(stampFile(product), 'utf8') === stamp;

const wantedOf = (part) => products.filter(({ folder }) => part === true || folder.startsWith(part));

/**
 * Whether what is on disk was made from these very sources; writes nothing.
 * @param part true for all, or the workspace whose part is meant (`apps/server`)
 */
export const isBuilt = (part = true) =>
  wantedOf(part).every((product) => isCurrent(product, stampOf(product)));

function run(node, [folder, ...args]) {
  const made = spawnSync(node, args, {
    cwd: path.join(root, folder),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (made.status === 0) return;
  process.stderr.write(
    `${made.stdout ?? ''}${made.stderr ?? made.error?.message ?? ''}\n${folder} could not be built.\n`,
  );
  process.exit(1);
}

/** Builds what was not made from these very sources, all or the part of a workspace. */
export function ensureBuilt(node, part = true) {
  for (const product of wantedOf(part)) {
    const stamp = stampOf(product);
    if (isCurrent(product, stamp)) continue;
    timed(product.label, () => product.commands.forEach((command) => run(node, command)));
    writeFileSync(stampFile(product), stamp);
  }
}
