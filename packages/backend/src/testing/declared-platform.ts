import { createHash } from 'node:crypto';
import path from 'node:path';
import { readMigrationFiles, type MigrationFile } from '#db/migration-files.ts';

/** The database that the folder `schemas` declares, as one migration: its files in the order of their names. */
export async function readDeclaredPlatform(): Promise<MigrationFile> {
  const files = await readMigrationFiles('platform', path.join(import.meta.dirname, '../../schemas'));
  const sql = files.map((file) => file.sql).join('\n');
  return { set: 'platform', name: 'schemas', sql, checksum: createHash('sha256').update(sql).digest('hex') };
}
