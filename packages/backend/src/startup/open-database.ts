import { createHmac } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { clusterOwner } from '#db/cluster/initialise.ts';
import { giveFunctionsAway } from '#db/cluster/function-owner.ts';
import { allowServerRoles, backupRole, serverRole } from '#db/cluster/server-roles.ts';
import { startCluster, type Cluster } from '#db/cluster/start-cluster.ts';
import type { ConnectionTarget } from '#db/connection-target.ts';
import { connect, openDatabase, type Database, type Sql } from '#db/pool.ts';
import type { SocketTarget } from '#db/wire/socket-target.ts';
import { assertHeard } from '#startup/checks/assert-heard.ts';
import { readPooling } from '#startup/checks/read-pooling.ts';
import type { InstanceLock } from '#startup/instance-lock.ts';
import { explainFileError, StartupError } from '#startup/startup-error.ts';
import type { Secrets } from '#startup/secrets.ts';

/** The database of the embedded cluster. */
export const databaseName = 'kawanusaha';
const minimumVersion = 150_000;

export type OpenedDatabase = {
  readonly database: Database;
  readonly owner: ConnectionTarget;
  readonly requests: ConnectionTarget;
  /** Where notices are heard. */
  readonly listen: ConnectionTarget;
  /** What makes and changes the schema: the superuser of the embedded cluster, for the start and for commands alone. */
  readonly maintenance: ConnectionTarget;
  /** What backups are made as; null where `DATABASE_URL` replaces the embedded cluster. */
  readonly backup: SocketTarget | null;
  /** Null where `DATABASE_URL` replaces the embedded cluster. */
  readonly cluster: Cluster | null;
  readonly version: string;
};

type Options = {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Where a server hears notices of `databaseUrl`; null: where that leads. False for a command, which hears none. */
  readonly listenUrl: string | null | false;
  readonly secrets: Secrets;
  /** Of the data folder; null where `DATABASE_URL` replaces the embedded cluster. */
  readonly lock: InstanceLock | null;
  /** Aborted where the start is given up, which ends the embedded one at once. */
  readonly givenUp?: AbortSignal;
  readonly log: (line: string) => void;
};

/**
 * Opens the configured database, or starts the embedded one and opens that.
 * @throws StartupError in one sentence when neither can be reached
 */
export async function openConfiguredDatabase(options: Options): Promise<OpenedDatabase> {
  const { databaseUrl, listenUrl } = options;
  if (databaseUrl !== null) {
    const owner: ConnectionTarget = { url: databaseUrl };
    const version = await assertReachable(owner);
    await assertPoolerKeeps(databaseUrl, listenUrl);
    const listen = typeof listenUrl === 'string' ? { url: listenUrl } : owner;
    return {
      database: openDatabase({ owner, requests: owner, listen }),
      owner,
      requests: owner,
      listen,
      maintenance: owner,
      backup: null,
      cluster: null,
      version,
    };
  }
  const cluster = await startEmbedded(options);
  try {
    const targets = embeddedTargets(cluster, options.secrets);
    await ensureDatabase({ ...targets.maintenance, database: 'postgres' });
    const version = await assertReachable(targets.maintenance);
    const { owner, requests } = targets;
    const database = openDatabase({ owner, requests, listen: owner });
    return { database, ...targets, listen: owner, cluster, version };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/** How to connect to an embedded cluster that runs. */
export function embeddedTargets(
  { socketDir, port }: Pick<Cluster, 'socketDir' | 'port'>,
  secrets: Secrets,
): Record<'owner' | 'requests' | 'maintenance' | 'backup', SocketTarget> {
  const base = { socketDir, port, database: databaseName };
  return {
    owner: { ...base, user: serverRole, password: passwordOf(serverRole, secrets) },
    requests: { ...base, user: 'authenticator', password: secrets.requestPassword },
    maintenance: { ...base, user: clusterOwner, password: secrets.databasePassword },
    backup: { ...base, user: backupRole, password: passwordOf(backupRole, secrets) },
  };
}

/** Derived, so that a data folder of an earlier version needs no further secret. */
const passwordOf = (role: string, { databasePassword }: Secrets): string =>
  createHmac('sha256', databasePassword).update(role).digest('base64url');

/**
 * Brings the schema up to date as the role that owns it, then lets the roles in with which the embedded database is served, and takes the
 * functions of these schemas from the superuser. Errors: those of the migrations, which end unfinished where the start is given up.
 */
export async function prepareSchema(
  opened: OpenedDatabase,
  secrets: Secrets,
  migrate: (sql: Sql) => Promise<unknown>,
  functionSchemas: readonly string[],
  givenUp?: AbortSignal,
): Promise<void> {
  givenUp?.throwIfAborted();
  const sql = connect(opened.maintenance, { max: 2 });
  givenUp?.addEventListener('abort', () => void sql.end({ timeout: 0 }));
  try {
    await migrate(sql);
    if (opened.cluster === null) return;
    await sql.unsafe(`alter role authenticator with login password '${secrets.requestPassword}'`);
    await allowServerRoles(sql, {
      server: passwordOf(serverRole, secrets),
      backup: passwordOf(backupRole, secrets),
    });
    await giveFunctionsAway(sql, functionSchemas);
  } finally {
    await sql.end();
  }
}

async function startEmbedded(options: Options): Promise<Cluster> {
  try {
    return await startCluster({
      dataDir: path.join(options.dataDir, 'postgres'),
      password: options.secrets.databasePassword,
      ...(options.lock === null ? {} : { lockFd: options.lock.fd }),
      givenUp: options.givenUp,
      log: options.log,
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw explainFileError(error, options.dataDir);
    throw new StartupError(
      `The embedded database does not start: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function ensureDatabase(target: ConnectionTarget): Promise<void> {
  const sql = connect(target, { max: 1 });
  try {
    const found = await sql`select 1 from pg_database where datname = ${databaseName}`;
    if (found.length === 0) await sql.unsafe(`create database ${databaseName}`);
  } finally {
    await sql.end();
  }
}

async function assertReachable(target: ConnectionTarget): Promise<string> {
  const sql =
    'url' in target ? postgres(target.url, { max: 1, connect_timeout: 5 }) : connect(target, { max: 1 });
  try {
    const [row] = await sql<{ number: number; text: string }[]>`
      select current_setting('server_version_num')::int as number, current_setting('server_version') as text`;
    if (row === undefined || row.number < minimumVersion) {
      throw new StartupError(`PostgreSQL ${row?.text ?? '?'} is too old; KawanUsaha needs 15 or newer.`);
    }
    return row.text;
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The database cannot be reached: ${error instanceof Error ? error.message : String(error)}.`,
    );
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Behind a pooler in transaction mode a `LISTEN` is taken and never answered: members would be told of no change, and nothing says so. */
async function assertPoolerKeeps(url: string, listenUrl: Options['listenUrl']): Promise<void> {
  const pooling = await readPooling(url);
  if (pooling === 'breaks')
    throw new StartupError(
      'The pooler that DATABASE_URL leads to loses prepared statements: add ?prepare=false to DATABASE_URL, or set max_prepared_statements in PgBouncer (1.21 or newer).',
    );
  if (pooling === 'transactions' && listenUrl === null)
    throw new StartupError(
      'DATABASE_URL leads to a pooler in transaction mode, through which no notices come: set DATABASE_LISTEN_URL to an address of the same database past it.',
    );
  if (typeof listenUrl === 'string') await assertHeard(url, listenUrl);
}

/** Removes the embedded cluster and everything in it; the secrets stay. */
export function removeCluster(dataDir: string): void {
  fs.rmSync(path.join(dataDir, 'postgres'), { recursive: true, force: true });
}
