import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '#db/pool.ts';

/** Tells every process which tables were written, so that caches are emptied. */
export type WriteNotices = {
  /** Call after a committed write: this process hears at once, the others within a tenth of a second. */
  readonly announce: (tables: readonly string[]) => void;
  readonly subscribe: (listener: (tables: readonly string[]) => void) => void;
  /** False while notices of others may be missed; then nothing may be served from a cache. */
  readonly isHeard: () => boolean;
  readonly stop: () => Promise<void>;
};

const channel = 'kawanusaha_writes';
const batchMs = 50;
const retryMs = 1_000;

/** Starts to listen; a lapse of the listener counts as a write of every table. */
export function startWriteNotices(database: Database, log: Logger): WriteNotices {
  const self = randomUUID();
  const listeners = new Set<(tables: readonly string[]) => void>();
  const pending = new Set<string>();
  let batch: NodeJS.Timeout | null = null;
  let retry: NodeJS.Timeout | null = null;
  let stopHearing: (() => Promise<void>) | null = null;

  const tell = (tables: readonly string[]): void => {
    for (const listener of listeners) listener(tables);
  };
  const hear = (payload: string): void => {
    const [from, names = ''] = payload.split(' ', 2);
    if (from !== self && names !== '') tell(names.split(','));
  };
  const send = (names: string): Promise<unknown> =>
    database.owner`select pg_notify(${channel}, ${`${self} ${names}`})`.catch((error: unknown) =>
      log.warn({ err: error }, 'a notice of a write could not be sent'),
    );
  const listen = async (): Promise<void> => {
    try {
      stopHearing = await database.listener.on(channel, hear, () => tell(['*']));
      tell(['*']);
    } catch (error) {
      log.warn({ err: error }, 'writes of other processes are not heard');
      retry = setTimeout(() => void (listening = listen()), retryMs);
      retry.unref();
    }
  };
  let listening = listen();

  return {
    announce(tables) {
      tell(tables);
      for (const table of tables) pending.add(table);
      batch ??= setTimeout(() => {
        batch = null;
        const names = [...pending].join(',');
        pending.clear();
        // A payload has 8,000 bytes at most; beyond that everything was written.
        void send(names.length < 7_000 ? names : '*');
      }, batchMs);
    },
    subscribe: (listener) => void listeners.add(listener),
    isHeard: () => stopHearing !== null && database.listener.isHeard(),
    async stop() {
      if (batch !== null) clearTimeout(batch);
      if (retry !== null) clearTimeout(retry);
      await listening;
      const stop = stopHearing;
      stopHearing = null;
      await stop?.().catch(() => {});
    },
  };
}
