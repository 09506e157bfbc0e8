import type { Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { createBuckets } from '@kawanusaha/backend/http/load/buckets';
import type { Metrics } from '@kawanusaha/backend/metrics/create-metrics';
import type { MailSharing } from '@kawanusaha/backend/startup/start-services';
import { StartupError } from '@kawanusaha/backend/startup/startup-error';
import { beginWorker, type BegunWorker } from '#startup/workers/begin-workers.ts';
import { createWorkerMetrics } from '#startup/workers/gather-from-workers.ts';
import type { PreparedDatabase } from '#startup/prepare-database.ts';
import type { FromWorker, ToWorker } from '#startup/workers/worker-message.ts';

/** Waits between a death and the next try, longer each time that one does not last. */
const restartMs = { first: 250, longest: 30_000, lastingAfter: 60_000 };
/** A process that has not been heard of for so many ticks of a second is frozen or busy without end. */
const silentTicks = 30;
/** So long may one load, and then, when it is told of the database, begin to serve. */
const startingTicks = 120;
/** A server none of whose processes was heard of for so many ticks is told as frozen to who asks for its health. */
const quietTicks = 5;

type WorkerPool = {
  /** Resolves when all serve; rejects when one cannot. */
  readonly start: (begun: readonly BegunWorker[]) => Promise<void>;
  /** Puts a new process in the place of each, one after the other; one that cannot begin leaves the rest as they are. */
  readonly reload: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly mail: MailSharing;
  /** Whether a process that serves was heard of within the last seconds. */
  readonly isAlive: () => boolean;
  /** The text of /metrics of all processes together. */
  readonly gather: () => Promise<string>;
};

/**
 * The processes that serve requests. They load at once, and serve when the database is ready.
 * @param ready what they are told of the database
 */
export function createWorkerPool(
  ready: Promise<PreparedDatabase>,
  { log, alone, metrics }: { log: Logger; alone: boolean; metrics: Metrics },
): WorkerPool {
  const gathering = createWorkerMetrics(metrics);
  const workers = new Set<Worker>();
  /** Ticks since each process that serves was last heard of; counted, not timed, so that a sleep of this one harms none. */
  const silence = new Map<Worker, number>();
  /** Ticks since each of the others was begun, or told of the database; while it waits for that, none are counted. */
  const starting = new Map<Worker, number>();
  /** Those that were ended since they did not begin to serve. */
  const stuck = new WeakSet<Worker>();
  /** Those whose place another has taken: they end what is under way. */
  const retired = new WeakSet<Worker>();
  /** What clients have asked of all processes together. */
  const buckets = createBuckets();
  let restarts = 0;
  let isStopping = false;
  let isReloading = false;
  /** One that ends just then hears nothing, which is no error: its end is seen by itself. */
  const tell = (worker: Worker, message: ToWorker): void => {
    if (worker.isConnected()) worker.send(message, () => {});
  };
  const send: MailSharing['send'] = (mail) => {
    for (const worker of workers) tell(worker, { kind: 'mail', mail });
  };
  const gather = (): Promise<string> =>
    gathering.gather(
      [...workers]
        .filter((worker) => silence.has(worker))
        .map((worker) => ({
          ask: (question: number) => tell(worker, { kind: 'metrics-wanted', id: question }),
        })),
      [...workers].filter((worker) => !silence.has(worker)).length,
    );
  const answerMetrics = async (asker: Worker, id: number): Promise<void> => {
    const text = await gather().catch((error: unknown) => {
      log.error({ err: error }, 'the metrics could not be gathered');
      return '';
    });
    tell(asker, { kind: 'metrics', id, text });
  };
  const begin = async (worker: Worker): Promise<void> => {
    starting.delete(worker);
    const { owner, requests, listen } = await ready;
    if (!workers.has(worker)) return;
    starting.set(worker, 0);
    tell(worker, { kind: 'begin', owner, requests, listen, alone });
  };
  const takeIn = ({ worker, follow }: BegunWorker): Promise<void> =>
    new Promise((resolve, reject) => {
      let isServing = false;
      let reason = 'it ended at once';
      let servingSince = Date.now();
      workers.add(worker);
      starting.set(worker, 0);
      const onMessage = (message: FromWorker): void => {
        if (message.kind === 'waiting') void begin(worker);
        else if (message.kind === 'mail') send(message.mail);
        else if (message.kind === 'metrics') gathering.hear(message.id, message.metrics);
        else if (message.kind === 'all-metrics-wanted') void answerMetrics(worker, message.id);
        else if (message.kind === 'lease-wanted') {
          const { id, key, pace, want } = message.wanted;
          tell(worker, { kind: 'lease', id, grant: buckets.take(key, pace, want) });
        } else if (message.kind === 'alive') {
          if (isServing) silence.set(worker, 0);
        } else if (message.kind === 'failed') ({ reason } = message);
        else {
          isServing = true;
          starting.delete(worker);
          silence.set(worker, 0);
          servingSince = Date.now();
          resolve();
        }
      };
      const onExit = (code: number | null, signal: string | null): void => {
        workers.delete(worker);
        silence.delete(worker);
        starting.delete(worker);
        if (stuck.has(worker)) reason = `it did not begin to serve within ${startingTicks} seconds`;
        if (!isServing) reject(new StartupError(`A server process does not start: ${reason}`));
        if (isStopping || !isServing || retired.has(worker)) return;
        log.error(
          { pid: worker.process.pid, code, signal },
          'a server process died; another takes its place',
        );
        if (Date.now() - servingSince > restartMs.lastingAfter) restarts = 0;
        replace();
      };
      follow({ onMessage, onExit });
    });
  const spawnWorker = (): Promise<void> => takeIn(beginWorker());
  /** At the start of the server: another takes the place of one that hangs, one that ends by itself says why. */
  const takeFirst = (begun: BegunWorker): Promise<void> =>
    takeIn(begun).catch((error: unknown) => {
      if (isStopping || !stuck.has(begun.worker)) throw error;
      return spawnWorker();
    });
  const replace = (): void => {
    setTimeout(
      () => {
        if (isStopping) return;
        spawnWorker().catch((error: unknown) => {
          log.error({ err: error }, 'a server process could not be replaced; it is tried again');
          replace();
        });
      },
      Math.min(restartMs.first * 2 ** restarts++, restartMs.longest),
    );
  };
  const retire = (worker: Worker): Promise<void> =>
    new Promise((resolve) => {
      if (!workers.has(worker)) return resolve();
      retired.add(worker);
      worker.once('exit', () => resolve());
      tell(worker, { kind: 'stop' });
    });
  const reload = async (): Promise<void> => {
    if (isReloading || isStopping) return;
    isReloading = true;
    log.info('the server processes are replaced one after the other');
    try {
      for (const worker of [...workers].filter((each) => silence.has(each))) {
        if (isStopping) return;
        await spawnWorker();
        await retire(worker);
      }
      log.info('all server processes were replaced');
    } catch (error) {
      log.error({ err: error }, 'a new server process does not start; those that run go on');
    } finally {
      isReloading = false;
    }
  };
  const watch = setInterval(() => {
    for (const [worker, ticks] of silence) {
      silence.set(worker, ticks + 1);
      if (ticks + 1 < silentTicks || isStopping) continue;
      log.error({ pid: worker.process.pid }, 'a server process does not answer any more; it is ended');
      silence.delete(worker);
      worker.process.kill('SIGKILL');
    }
    for (const [worker, ticks] of starting) {
      starting.set(worker, ticks + 1);
      if (ticks + 1 < startingTicks || isStopping) continue;
      log.error({ pid: worker.process.pid }, 'a server process does not begin to serve; it is ended');
      starting.delete(worker);
      stuck.add(worker);
      worker.process.kill('SIGKILL');
    }
  }, 1_000);
  watch.unref();
  return {
    mail: { send, onMail: () => {} },
    isAlive: () => [...silence.values()].some((ticks) => ticks < quietTicks),
    gather,
    reload,
    start: async (begun) => void (await Promise.all(begun.map(takeFirst))),
    async stop() {
      isStopping = true;
      const gone = [...workers].map((worker) => new Promise((resolve) => void worker.once('exit', resolve)));
      // One that serves nothing yet has nothing to end, and would hear of it only after it has loaded.
      for (const worker of workers) {
        if (silence.has(worker)) tell(worker, { kind: 'stop' });
        else worker.process.kill('SIGKILL');
      }
      await Promise.all(gone);
    },
  };
}
