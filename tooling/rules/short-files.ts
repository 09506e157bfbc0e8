import fs from 'node:fs';
import path from 'node:path';
import { listSourceFiles, root } from '../source-files.ts';

const shortest = 15;
/** What a command, a test runner or the type checker reads, and routes, of which each is a file. */
const isEntry = (file: string): boolean =>
  /(\/cli\/|\/testing\/|\/auth\/routes\/|\.d\.ts$|\.test\.ts$)/.test(file);
const imported = /\b(?:from|import)\s*(\()?\s*'([^'\n]+)'/g;

/** The path without its ending that a specifier means; null for what lies outside the workspaces. */
function resolve(from: string, specifier: string): string | null {
  const bare = specifier.replace(/\.tsx?$/, '');
  if (bare.startsWith('.')) return path.posix.join(path.posix.dirname(from), bare);
  if (bare.startsWith('#')) return `${from.split('/').slice(0, 2).join('/')}/src/${bare.slice(1)}`;
  const [, workspace, rest] = /^@kawanusaha\/([^/]+)\/(.+)$/.exec(bare) ?? [];
  return workspace === undefined ? null : `packages/${workspace}/src/${rest}`;
}

/**
 * Files of the engine and the server below 15 lines that one other file alone imports, and not on use: they belong into that file.
 * In: the text of each source file by its path below the root. Out: `path: importer`.
 */
export function findLonelyShortFiles(texts: ReadonlyMap<string, string>): string[] {
  const importers = new Map<string, Map<string, boolean>>();
  for (const [file, text] of texts)
    for (const [, late, specifier = ''] of text.matchAll(imported)) {
      const target = resolve(file, specifier);
      if (target === null) continue;
      const known = importers.get(target) ?? new Map<string, boolean>();
      importers.set(target, known.set(file, late !== undefined));
    }
  return [...texts].flatMap(([file, text]) => {
    if (!/^(packages\/backend|apps\/server)\/src\/.+\.ts$/.test(file) || isEntry(file)) return [];
    if (text.trimEnd().split('\n').length >= shortest) return [];
    const [first, ...others] = [...(importers.get(file.replace(/\.ts$/, '')) ?? [])];
    return first === undefined || others.length > 0 || first[1] ? [] : [`${file}: ${first[0]}`];
  });
}

/** Every source file in TypeScript by its path below the root. */
export function readSources(): Map<string, string> {
  const files = listSourceFiles().filter((file) => /\.(?:ts|tsx|mjs)$/.test(file));
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]));
}
