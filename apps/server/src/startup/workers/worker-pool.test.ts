import { EventEmitter } from 'node:events';
import cluster from 'node:cluster';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { createMetrics } from '@kawanusaha/backend/metrics/create-metrics';
import { beginWorker } from '#startup/workers/begin-workers.ts';
import { createWorkerPool } from '#startup/workers/worker-pool.ts';
import type { PreparedDatabase } from '#startup/prepare-database.ts';
import type { ToWorker } from '#startup/workers/worker-message.ts';

/** A process that answers no message while it loads and each at once when it serves, which it does when the test wants it. */
class ScriptedWorker extends EventEmitter {
  private isServing = false;
  readonly process = { pid: 1, kill: () => this.emit('exit', null, 'SIGKILL') };
  isConnected = (): boolean => true;
  send({ kind, ...message }: ToWorker): void {
    if (this.isServing && kind === 'metrics-wanted' && 'id' in message)
      this.emit('message', { kind: 'metrics', id: message.id, metrics: [] });
  }
  serve(): void {
    this.isServing = true;
    this.emit('message', { kind: 'serving' });
  }
}

/** Begins a pool of so many, whose processes load and serve when the test wants it. */
function startPool(count: number, ready: Promise<PreparedDatabase> = new Promise(() => {})) {
  const forked: ScriptedWorker[] = [];
  vi.spyOn(cluster, 'fork').mockImplementation(() => {
    forked.push(new ScriptedWorker());
    return forked.at(-1) as never;
  });
  const log = pino({ level: 'silent' });
  const pool = createWorkerPool(ready, { log, alone: false, metrics: createMetrics() });
  return { forked, log, pool, serving: pool.start(Array.from({ length: count }, beginWorker)) };
}

const prepared = Promise.resolve({} as PreparedDatabase);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a process that still loads is told as one that loads, never as one that is silent', async () => {
  const { forked, pool, serving } = startPool(3);
  const states = async (): Promise<string[]> =>
    [...(await pool.gather()).matchAll(/^server_processes\{state="(.+)"\} (\d+)$/gm)].map(
      ([, state, count]) => `${state} ${count}`,
    );
  expect(await states()).toEqual(['reporting 0', 'silent 0', 'loading 3']);
  for (const worker of forked.slice(0, 2)) worker.serve();
  expect(await states()).toEqual(['reporting 2', 'silent 0', 'loading 1']);
  forked[2]?.serve();
  await serving;
  expect(await states()).toEqual(['reporting 3', 'silent 0', 'loading 0']);
});

test.each([
  ['loads without end', false],
  ['was told of the database and does not serve', true],
])('a process that %s is ended and replaced, and the log says so', async (_, wasTold) => {
  vi.useFakeTimers();
  const { forked, log, serving } = startPool(1, prepared);
  const error = vi.spyOn(log, 'error');
  if (wasTold) forked[0]?.emit('message', { kind: 'waiting' });
  await vi.advanceTimersByTimeAsync(119_000);
  expect(forked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(forked).toHaveLength(2);
  expect(error).toHaveBeenCalledWith({ pid: 1 }, 'a server process does not begin to serve; it is ended');
  forked[1]?.serve();
  await serving;
});

test('a start whose processes hang twice ends with a sentence', async () => {
  vi.useFakeTimers();
  const { serving } = startPool(1, prepared);
  const ended = serving.catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(250_000);
  expect(await ended).toBe('A server process does not start: it did not begin to serve within 120 seconds');
});

test('a database that takes long to prepare ends no process that waits for it', async () => {
  vi.useFakeTimers();
  const { forked, serving } = startPool(1);
  forked[0]?.emit('message', { kind: 'waiting' });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(forked).toHaveLength(1);
  forked[0]?.serve();
  await serving;
});
