import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../source-files.ts';

/**
 * Patterns of an ignore file that a folder or file of sources could meet by its name alone: `coverage/` also takes
 * `packages/x/coverage`, and what is in it is never committed. Hidden names and endings belong to tools.
 */
function findLoosePatterns(ignoreFile: string): string[] {
  return ignoreFile
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .filter((line) => line !== 'node_modules/' && !line.startsWith('.') && !line.startsWith('*.'))
    .filter((line) => !line.replace(/\/$/, '').includes('/'));
}

test('a name without its place is found', () => {
  expect(findLoosePatterns('# made\ncoverage/\n/build/\ne2e/screenshots/\nout\n*.log\n.env\n')).toEqual([
    'coverage/',
    'out',
  ]);
});

test('.gitignore says where the files lie that it leaves out', () => {
  expect(findLoosePatterns(fs.readFileSync(path.join(root, '.gitignore'), 'utf8'))).toEqual([]);
});
