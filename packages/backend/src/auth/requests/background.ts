import type { Logger } from 'pino';

export type Background = {
  /** Starts work whose outcome and duration the answer must not show; a failure is logged. */
  readonly run: (name: string, work: () => Promise<void>) => void;
  /** Waits for everything that was started. */
  readonly settled: () => Promise<void>;
};

/** Work beside the answers of one server; `log` hears what failed. */
export const createBackground = (log: Logger): Background => {
  const running = new Set<Promise<void>>();
  return {
    run: (name, work) => {
      const task = work()
        .catch((error: unknown) => log.error({ err: error, task: name }, 'auth background task failed'))
        .finally(() => running.delete(task));
      running.add(task);
    },
    settled: async () => {
      await Promise.all(running);
    },
  };
};
