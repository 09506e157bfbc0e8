import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const text = fs.readFileSync(path.join(root, 'docs/specification.md'), 'utf8');

const prefixes: Readonly<Record<string, string>> = {
  'web:': 'apps/web/src/',
  'server:': 'apps/server/src/',
  'backend:': 'packages/backend/src/',
  'contracts:': 'packages/contracts/src/',
  'sql:': 'supabase/schemas/',
};
const folders = ['acceptance', 'apps', 'bench', 'docs', 'e2e', 'packages', 'supabase', 'tooling'];

type Row = { section: string; name: string; places: string; proofs: string };

/** The rows of the tables, each with the two columns that name files. */
const rows: Row[] = text.split(/^## /m).flatMap((part) => {
  const [section = '', ...lines] = part.split('\n');
  return lines
    .filter((line) => line.startsWith('| ') && !/^\| (line|described) \|/.test(line))
    .map((line) => {
      const [, name = '', places = '', proofs = ''] = line.split('|').map((cell) => cell.trim());
      return { section, name, places, proofs };
    });
});

/** What a name in backticks points to: a pattern below the root, a file's own name, or nothing (a call, a column). */
function patternOf(name: string): string | null {
  const prefix = Object.keys(prefixes).find((start) => name.startsWith(start));
  if (prefix !== undefined) return `${prefixes[prefix]}${name.slice(prefix.length)}`;
  if (folders.includes(name.split('/')[0] ?? '')) return name;
  return /^[\w.-]+\.tsx?$/.test(name) ? `{apps,packages,tooling}/**/${name}` : null;
}

const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const find = (pattern: string) =>
  fs.globSync(pattern.replace(/\/$/, ''), { cwd: root }).filter((file) => !file.includes('node_modules'));

/** Whether a test stands in the folder, or in the folder of the file. */
function hasTestBeside(file: string): boolean {
  const full = path.join(root, file);
  const isFolder = fs.statSync(full).isDirectory();
  return fs
    .readdirSync(isFolder ? full : path.dirname(full), { recursive: isFolder, encoding: 'utf8' })
    .some((name) => /\.test\.tsx?$/.test(name));
}

test('the tables cover the sections of the specification, and nothing waits', () => {
  for (const section of [1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(text).toMatch(new RegExp(`^## §${section} `, 'm'));
  expect(rows.length).toBeGreaterThan(70);
  expect(text).not.toMatch(/not yet|to come|TODO/i);
});

describe.each(rows)('$section: $name', ({ places, proofs }) => {
  test('its places and its tests exist', () => {
    const missing = [...namesIn(places), ...namesIn(proofs)].filter((name) => {
      const pattern = patternOf(name);
      return pattern !== null && find(pattern).length === 0;
    });
    expect(missing).toEqual([]);
  });

  test('something proves it', () => {
    expect(proofs).not.toBe('');
    if (!proofs.includes('tests beside')) return;
    const files = namesIn(places).flatMap((name) => find(patternOf(name) ?? ''));
    expect(files.some(hasTestBeside), `no test beside ${places}`).toBe(true);
  });
});
