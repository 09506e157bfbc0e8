import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** `platform`: what a hosted Supabase project has from the start. `product`: our own schema, the same everywhere. */
export type MigrationSet = 'platform' | 'product';

export type MigrationFile = {
  set: MigrationSet;
  /** File name, for example `20261121160000_initial_schema.sql`; the order of names is the order of running. */
  name: string;
  sql: string;
  /** sha-256 of the text in hex, the same for LF and CRLF checkouts. */
  checksum: string;
};

const folders: Record<MigrationSet, string> = {
  platform: path.join(import.meta.dirname, '../../migrations'),
  product: path.join(import.meta.dirname, '../../../../supabase/migrations'),
};

/** The folder of a set's migrations in this checkout. */
export const migrationFolder = (set: MigrationSet): string => folders[set];

/** Reads the migrations of one set in the order in which they run. */
export async function readMigrationFiles(set: MigrationSet, folder = folders[set]): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { set, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
