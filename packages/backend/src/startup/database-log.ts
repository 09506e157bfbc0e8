import path from 'node:path';
import type { Logger } from 'pino';
import { createStream } from 'rotating-file-stream';

/** Five files of 8 MB at most, the newest among them. */
const bounds = { size: '8M', maxFiles: 4 } as const;

const slow = /^.{0,80}?\] (?:trace (?<trace>[\da-f]{32}) )?.{0,70}?LOG: {2}duration: (?<ms>\d+)/;
const locked =
  /^.{0,80}?\] (?:trace (?<trace>[\da-f]{32}) )?.{0,70}?LOG: {2}process \d+ still waiting for (?<lock>\w+) on (?<what>\w+).* after (?<ms>\d+)/;

/**
 * Keeps the log of the embedded database in `<dataDir>/logs/postgres.log`, turned over by size. Slow statements and waits for a lock
 * are told in the server's log, too, with their trace and without their text.
 * @returns takes a line; `close` ends when all is written
 */
export function openDatabaseLog(
  dataDir: string,
  log: Logger,
): { readonly write: (line: string) => void; readonly close: () => Promise<void> } {
  const stream = createStream('postgres.log', { path: path.join(dataDir, 'logs'), mode: 0o600, ...bounds });
  let isFailing = false;
  stream.on('error', (err: Error) => {
    if (!isFailing) log.warn({ err }, 'the log of the database cannot be written');
    isFailing = true;
  });
  return {
    write(line) {
      if (!isFailing) stream.write(`${line}\n`);
      const waits = locked.exec(line)?.groups;
      const runs = waits === undefined ? slow.exec(line)?.groups : undefined;
      const found = waits ?? runs;
      if (found === undefined) return;
      const { trace, ms, ...more } = found;
      log.warn(
        { source: 'postgres', ...(trace === undefined ? {} : { trace }), ...more, ms: Number(ms) },
        waits === undefined ? 'a slow statement' : 'a statement waits for a lock',
      );
    },
    close: () => new Promise((resolve) => void stream.end(resolve)),
  };
}
