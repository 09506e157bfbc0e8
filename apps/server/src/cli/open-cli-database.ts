import path from 'node:path';
import process from 'node:process';
import { runningSocket } from '@kawanusaha/backend/db/cluster/place';
import { functionSchemas, migrateProduct } from '#startup/migrate-product.ts';
import type { ConnectionTarget } from '@kawanusaha/backend/db/connection-target';
import { connect, type Sql } from '@kawanusaha/backend/db/pool';
import type { SocketTarget } from '@kawanusaha/backend/db/wire/socket-target';
import { parseEnvironment, type Settings } from '#settings.ts';
import { openDataFolder } from '@kawanusaha/backend/startup/data-folder';
import { lockInstance, readRunningInstance } from '@kawanusaha/backend/startup/instance-lock';
import {
  embeddedTargets,
  openConfiguredDatabase,
  prepareSchema,
} from '@kawanusaha/backend/startup/open-database';
import { readEnvironment } from '@kawanusaha/backend/startup/read-environment';
import { resolveStorage } from '@kawanusaha/backend/startup/resolve-settings';
import { loadSecrets } from '@kawanusaha/backend/startup/secrets';

const root = path.resolve(import.meta.dirname, '../../../..');

export type CliDatabase = {
  readonly sql: Sql;
  readonly close: () => Promise<void>;
  /** Seals the signing keys in the database. */
  readonly jwtSecret: string;
  readonly storage: Settings['storage'];
  readonly dataDir: string;
  /** How to connect for what changes tables themselves. */
  readonly maintenance: ConnectionTarget;
  /** How to connect for a backup; null where the database is not the embedded one. */
  readonly backup: SocketTarget | null;
};

/**
 * Opens the product's database for a command: the one of `DATABASE_URL`, the embedded one of a running instance, or the
 * embedded one started for the command alone.
 */
export async function openCliDatabase(): Promise<CliDatabase> {
  const env = parseEnvironment(readEnvironment(root, process.env));
  const dataDir = openDataFolder(path.resolve(root, env.DATA_DIR));
  const secrets = loadSecrets(dataDir);
  const jwtSecret = env.JWT_SECRET ?? secrets.jwtSecret;
  const storage = resolveStorage(env, dataDir);
  if (env.DATABASE_URL === undefined && readRunningInstance(dataDir) !== null) {
    const targets = embeddedTargets(runningSocket(path.join(dataDir, 'postgres')), secrets);
    const sql = connect(targets.owner, { max: 2 });
    return { sql, close: () => sql.end(), jwtSecret, storage, dataDir, ...targets };
  }
  const lock =
    env.DATABASE_URL === undefined ? await lockInstance(dataDir, 'the terminal of its command') : null;
  const opened = await openConfiguredDatabase({
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    listenUrl: false,
    secrets,
    lock,
    log: () => {},
  });
  await prepareSchema(opened, secrets, migrateProduct, functionSchemas);
  return {
    sql: opened.database.owner,
    jwtSecret,
    storage,
    dataDir,
    maintenance: opened.maintenance,
    backup: opened.backup,
    close: async () => {
      await opened.database.close();
      await opened.cluster?.stop();
      lock?.release();
    },
  };
}
