import { functionSchemas, migrateProduct } from '#startup/migrate-product.ts';
import { openDatabaseLog } from '@kawanusaha/backend/startup/database-log';
import type { InstanceLock } from '@kawanusaha/backend/startup/instance-lock';
import {
  openConfiguredDatabase,
  type OpenedDatabase,
  prepareSchema,
} from '@kawanusaha/backend/startup/open-database';
import type { Sql } from '@kawanusaha/backend/db/pool';
import { StartupError } from '@kawanusaha/backend/startup/startup-error';
import { countDemoAccounts } from '#startup/demo/remove-demo.ts';
import { holdsPremiumPack } from '#workbooks/premium-pack/holds-premium-pack.ts';
import type { Start } from '#startup/read-start.ts';
import { seedWhenEmpty } from '#startup/seed-when-empty.ts';
import { openByteStore } from '@kawanusaha/backend/storage/bytes/open-byte-store';

export type PreparedDatabase = OpenedDatabase & { readonly stop: () => Promise<void> };

/** A pack that is there is compared with that of this version once the server serves: to make it takes longer than all else of a start. */
const packAfterMs = 5_000;

/** The demo's password is published, so its accounts must not be where others can reach them. */
async function assertNoDemo(owner: Sql): Promise<void> {
  const count = await countDemoAccounts(owner);
  if (count === 0) return;
  throw new StartupError(
    `The database holds ${count} demo accounts whose password is published; run "npm run demo:remove" before it serves others.`,
  );
}

/**
 * Opens the database, brings it to the schema of this checkout and, on the local default, fills it with demo data.
 * What was opened is closed again when something fails, or the start is given up.
 */
export async function prepareDatabase(
  start: Start,
  lock: InstanceLock | null,
  givenUp: AbortSignal,
): Promise<PreparedDatabase> {
  const { dataDir, settings, secrets, env, log } = start;
  // What is given up later has its database until the rest has ended.
  const preparing = new AbortController();
  const giveUp = (): void => preparing.abort();
  givenUp.addEventListener('abort', giveUp);
  const databaseLog = lock === null ? null : openDatabaseLog(dataDir, log);
  const opened = await openConfiguredDatabase({
    dataDir,
    databaseUrl: settings.databaseUrl,
    listenUrl: settings.databaseListenUrl,
    secrets,
    lock,
    givenUp: preparing.signal,
    log: (line) => databaseLog?.write(line),
  });
  let packTimer: NodeJS.Timeout | undefined;
  let publishing = Promise.resolve();
  const stop = async (): Promise<void> => {
    clearTimeout(packTimer);
    await publishing;
    await opened.database.close();
    await opened.cluster?.stop();
    await databaseLog?.close();
  };
  try {
    const { owner } = opened.database;
    await prepareSchema(opened, secrets, migrateProduct, functionSchemas, preparing.signal);
    const demo = env.DEMO_DATA ?? (opened.cluster !== null && settings.local);
    const store = openByteStore(settings, log);
    if (!settings.local) await assertNoDemo(owner);
    if (demo && opened.cluster !== null && settings.local)
      await seedWhenEmpty(owner, store, settings.jwtSecret);
    const publish = async (): Promise<void> => {
      const { publishPremiumPack } = await import('#workbooks/premium-pack/publish-premium-pack.ts');
      // Without its store the server still serves everything else.
      await publishPremiumPack(owner, store).catch((error: unknown) => {
        if (preparing.signal.aborted) throw error;
        log.error({ err: error }, 'the Premium files could not be put into storage');
      });
    };
    if (await holdsPremiumPack(owner)) {
      packTimer = setTimeout(() => void (publishing = publish()), packAfterMs).unref();
    } else await publish();
    return { ...opened, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    givenUp.removeEventListener('abort', giveUp);
  }
}
