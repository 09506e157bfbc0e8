import process from 'node:process';
import type { Logger } from 'pino';
import { isLostTypeQuestion, isPoolFault, renewPools } from '#db/pool.ts';
import { endProcess } from '#startup/ending/end-process.ts';

/**
 * Nothing uncaught ends a process without a word: it is logged, and the process ends so that another takes its place. Two known
 * faults of the database library do not: where it writes to a connection that has just gone, its pools are made anew; where a
 * connection goes while it is being opened, the library connects again by itself.
 */
export function onUncaught(log: Logger): void {
  const handle = (err: unknown): void => {
    if (isPoolFault(err)) {
      log.error({ err }, 'the database library failed; its connections are made anew');
      renewPools();
      return;
    }
    if (isLostTypeQuestion(err)) {
      log.warn({ err }, 'a connection to the database went while it was being opened');
      return;
    }
    log.fatal({ err }, 'uncaught error; the process ends');
    endProcess(1);
  };
  process.on('uncaughtException', handle);
  process.on('unhandledRejection', handle);
}
