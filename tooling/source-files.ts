import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

const made = new Set([
  'node_modules',
  'build',
  '.react-router',
  '.git',
  '.data',
  '.cache',
  'results',
  'test-results',
  'screenshots',
]);

/** Paths below the root, with slashes, of every hand-written file (also those not committed yet). */
export function listSourceFiles(folder = ''): string[] {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (made.has(entry.name)) return [];
    return entry.isDirectory() ? listSourceFiles(file) : [file];
  });
}
