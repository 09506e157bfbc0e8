import type { Logger } from 'pino';
import type { Database } from '#db/pool.ts';
import type { CacheHolder } from './cache-holder.ts';

/**
 * Reads the schema again on `NOTIFY pgrst` (empty payload or `reload schema`), which migrations send when they are done,
 * and when the listening connection comes back, since what was sent meanwhile is lost.
 * Out: stops listening.
 */
export async function watchSchema(
  database: Database,
  cache: CacheHolder,
  log: Logger,
): Promise<() => Promise<void>> {
  let isFirst = true;
  const reload = (): void => {
    cache
      .reload()
      // Plans of the old schema, and of old memberships of roles, go with their connections.
      .then(() => database.wire?.recycle())
      .catch((error: unknown) => log.error({ err: error }, 'the schema could not be read again'));
  };
  const subscription = await database.owner.listen(
    'pgrst',
    (payload) => {
      if (payload === '' || payload === 'reload schema') reload();
    },
    () => {
      if (!isFirst) reload();
      isFirst = false;
    },
  );
  return () => subscription.unlisten();
}
