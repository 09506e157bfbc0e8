import type { Logger } from 'pino';
import type { Database } from '#db/pool.ts';
import type { CacheHolder } from './cache-holder.ts';
import { fingerprintQuery, tellsChangesQuery } from './catalog-queries.ts';

/** How often the catalogue is looked at where no trigger tells of a change; one look suffices to see it. */
export const comparedEveryMs = 500;

/**
 * Reads the schema again when it changed: on `NOTIFY pgrst` (empty payload or `reload schema`), which the event triggers of
 * `schemas/11-schema-changes.sql` and migrations send; when the listening connection comes back, since what was sent meanwhile
 * is lost; and where there are no such triggers, when the catalogue differs from half a second ago.
 * Out: stops watching.
 */
export async function watchSchema(
  database: Database,
  cache: CacheHolder,
  schemas: readonly string[],
  log: Logger,
): Promise<() => Promise<void>> {
  let waiting: Promise<void> | null = null;
  let running: Promise<void> = Promise.resolve();
  // Of many changes that come while one is read, one more read covers all.
  const reload = (): void => {
    waiting ??= running.then(() => {
      waiting = null;
      running = cache
        .reload()
        // Plans of the old schema, and of old memberships of roles, go with their connections.
        .then(() => database.wire.recycle())
        .catch((error: unknown) => log.error({ err: error }, 'the schema could not be read again'));
    });
  };
  const stopHearing = await database.listener.on(
    'pgrst',
    (payload) => {
      if (payload === '' || payload === 'reload schema') reload();
    },
    reload,
  );
  const [row] = await database.owner.unsafe<{ told: boolean }[]>(tellsChangesQuery);
  const stopComparing = row?.told === true ? () => {} : compare(database, schemas, reload);
  return async () => {
    stopComparing();
    await stopHearing();
  };
}

/** Asks for the fingerprint of the catalogue twice a second; one that cannot be had now is asked for again. */
function compare(database: Database, schemas: readonly string[], onChange: () => void): () => void {
  let known: string | null = null;
  let isAsking = false;
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    try {
      const [row] = await database.owner.unsafe<{ fingerprint: string }[]>(fingerprintQuery, [
        [...schemas],
      ] as never[]);
      const found = row?.fingerprint ?? null;
      if (known !== null && found !== null && found !== known) onChange();
      known = found ?? known;
    } catch {
      // The database does not answer now; requests say so, and the next turn asks again.
    } finally {
      isAsking = false;
    }
  };
  void ask();
  const timer = setInterval(() => void ask(), comparedEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
