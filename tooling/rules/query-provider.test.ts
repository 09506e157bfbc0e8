import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../source-files.ts';
import { type ImportGraph, readImportGraph } from './import-graph.ts';

const provider = 'apps/web/src/components/query-provider.tsx';
const routes = 'apps/web/src/app/routes/';
const hook = /\buse(?:Query|Queries|InfiniteQuery|Mutation|QueryClient|IsFetching)[<(]/;

const ownLoader = 'apps/web/src/lib/use-loaded.ts';

/** Files that read by themselves though their page has the query library already. In: the imports and the file to begin at. */
function findSecondWays(graph: ImportGraph, from: string): string[] {
  const faults = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string, isBelow: boolean): void => {
    const imports = graph.get(file) ?? [];
    const isProvided = isBelow || imports.includes(provider);
    if (seen.has(`${String(isProvided)} ${file}`)) return;
    seen.add(`${String(isProvided)} ${file}`);
    if (isProvided && imports.includes(ownLoader)) faults.add(file);
    for (const target of imports) visit(target, isProvided);
  };
  visit(from, false);
  return [...faults];
}

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

test('what reads by itself is found below the provider only', () => {
  const graph = new Map([
    ['page', ['panel', 'part']],
    ['panel', [provider, 'list']],
    ['list', [ownLoader]],
    ['part', [ownLoader]],
  ]);
  expect(findSecondWays(graph, 'page')).toEqual(['list']);
});

test('a page that has the query library reads with nothing else', () => {
  const graph = readImportGraph();
  expect([...graph.values()].flat()).toContain(ownLoader);
  const pages = [...graph.keys()].filter((file) => file.startsWith(routes));
  expect(pages.flatMap((page) => findSecondWays(graph, page))).toEqual([]);
});
