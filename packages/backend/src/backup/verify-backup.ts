import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sumTables } from '#backup/base/measure-tables.ts';
import { openCopy } from '#adapters/object-store/file-copies.ts';
import { listBackups, type Manifest, type TableSum } from '#backup/manifest.ts';
import type { BackupPlace } from '#adapters/object-store/backup-place.ts';
import { listStored } from '#backup/restore/restore-files.ts';
import { restoreCluster } from '#backup/restore/restore-cluster.ts';
import { connect, type Sql } from '#db/pool.ts';
import { databaseName } from '#startup/open-database.ts';
import { measure } from '#adapters/bytes/measure.ts';

type Options = {
  readonly backups: BackupPlace;
  /** Folder in which the backup is restored for a while; as large as the database must be free. */
  readonly folder: string;
  /** Password of the superuser when the backup was taken. */
  readonly password: string;
  /** What a sound database must also answer: what is wrong, as sentences. */
  readonly audit: (sql: Sql) => Promise<readonly string[]>;
};

export type Verified = {
  readonly backup: Manifest;
  readonly tables: number;
  readonly rows: bigint;
  readonly files: number;
  /** What is wrong; empty for a good backup. */
  readonly findings: readonly string[];
};

/**
 * Restores the newest backup aside to the moment at which its tables were measured, and compares: rows and checksums of each
 * table, size and checksum of each stored file, and the audit. Nothing of it stays.
 * Errors: there is no backup; it cannot be restored.
 */
export async function verifyBackup({ backups, folder, password, audit }: Options): Promise<Verified> {
  const backup = (await listBackups(backups.place)).at(-1);
  if (backup === undefined) throw new Error('There is no whole backup in this place.');
  const aside = path.join(folder, `verify-${randomBytes(4).toString('hex')}`);
  fs.mkdirSync(aside, { recursive: true, mode: 0o700 });
  try {
    const cluster = await restoreCluster({
      backups,
      backup,
      before: null,
      to: { name: backup.restorePoint },
      folder: path.join(aside, 'postgres'),
      password,
    });
    const { socketDir, port, owner: user } = cluster;
    const sql = connect({ socketDir, port, user, password, database: databaseName }, { max: 1 });
    try {
      const tables = await sumTables(sql);
      const files = await compareFiles(sql, backups);
      const findings = [...compareTables(backup.tables, tables), ...files.findings, ...(await audit(sql))];
      const rows = tables.reduce((sum, table) => sum + BigInt(table.rows), 0n);
      return { backup, tables: tables.length, rows, files: files.count, findings };
    } finally {
      await sql.end();
      await cluster.stop();
    }
  } finally {
    fs.rmSync(aside, { recursive: true, force: true });
  }
}

/** What differs between the tables as they were measured and as they came back. */
export function compareTables(wanted: readonly TableSum[], found: readonly TableSum[]): string[] {
  const names = [...new Set([...wanted, ...found].map(({ name }) => name))];
  return names.flatMap((name) => {
    const before = wanted.find((table) => table.name === name);
    const after = found.find((table) => table.name === name);
    if (before === undefined || after === undefined)
      return [`${name}: the table is only in the ${before === undefined ? 'restored database' : 'manifest'}`];
    if (before.rows !== after.rows)
      return [`${name}: ${before.rows} rows were measured, ${after.rows} came back`];
    return before.checksum === after.checksum ? [] : [`${name}: the checksum differs`];
  });
}

async function compareFiles(
  sql: Sql,
  { place, seal }: BackupPlace,
): Promise<{ count: number; findings: string[] }> {
  const findings: string[] = [];
  const etags = await sql<{ version: string; etag: string | null }[]>`
    select version, metadata ->> 'eTag' as etag from storage.objects where version is not null`;
  const etagOf = new Map(etags.map(({ version, etag }) => [version, etag]));
  const stored = await listStored(sql);
  for (const { version, name } of stored) {
    const bytes = await openCopy(place, seal, version);
    if (bytes === null) {
      findings.push(`${name}: the backup has no copy of the file`);
      continue;
    }
    const measured = measure(bytes);
    for await (const chunk of measured.bytes) void chunk;
    const wanted = etagOf.get(version) ?? null;
    if (wanted !== null && wanted !== measured.result().etag) findings.push(`${name}: the file differs`);
  }
  return { count: stored.length, findings };
}
