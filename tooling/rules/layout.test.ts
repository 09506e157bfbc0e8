import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listSourceFiles, root } from '../source-files.ts';
import { countLevels, findCycles, groupByFolder, readImportGraph } from './import-graph.ts';
import { findLonelyShortFiles, readSources } from './short-files.ts';

test('a cycle is found, also one around a corner', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
    ['e', ['f']],
    ['f', ['d']],
  ]);
  expect(findCycles(graph)).toEqual([['a', 'b', 'c']]);
});

test('no file imports itself around others, not even for a type', () => {
  const graph = readImportGraph();
  expect(graph.size).toBeGreaterThan(900);
  expect([...graph.values()].flat().length).toBeGreaterThan(2_000);
  expect(findCycles(graph)).toEqual([]);
});

test('folders are grouped by their name below a place, and counted in levels', () => {
  const graph = new Map([
    ['a/src/http/x.ts', ['a/src/db/y.ts', 'a/src/http/z.ts', 'a/src/settings.ts']],
    ['a/src/db/y.ts', ['a/src/settings.ts']],
    ['a/src/auth/deep/v.ts', ['a/src/http/x.ts']],
    ['a/src/db/y.test.ts', ['a/src/auth/deep/v.ts']],
  ]);
  const folders = groupByFolder(graph, 'a/src');
  expect([...folders]).toEqual([
    ['http', ['db']],
    ['db', []],
    ['auth', ['http']],
  ]);
  expect(countLevels(folders)).toBe(3);
});

test.each(['packages/backend/src', 'apps/server/src'])(
  'the folders of %s stand above each other, as the architecture says: none imports what imports it',
  (base) => {
    const folders = groupByFolder(readImportGraph(), base);
    expect(folders.size).toBeGreaterThan(10);
    expect(findCycles(folders)).toEqual([]);
    const counts = [folders.size, countLevels(folders), [...folders.values()].flat().length, 0];
    const told = fs.readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
    expect(told).toContain(`| \`${base}\` | ${counts.join(' | ')} |`);
  },
);

/** Folders that are a list by nature: one file for each route, endpoint or part. */
const lists = ['apps/web/src/app/routes', 'packages/backend/src/auth/routes'];

test('no folder of the engine, the server or the desk has more than 25 entries', () => {
  const entries = new Map<string, Set<string>>();
  for (const file of listSourceFiles().filter((name) =>
    /^(?:(?:packages\/backend|apps\/server)\/src|apps\/web\/src\/features\/admin)\//.test(name),
  )) {
    const parts = file.split('/');
    for (let depth = 3; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join('/');
      entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth] ?? ''));
    }
  }
  const large = [...entries].filter(([folder, names]) => names.size > 25 && !lists.includes(folder));
  expect(large.map(([folder, names]) => `${folder}: ${names.size}`)).toEqual([]);
});

/** Whether a file has more lines than one domain or operation should need. */
function isLong(text: string): boolean {
  return text.trimEnd().split('\n').length > 400;
}

test('no file of a schema has more than 400 lines', () => {
  expect([isLong('select 1;\n'.repeat(400)), isLong('select 1;\n'.repeat(401))]).toEqual([false, true]);
  const schemas = listSourceFiles().filter((file) => /(^|\/)schemas\/[^/]+\.sql$/.test(file));
  expect(schemas.length).toBeGreaterThan(60);
  expect(schemas.filter((file) => isLong(fs.readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

/** Short files with one reader that are a boundary: a store behind its interface; an answer in the words of its protocol. */
const boundaries = [
  'packages/backend/src/auth/limits/stores/no-store.ts: packages/backend/src/auth/context.ts',
  'packages/backend/src/auth/requests/refuse-large-body.ts: packages/backend/src/app.ts',
];

test('a short file that one other alone imports is part of that one', () => {
  const texts = new Map([
    ['apps/server/src/a/one.ts', "import { two } from './two.ts';\nimport { three } from '#b/three.ts';\n"],
    ['apps/server/src/a/two.ts', 'export const two = 2;\n'],
    ['apps/server/src/b/three.ts', 'export const three = 3;\n'],
    [
      'apps/server/src/b/four.ts',
      "import { three } from './three.ts';\nconst five = await import('./five.ts');\n",
    ],
    ['apps/server/src/b/five.ts', 'export const five = 5;\n'],
    ['packages/backend/src/six.ts', 'export const six = 6;\n'],
    ['packages/backend/src/seven.ts', "import { six } from './six.ts';\n".padEnd(900, '\n//')],
    ['apps/server/src/b/eight.ts', "import { six } from '@kawanusaha/backend/six';\n"],
  ]);
  expect(findLonelyShortFiles(texts)).toEqual(['apps/server/src/a/two.ts: apps/server/src/a/one.ts']);
  expect(findLonelyShortFiles(readSources())).toEqual(boundaries);
});
