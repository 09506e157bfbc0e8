export type Semaphore = { run: <T>(task: () => Promise<T>) => Promise<T> };

/**
 * Lets at most `limit` tasks run together and `maxWaiting` wait; `onFull` is called, and must throw, for one more.
 */
export const createSemaphore = (limit: number, maxWaiting: number, onFull: () => never): Semaphore => {
  let running = 0;
  const waiting: (() => void)[] = [];

  const acquire = async (): Promise<void> => {
    if (running < limit) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) onFull();
    // The one who leaves hands over its place, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };

  const release = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    run: async (task) => {
      await acquire();
      try {
        return await task();
      } finally {
        release();
      }
    },
  };
};
