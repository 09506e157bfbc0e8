/** `node tooling/chat-weights/read-entries.ts`: writes what the understanding package reads in every entry, so that the server need not read them all at its first question. */
import fs from 'node:fs';
import path from 'node:path';
import { readEntries } from '../../apps/server/src/ideas/business-chat/engine/read-entries.ts';

const file = path.join(import.meta.dirname, '../../apps/server/content/chat/read-entries.json');
fs.writeFileSync(file, `${JSON.stringify(readEntries())}\n`);
