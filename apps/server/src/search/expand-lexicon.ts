import { Worker } from 'node:worker_threads';
import type { LexiconBatch } from './lexicon-tables.ts';

/**
 * The lexicon of this checkout as rows for the database, expanded by a thread that ends, and whose memory goes with it.
 * Errors: what the thread failed of.
 */
export function expandLexicon(): Promise<readonly LexiconBatch[]> {
  return new Promise((resolve, reject) => {
    const batches: LexiconBatch[] = [];
    new Worker(new URL('expand-in-thread.ts', import.meta.url))
      .on('message', (batch: LexiconBatch) => void batches.push(batch))
      .once('error', reject)
      .once('exit', (code) => {
        if (code === 0) resolve(batches);
        else reject(new Error(`the thread that expands the lexicon ended with ${code}`));
      });
  });
}
