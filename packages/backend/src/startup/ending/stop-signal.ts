import process from 'node:process';
import { endProcess } from '#startup/ending/end-process.ts';

const forceMs = 30_000;
/** Who tells all processes at once tells this one twice: once itself and once by `npm start`, which passes signals on. */
const sameSignalMs = 1_000;

/** A server that runs. */
export type Running = {
  /** Takes no new work, lets what is under way finish and closes everything, the database last. */
  readonly stop: () => Promise<void>;
  /** What SIGHUP does, except at a terminal, where it says that the terminal has gone; it stops a server that has none. */
  readonly reload?: () => void;
};

/**
 * Starts a server and, on SIGINT, SIGTERM or SIGHUP, ends it once and then the process; a second signal, a second later or more, or
 * half a minute, ends it at once. One that comes while it starts gives the start up: the process ends in order then as well, after its
 * database. SIGHUP is ignored until it runs, since its settings were just read.
 * @param start closes what it has begun and rejects when its signal is aborted
 * Errors: those of the start.
 */
export async function runUntilSignal(start: (givenUp: AbortSignal) => Promise<Running>): Promise<void> {
  const givenUp = new AbortController();
  let running: Running | null = null;
  const starting = start(givenUp.signal).then((begun) => (running = begun));
  let stoppingSince: number | null = null;
  const end = (): void => {
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
    if (running === null) givenUp.abort();
    starting
      .then(
        ({ stop }) => stop(),
        () => {},
      )
      .then(
        () => endProcess(0),
        (error: unknown) => {
          console.error(error);
          endProcess(1);
        },
      );
  };
  const hangUp = (): void => {
    if (process.stdin.isTTY) end();
    else if (running !== null && stoppingSince === null) (running.reload ?? end)();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  process.on('SIGHUP', hangUp);
  await starting.catch((error: unknown) => {
    if (!givenUp.signal.aborted) throw error;
  });
}
