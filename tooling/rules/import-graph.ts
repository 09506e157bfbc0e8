import fs from 'node:fs';
import path from 'node:path';
import { listSourceFiles, root } from '../source-files.ts';

/** Which source file imports which, types included, by path below the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const pattern = /^(?:import|export)\b[^;]*?from '([^']+)'|^import '([^']+)'|import\('([^']+)'\)/gm;

/** Reads the imports within each workspace: relative ones and those by `#`. Between workspaces the linter allows one way only. */
export function readImportGraph(): ImportGraph {
  const files = listSourceFiles().filter((file) => /^(apps|packages)\/.+\.tsx?$/.test(file));
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      const targets = [...text.matchAll(pattern)].map(([, from, bare, late]) =>
        resolve(file, from ?? bare ?? late ?? ''),
      );
      return [file, targets.filter((target) => known.has(target))];
    }),
  );
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const workspace = file.split('/').slice(0, 2).join('/');
  return specifier.startsWith('#') ? `${workspace}/src/${specifier.slice(1)}` : specifier;
}

/**
 * Groups of files that import each other, directly or around (strongly connected components of two files or more).
 * @returns each group as sorted paths
 */
export function findCycles(graph: ImportGraph): string[][] {
  const index = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    const own = index.size;
    index.set(file, own);
    let lowest = own;
    stack.push(file);
    for (const target of graph.get(file) ?? []) {
      if (!index.has(target)) lowest = Math.min(lowest, visit(target));
      else if (stack.includes(target)) lowest = Math.min(lowest, index.get(target) ?? own);
    }
    if (lowest === own) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1) cycles.push(group.toSorted());
    }
    return lowest;
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return cycles;
}

/**
 * What the folders directly below `base` import of each other: files beside them (entry, settings) and tests are left out, since every
 * folder reads the first and the second read everything.
 * @returns for each folder the folders that it imports
 */
export function groupByFolder(graph: ImportGraph, base: string): Map<string, string[]> {
  const folderOf = (file: string): string | null =>
    (/\.test\.tsx?$|\/testing\//.test(file) ? null : new RegExp(`^${base}/([^/]+)/`).exec(file)?.[1]) ?? null;
  const folders = new Map<string, string[]>();
  for (const [file, targets] of graph) {
    const from = folderOf(file);
    if (from === null) continue;
    const known = folders.get(from) ?? [];
    folders.set(from, known);
    for (const to of targets.map(folderOf))
      if (to !== null && to !== from && !known.includes(to)) known.push(to);
  }
  return folders;
}

/** How many folders stand above each other in a graph without cycles. */
export function countLevels(graph: ImportGraph): number {
  const levels = new Map<string, number>();
  const levelOf = (folder: string): number => {
    const known = levels.get(folder);
    if (known !== undefined) return known;
    const level = 1 + Math.max(0, ...(graph.get(folder) ?? []).map(levelOf));
    levels.set(folder, level);
    return level;
  };
  return Math.max(0, ...[...graph.keys()].map(levelOf));
}
