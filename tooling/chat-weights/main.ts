/**
 * `node tooling/chat-weights/main.ts`: learns everything by which the chat finds entries anew, each step from what the one before wrote:
 * what is read in the entries, the topic model, what is about something else, and how sure all of it makes an answer. A step run alone may learn from older files.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

const readEntries = '../../apps/server/src/ideas/business-chat/write-read-entries.ts';
for (const step of [readEntries, 'topics.ts', 'outside.ts', 'weights.ts']) {
  // A process of its own: a module keeps the files as they were when it was loaded.
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, step)], {
    stdio: 'inherit',
  });
  if (status !== 0) {
    process.exitCode = 1;
    break;
  }
}
