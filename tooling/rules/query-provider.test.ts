import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../source-files.ts';
import { type ImportGraph, readImportGraph } from './import-graph.ts';

const provider = 'apps/web/src/components/query-provider.tsx';
const routes = 'apps/web/src/app/routes/';
const hook = /\buse(?:Query|Queries|InfiniteQuery|Mutation|QueryClient|IsFetching)[<(]/;

/**
 * Files with a hook of the query library that a page reaches without having passed the provider: they would end the page.
 * In: the imports, the file to begin at, and whether a file uses such a hook. Out: the chains of files that lead there.
 */
function findUnprovided(graph: ImportGraph, from: string, usesHook: (file: string) => boolean): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  const visit = (file: string, chain: string): void => {
    const imports = graph.get(file) ?? [];
    if (seen.has(file) || imports.includes(provider)) return;
    seen.add(file);
    if (usesHook(file)) faults.push(chain);
    for (const target of imports) visit(target, `${chain} > ${target}`);
  };
  visit(from, from);
  return faults;
}

test('a hook below the provider is found to be right, one beside it is not', () => {
  const graph = new Map([
    ['page', ['part', 'panel']],
    ['panel', [provider, 'list']],
    ['part', ['list']],
    ['list', []],
  ]);
  const usesHook = (file: string): boolean => file === 'list';
  expect(findUnprovided(graph, 'panel', usesHook)).toEqual([]);
  expect(findUnprovided(graph, 'page', usesHook)).toEqual(['page > part > list']);
});

test('no page reaches a hook of the query library without its provider', () => {
  const graph = readImportGraph();
  const pages = [...graph.keys()].filter((file) => file.startsWith(routes));
  expect(pages.length).toBeGreaterThan(50);
  const usesHook = (file: string): boolean => hook.test(fs.readFileSync(path.join(root, file), 'utf8'));
  expect([...graph.keys()].filter(usesHook).length).toBeGreaterThan(30);
  expect(pages.flatMap((page) => findUnprovided(graph, page, usesHook))).toEqual([]);
});
