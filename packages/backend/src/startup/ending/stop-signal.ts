import process from 'node:process';
import { endProcess } from '#startup/ending/end-process.ts';

const forceMs = 30_000;
/** Who tells all processes at once tells this one twice: once itself and once by `npm start`, which passes signals on. */
const sameSignalMs = 1_000;

/**
 * Runs `stop` once on SIGINT, SIGTERM or SIGHUP and exits; a second signal, a second later or more, or half a minute, ends it at once.
 * @param reload what SIGHUP does instead, except at a terminal, where it says that the terminal has gone
 */
export function onStopSignal(stop: () => Promise<void>, reload?: () => void): void {
  let stoppingSince: number | null = null;
  const begin = (): void => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > sameSignalMs) endProcess(1);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => {
      console.error(
        `What was under way did not end within ${forceMs / 1_000} s; the server ends without it.`,
      );
      endProcess(1);
    }, forceMs).unref();
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
  process.on('SIGHUP', () => (stoppingSince === null ? hangUp() : undefined));
}
