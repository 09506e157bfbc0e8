import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';

const root = path.resolve(import.meta.dirname, '../..');
const icons = 'node_modules/lucide-react/dist/esm/icons';

const filesOf = (folder: string): string[] =>
  fs.globSync(`${folder}/**/*.{ts,tsx,json}`, { cwd: root }).filter((file) => !file.includes('.test.'));
const sources = [...filesOf('apps/web/src'), ...filesOf('packages/contracts/src')];
const text = filesOf('apps/web/src')
  .map((file) => fs.readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

const lucideNames = fs.readFileSync(path.join(root, icons, '../lucide-react.mjs'), 'utf8').split('\n');

/** Icons have the name of their component: `link-2` is `Link2`. */
const isImported = (file: string): boolean => {
  const component = path
    .basename(file, '.mjs')
    .replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  // Some have an older name as well.
  const names = lucideNames.find((line) => line.includes(`/${file.split('/').at(-1)}'`)) ?? '';
  const asked = [component, ...[...names.matchAll(/default as (\w+)/g)].map(([, name]) => name)];
  return new RegExp(`\\b(${asked.join('|')})(Icon)?\\b`).test(text);
};
const modules = [
  ...sources,
  ...fs.globSync(`${icons}/*.mjs`, { cwd: root }).filter(isImported),
  ...[
    'react',
    'react-dom',
    'scheduler',
    'react-router',
    'zod',
    'react-hook-form',
    'clsx',
    'lucide-react',
    '@tanstack/query-core',
    '@tanstack/react-query',
  ]
    .filter((name) => fs.existsSync(path.join(root, 'node_modules', name)))
    .map((name) => `node_modules/${name}/index.js`),
  'node_modules/@hookform/resolvers/dist/resolvers.mjs',
];

/** The texts that a pattern of groups and alternatives stands for; what it rules out is left aside. */
function textsOf(pattern: string): string[] {
  let at = 0;
  const alternatives = (): string[] => {
    const all: string[] = [];
    let here = [''];
    while (at < pattern.length && pattern[at] !== ')') {
      if (pattern[at] === '|') {
        all.push(...here);
        here = [''];
        at += 1;
        continue;
      }
      let next: string[];
      if (pattern[at] === '(') {
        const isRuledOut = pattern.startsWith('(?!', at);
        at += isRuledOut ? 3 : 1;
        const inner = alternatives();
        at += 1;
        next = isRuledOut ? [''] : inner;
      } else {
        if (pattern[at] === '\\') at += 1;
        next = [pattern[at] ?? ''];
        at += 1;
      }
      here = here.flatMap((before) => next.map((after) => before + after));
    }
    return [...all, ...here];
  };
  return alternatives();
}

test('the texts of a pattern are those that it matches', () => {
  expect(textsOf(String.raw`lib\/(a|b-(c|d))\.|(?!x.*)e`)).toEqual(['lib/a.', 'lib/b-c.', 'lib/b-d.', 'e']);
});

describe.for(chunkGroups)('$name', ({ test: pattern }) => {
  test('names nothing that is not there', () => {
    const missing = textsOf(pattern.source).filter((part) => !modules.some((file) => file.includes(part)));
    expect(missing).toEqual([]);
  });
});
