import process from 'node:process';
import type { Logger } from 'pino';
import { isPoolFault, renewPools } from '#db/pool.ts';

/**
 * Nothing uncaught ends a process without a word: it is logged, and the process ends so that another takes its place. The one
 * known fault of the database library, which writes to a connection that has just gone, costs its pools and not the process.
 */
export function onUncaught(log: Logger): void {
  const handle = (err: unknown): void => {
    if (isPoolFault(err)) {
      log.error({ err }, 'the database library failed; its connections are made anew');
      renewPools();
      return;
    }
    log.fatal({ err }, 'nobody caught this error; the process ends');
    process.exit(1);
  };
  process.on('uncaughtException', handle);
  process.on('unhandledRejection', handle);
}
