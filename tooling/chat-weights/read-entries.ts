/** Writes what the understanding package reads in every entry, so that the server need not read them all at its first question; run by `main.ts`, and alone after a change of the lexicon. */
import fs from 'node:fs';
import path from 'node:path';
import { readEntries } from '../../apps/server/src/ideas/business-chat/engine/read-entries.ts';

const file = path.join(import.meta.dirname, '../../apps/server/content/chat/read-entries.json');
fs.writeFileSync(file, `${JSON.stringify(readEntries())}\n`);
