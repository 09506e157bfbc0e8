import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PackFile } from '../pack-files.ts';
import type { PackSummary, RenderedFile } from './pack-worker.ts';

/** So long at most for what the thread is asked once; the whole pack takes some seconds on a busy machine. */
const timeoutMs = 300_000;

/**
 * Gives the files of the pack, made by a thread that ends when the work is done: what they are made of, and what writes workbooks,
 * takes memory that a process which serves for months would keep. One file is rendered at a time.
 * @throws Error where the thread fails or does not answer in time
 */
export async function withPackFiles<T>(work: (files: readonly PackFile[]) => Promise<T>): Promise<T> {
  const worker = new Worker(new URL('pack-worker.ts', import.meta.url), { execArgv: [] });
  // Listened for from the beginning: an error without a listener ends the process, and an exit without one is waited for until the time-out.
  const ended = new Promise<never>((_resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the thread of the Premium pack ended with ${code}`)));
  });
  ended.catch(() => {});
  try {
    const summaries = (await nextMessage(worker, ended)) as readonly PackSummary[];
    return await work(
      summaries.map((summary) => ({
        ...summary,
        render: async () => {
          const answer = nextMessage(worker, ended);
          worker.postMessage(summary.name, []);
          const rendered = (await answer) as RenderedFile;
          if ('error' in rendered) throw new Error(rendered.error);
          return rendered.bytes;
        },
      })),
    );
  } finally {
    await worker.terminate();
  }
}

/** The next message; an error of the thread is thrown, and so is its end. */
async function nextMessage(worker: Worker, ended: Promise<never>): Promise<unknown> {
  const settled = new AbortController();
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), settled.signal]);
  try {
    const [message] = (await Promise.race([once(worker, 'message', { signal }), ended])) as [unknown];
    return message;
  } finally {
    settled.abort();
  }
}
