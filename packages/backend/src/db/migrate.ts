/** Brings a database to the schema of this checkout. Forward only; a file that has run is never changed. */
import type { Sql, TransactionSql } from 'postgres';
import type { Adoption } from './adoption/adoption.ts';
import { findObstacle } from './adoption/find-obstacle.ts';
import type { MigrationFile, MigrationSet } from './migration-files.ts';
import { ensureServiceRolePolicies } from './service-role-policies.ts';

/** A migration cannot run, or has been changed after it ran. The message is one sentence for the operator. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

export type MigrationResult = {
  /** `set/name` of each file that this call ran, in order; empty when the database was up to date. */
  applied: string[];
};

type AppliedRow = { set: string; name: string; checksum: string };

// Any constant will do, as long as every process of every version uses the same one.
const advisoryLockKey = 7_204_611_903;

/**
 * Runs what is missing, first the platform set, then the product set; each file in one transaction with its record.
 * Any number of processes may call it at once: each file runs under an advisory lock and is checked again inside it.
 * On a hosted Supabase project (schema `auth` is there, but not by us) the platform set is left out.
 * A database that the migrations before an initial one made is taken over when it equals what the initial one makes.
 *
 * @param sql connection or pool of the role that owns the schema; a superuser, or an owner with CREATEROLE.
 * @param files what to run in order, the platform set first.
 * @param adoptions what an initial migration took the place of.
 * @throws MigrationError when a file fails, its checksum differs from the recorded one, the database belongs to a newer version,
 * or cannot be taken over.
 */
export async function migrate(
  sql: Sql,
  files: readonly MigrationFile[],
  adoptions: readonly Adoption[] = [],
): Promise<MigrationResult> {
  let known = await readApplied(sql);
  if (known === null) {
    await createRecord(sql);
    known = (await readApplied(sql)) ?? [];
  }
  if (await adopt(sql, files, adoptions, known)) known = (await readApplied(sql)) ?? known;
  assertNotNewer(known, files, adoptions);
  const foreignPlatform = !known.some((row) => row.set === 'platform') && (await isHostedSupabase(sql));
  const applied: string[] = [];
  for (const file of files) {
    if (file.set === 'platform' && foreignPlatform) continue;
    const ran = findRecord(known, file);
    if (ran) assertUnchanged(file, ran.checksum);
    else if (await applyOne(sql, file)) applied.push(`${file.set}/${file.name}`);
    // Another process is at it too; what it has done by now need not be asked file by file.
    else known = (await readApplied(sql)) ?? known;
  }
  if (applied.length > 0) {
    await ensureServiceRolePolicies(sql);
    await syncPublication(sql);
    // Servers that already run on this database keep a cache of the schema.
    await sql`select pg_notify('pgrst', 'reload schema')`;
  }
  return { applied };
}

/**
 * Tells whether all of these migrations have run, for the readiness check. Changes nothing.
 */
export async function isMigrated(sql: Sql, files: readonly MigrationFile[]): Promise<boolean> {
  const known = await readApplied(sql);
  if (known === null) return false;
  return files.every((file) => findRecord(known, file) !== undefined);
}

/** The record of a file that has run. */
function findRecord(known: readonly AppliedRow[], file: MigrationFile): AppliedRow | undefined {
  return known.find((row) => row.set === file.set && row.name === file.name);
}

/** Whether other files of its set have run, but not the initial migration. */
function needsAdoption(known: readonly AppliedRow[], initial: MigrationFile): boolean {
  const ofSet = known.filter((row) => row.set === initial.set);
  return ofSet.length > 0 && !ofSet.some((row) => row.name === initial.name);
}

/**
 * Records the initial migrations as run on a database that equals what they make, all or none of them. The records of the
 * replaced migrations stay, so that the version before can still be started.
 *
 * @returns whether there was something to take over.
 */
async function adopt(
  sql: Sql,
  files: readonly MigrationFile[],
  adoptions: readonly Adoption[],
  known: readonly AppliedRow[],
): Promise<boolean> {
  const wanted = adoptions.flatMap((adoption) => {
    const initial = files.find((file) => file.set === adoption.set && file.name === adoption.initial);
    return initial && needsAdoption(known, initial) ? [{ adoption, initial }] : [];
  });
  if (wanted.length === 0) return false;
  await sql.begin(async (tx) => {
    await lock(tx);
    const applied = await tx<AppliedRow[]>`select set, name, checksum from kawanusaha.migrations`;
    for (const { adoption, initial } of wanted) {
      if (!needsAdoption(applied, initial)) continue;
      const ofSet = applied.filter((row) => row.set === initial.set);
      const obstacle = await findObstacle(tx, adoption, ofSet);
      if (obstacle !== null) throw new MigrationError(obstacle);
      await record(tx, initial);
    }
  });
  return true;
}

async function record(tx: TransactionSql, file: MigrationFile): Promise<void> {
  await tx`
    insert into kawanusaha.migrations (set, name, checksum) values (${file.set}, ${file.name}, ${file.checksum})`;
}

async function applyOne(sql: Sql, file: MigrationFile): Promise<boolean> {
  try {
    return await sql.begin(async (tx) => {
      await lock(tx);
      const [applied] = await tx<AppliedRow[]>`
        select set, name, checksum from kawanusaha.migrations where set = ${file.set} and name = ${file.name}`;
      if (applied) {
        assertUnchanged(file, applied.checksum);
        return false;
      }
      await tx.unsafe(file.sql).simple();
      await record(tx, file);
      return true;
    });
  } catch (error) {
    if (error instanceof MigrationError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`Migration ${file.set}/${file.name} failed and was rolled back: ${reason}`, {
      cause: error,
    });
  }
}

/** Gives the published tables their triggers (schema `realtime`); a hosted project listens to its log instead. */
async function syncPublication(sql: Sql): Promise<void> {
  const [row] = await sql<{ own: boolean }[]>`
    select to_regprocedure('realtime.sync_publication()') is not null as own`;
  if (row?.own) await sql`select realtime.sync_publication()`;
}

async function lock(tx: TransactionSql): Promise<void> {
  // Warnings such as 'wal_level is insufficient' are of no use to the operator who starts the program.
  await tx`set local client_min_messages = error`;
  await tx`set local search_path = public`;
  // Others may be at it, and a change of a large table takes its time.
  await tx`set local lock_timeout = 0`;
  await tx`set local statement_timeout = 0`;
  await tx`select pg_advisory_xact_lock(${advisoryLockKey})`;
}

async function createRecord(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await lock(tx);
    await tx
      .unsafe(`
      create schema if not exists kawanusaha;
      create table if not exists kawanusaha.migrations (
        set text not null,
        name text not null,
        checksum text not null,
        applied_at timestamptz not null default now(),
        primary key (set, name)
      )`)
      .simple();
  });
}

/** The record, or null when the database has never been migrated. */
async function readApplied(sql: Sql): Promise<AppliedRow[] | null> {
  const [table] = await sql<
    { exists: boolean }[]
  >`select to_regclass('kawanusaha.migrations') is not null as exists`;
  if (!table?.exists) return null;
  return sql<AppliedRow[]>`select set, name, checksum from kawanusaha.migrations`;
}

/** Whether another program made schema auth. Asked under the lock, or another process halfway through our own set would look like it. */
async function isHostedSupabase(sql: Sql): Promise<boolean> {
  return sql.begin(async (tx) => {
    await lock(tx);
    const [row] = await tx<{ hosted: boolean }[]>`
      select to_regclass('auth.users') is not null
        and not exists (select from kawanusaha.migrations where set = 'platform') as hosted`;
    return row?.hosted ?? false;
  });
}

/** Refuses a database on which a migration has run that this version does not have: older code would misread a newer schema. */
function assertNotNewer(
  known: readonly AppliedRow[],
  files: readonly MigrationFile[],
  adoptions: readonly Adoption[],
): void {
  const sets = new Set(files.map(({ set }) => set));
  const unknown = known.find(
    (row) =>
      sets.has(row.set as MigrationSet) &&
      !files.some(({ set, name }) => set === row.set && name === row.name) &&
      !adoptions.some(({ set, replaced }) => set === row.set && row.name in replaced),
  );
  if (unknown === undefined) return;
  throw new MigrationError(
    `This database belongs to a newer version (migration ${unknown.set}/${unknown.name} has run on it); start that version, or restore a backup from before the upgrade.`,
  );
}

function assertUnchanged(file: MigrationFile, recorded: string): void {
  if (file.checksum === recorded) return;
  throw new MigrationError(
    `Migration ${file.set}/${file.name} was changed after it had run on this database; restore the file and put the change into a new one.`,
  );
}
