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
const pulseMs = 200;
/** Without a pulse for so long nothing is served from a cache; what was served meanwhile is at most so old. */
const quietAfterMs = 700;
const deafAfterMs = 2_500;

/**
 * Starts to listen. A pulse through the same channel shows that it is open: a listening connection can die without a
 * word, and the driver's own way back may fail.
 */
export function startWriteNotices(database: Database, log: Logger): WriteNotices {
  const self = randomUUID();
  const listeners = new Set<(tables: readonly string[]) => void>();
  const pending = new Set<string>();
  let lastHeard = 0;
  let batch: NodeJS.Timeout | null = null;
  let stopListening = async (): Promise<void> => {};

  const tell = (tables: readonly string[]): void => {
    for (const listener of listeners) listener(tables);
  };
  const hear = (payload: string): void => {
    const [from, names = ''] = payload.split(' ', 2);
    if (from === self) lastHeard = Date.now();
    else if (names !== '') tell(names.split(','));
  };
  const send = (names: string): Promise<unknown> =>
    database.owner`select pg_notify(${channel}, ${`${self} ${names}`})`.catch((error: unknown) =>
      log.warn({ err: error }, 'a notice of a write could not be sent'),
    );
  const listen = async (): Promise<void> => {
    try {
      const subscription = await database.owner.listen(channel, hear, () => tell(['*']));
      stopListening = () => subscription.unlisten();
    } catch (error) {
      log.warn({ err: error }, 'writes of other processes are not heard');
    }
  };
  const listenAnew = async (): Promise<void> => {
    await stopListening().catch(() => {});
    await listen();
  };

  let listening = listen();
  const pulse = setInterval(() => {
    const wasHeard = Date.now() - lastHeard < deafAfterMs;
    if (!wasHeard && lastHeard > 0) {
      lastHeard = 0;
      tell(['*']);
      listening = listenAnew();
    }
    void send('');
  }, pulseMs);
  pulse.unref();
  void listening.then(() => send(''));

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
    isHeard: () => Date.now() - lastHeard < quietAfterMs,
    async stop() {
      clearInterval(pulse);
      if (batch !== null) clearTimeout(batch);
      await listening;
    },
  };
}
