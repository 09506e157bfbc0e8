/** Writes what the understanding package reads in every entry, so that the server need not read them all at its first question; run by the build (`scripts/setup/build.mjs`). */
import fs from 'node:fs';
import path from 'node:path';
import { readEntries } from './engine/read-entries.ts';

const folder = path.join(import.meta.dirname, '../../../build');
fs.mkdirSync(folder, { recursive: true });
fs.writeFileSync(path.join(folder, 'read-entries.json'), `${JSON.stringify(readEntries())}\n`);
