import type { Logger } from 'pino';
import type { Sql } from '#db/pool.ts';
import type { ByteStore } from '#adapters/bytes/byte-store.ts';
import { sweepOrphans } from './sweep-orphans.ts';

const firstRunMs = 60_000;
const everyMs = 6 * 3_600_000;

/**
 * Sweeps now and then; several processes may do so at once without harm.
 * @returns a way to stop; it resolves when the run under way has ended
 */
export function startStorageUpkeep(owner: Sql, store: ByteStore, log: Logger): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const sweep = async (): Promise<void> => {
    try {
      const removed = await sweepOrphans(owner, store);
      if (removed > 0) log.info({ removed }, 'bytes without an object were removed');
    } catch (error) {
      log.warn({ err: error }, 'storage could not be swept');
    }
  };
  const run = (): void => {
    running = sweep();
  };
  const first = setTimeout(run, firstRunMs);
  const timer = setInterval(run, everyMs);
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}
