import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../source-files.ts';

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
type Row = { readonly line: string; readonly state: string; readonly proof: string };

/** Rows of the tables whose first cell is a line of the standard. */
function rowsOf(file: string): Row[] {
  return read(file)
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
    .map((line) => {
      const [, number = '', , state = '', proof = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return { line: number, state, proof };
    });
}

/** Files of a proof, each with the words that have to stand in it. */
const proofsOf = (proof: string): { file: string; words: string | undefined }[] =>
  [...proof.matchAll(/`([^`]+)`(?: "([^"]+)")?/g)].map(([, file = '', words]) => ({ file, words }));

const tables = ['docs/security.md', 'docs/asvs-level-2.md'];

test('each of the seventeen faults names tests that are there, by words that stand in them', () => {
  const rows = read('docs/security.md')
    .split('\n')
    .filter((line) => /^\| \d+\. \|/.test(line));
  expect(rows.map((row) => Number.parseInt(row.slice(2), 10))).toEqual(
    Array.from({ length: 17 }, (_, n) => n + 1),
  );
  const faults = rows.flatMap((row) => {
    const proofs = proofsOf(row.split('|')[3] ?? '').filter(({ file }) => file.includes('/'));
    if (!proofs.some(({ file }) => file.endsWith('.test.ts'))) return [`${row.slice(0, 8)}: no test`];
    return proofs
      .filter(({ file, words }) => !fs.existsSync(path.join(root, file)) || !read(file).includes(words ?? ''))
      .map(({ file, words }) => `"${words}" is not in ${file}`);
  });
  expect(faults).toEqual([]);
});

test.each(tables)('each line of %s names a proof that is there, or says that it was read', (table) => {
  const rows = rowsOf(table);
  expect(rows.length).toBeGreaterThan(50);
  const faults = rows.flatMap(({ line, proof }) => {
    const proofs = proofsOf(proof);
    if (proofs.length === 0)
      return /^(read in the code|none|Left open)/.test(proof) ? [] : [`${line}: no proof`];
    return proofs.flatMap(({ file, words }) => {
      if (!fs.existsSync(path.join(root, file))) return [`${line}: ${file} is not there`];
      return words === undefined || read(file).includes(words)
        ? []
        : [`${line}: "${words}" is not in ${file}`];
    });
  });
  expect(faults).toEqual([]);
});

test('every line is there once, and every state is one of the four', () => {
  const rows = tables.flatMap(rowsOf);
  const lines = rows.flatMap(({ line }) => line.split(', '));
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  expect(
    rows.filter(({ state }) => !/^(holds|in part|not met|open|not applicable|by the proxy)/.test(state)),
  ).toEqual([]);
});
