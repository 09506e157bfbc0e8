import { expect, test } from 'vitest';
import { listSourceFiles } from '../source-files.ts';
import { findCycles, readImportGraph } from './import-graph.ts';

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

/** Folders that are a list by nature: one file for each route, endpoint or part. */
const lists = ['apps/web/src/app/routes', 'packages/backend/src/auth/routes'];

test('no folder of the engine or the server has more than 25 entries', () => {
  const entries = new Map<string, Set<string>>();
  for (const file of listSourceFiles().filter((name) =>
    /^(packages\/backend|apps\/server)\/src\//.test(name),
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
