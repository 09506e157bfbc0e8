import { EventEmitter } from 'node:events';
import cluster from 'node:cluster';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createMetrics } from '@kawanusaha/backend/metrics/create-metrics';
import { beginWorker } from '#startup/workers/begin-workers.ts';
import { createWorkerPool } from '#startup/workers/worker-pool.ts';
import type { ToWorker } from '#startup/workers/worker-message.ts';

/** A process that answers no message while it loads and each at once when it serves, which it does when the test wants it. */
class ScriptedWorker extends EventEmitter {
  private isServing = false;
  readonly process = { pid: 1, kill: () => {} };
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

test('a process that still loads is told as one that loads, never as one that is silent', async () => {
  const forked: ScriptedWorker[] = [];
  vi.spyOn(cluster, 'fork').mockImplementation(() => {
    forked.push(new ScriptedWorker());
    return forked.at(-1) as never;
  });
  const pool = createWorkerPool(new Promise(() => {}), {
    log: pino({ level: 'silent' }),
    alone: false,
    metrics: createMetrics(),
  });
  const serving = pool.start(Array.from({ length: 3 }, beginWorker));
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
