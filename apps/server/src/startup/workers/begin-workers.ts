import cluster, { type Worker } from 'node:cluster';
import process from 'node:process';
import type { FromWorker } from '#startup/workers/worker-message.ts';

/**
 * How V8 treats the memory of the processes that serve: it collects the old generation when that has grown by half (it would let it grow
 * threefold), and at first from 48 MB on. What is the operator's own stands behind and wins.
 */
const memoryFlags = ['--heap-growing-percent=50', '--initial-old-space-size=48'];
/**
 * How the C library does: few places from which threads take memory. Giving back at once what is free (its thresholds for that) saved
 * 40 MB more and cost 1.2 ms of CPU a page.
 */
const memoryEnvironment = { MALLOC_ARENA_MAX: '2' };

type Listener = {
  readonly onMessage: (message: FromWorker) => void;
  readonly onExit: (code: number | null, signal: string | null) => void;
};

/** A process that is to serve. */
export type BegunWorker = {
  readonly worker: Worker;
  /** Tells what it says and how it ends, from its beginning on. */
  readonly follow: (listener: Listener) => void;
};

/** Begins one more; what it says is kept until it is followed. */
export function beginWorker(): BegunWorker {
  const worker = cluster.fork({ ...memoryEnvironment, ...process.env });
  const said: FromWorker[] = [];
  let end: Parameters<Listener['onExit']> | null = null;
  let listener: Listener | null = null;
  worker.on('message', (message: FromWorker) => {
    if (listener === null) said.push(message);
    else listener.onMessage(message);
  });
  worker.once('exit', (code, signal) => {
    end = [code, signal];
    listener?.onExit(code, signal);
  });
  return {
    worker,
    follow(given) {
      listener = given;
      for (const message of said) listener.onMessage(message);
      if (end !== null) listener.onExit(...end);
    },
  };
}

/**
 * Begins the processes that are to serve, before the first one loads what it needs itself: they have three times as much to load, and
 * wait then to be told of the database. They end with the first one, also where it cannot start.
 */
export function beginWorkers(count: number): BegunWorker[] {
  // One process accepts its connections itself; several get them in turn.
  if (count === 1) cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ execArgv: [...memoryFlags, ...process.execArgv] });
  return Array.from({ length: count }, beginWorker);
}
