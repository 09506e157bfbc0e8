import process from 'node:process';
import { endProcess } from '#startup/end-process.ts';

const forceMs = 30_000;

/**
 * Runs `stop` once on SIGINT, SIGTERM or SIGHUP and exits; a second signal, or half a minute, ends it at once.
 * @param reload what SIGHUP does instead, except at a terminal, where it says that the terminal has gone
 */
export function onStopSignal(stop: () => Promise<void>, reload?: () => void): void {
  let stopping = false;
  const begin = (): void => {
    if (stopping) endProcess(1);
    stopping = true;
    setTimeout(() => endProcess(1), forceMs).unref();
    stop().then(
      () => endProcess(0),
      (error: unknown) => {
        console.error(error);
        endProcess(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, begin);
  const hangUp = reload === undefined || process.stdin.isTTY ? begin : reload;
  process.on('SIGHUP', () => (stopping ? undefined : hangUp()));
}
