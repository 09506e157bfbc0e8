import { StorageError } from '../storage-error.ts';

export type PictureQueue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets few pictures be worked on at once, and few wait.
 * @throws StorageError SlowDown when too many wait already
 */
export function createPictureQueue(atOnce = 2, waiting = 64): PictureQueue {
  let running = 0;
  const queue: (() => void)[] = [];
  return async function run(work) {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new StorageError('SlowDown');
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place goes straight to whoever waits longest.
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
