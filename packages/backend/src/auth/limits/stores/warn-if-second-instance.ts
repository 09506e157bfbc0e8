import type { Logger } from 'pino';
import type { Sql } from '#db/pool.ts';

// Any constant that no other advisory lock uses, the same in every process of every version.
const aloneKey = 7_204_611_931;

/**
 * Says so in the log when a second process that counts in its own memory runs on this database: each then allows the whole
 * of every limit. The claim is a lock of one session, so it goes with the process.
 * @returns true when this process is the only one; the lock is held until `stop`
 */
export const warnIfSecondInstance = async (
  sql: Sql,
  log: Logger,
): Promise<{ alone: boolean; stop: () => Promise<void> }> => {
  const connection = await sql.reserve();
  const [row] = await connection<{ alone: boolean }[]>`select pg_try_advisory_lock(${aloneKey}) as alone`;
  if (row?.alone === true) {
    return {
      alone: true,
      stop: async () => {
        await connection`select pg_advisory_unlock(${aloneKey})`;
        connection.release();
      },
    };
  }
  connection.release();
  log.warn('RATE_LIMITS=memory counts for one process, but another one runs: set RATE_LIMITS=postgres');
  return { alone: false, stop: async () => {} };
};
