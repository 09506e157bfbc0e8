import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** `platform`: what a hosted Supabase project has from the start. `product`: the schema of a product on the engine. */
export type MigrationSet = 'platform' | 'product';

export type MigrationFile = {
  set: MigrationSet;
  /** File name, for example `20261121160000_initial_schema.sql`; the order of names is the order of running. */
  name: string;
  sql: string;
  /** sha-256 of the text in hex, the same for LF and CRLF checkouts. */
  checksum: string;
};

const platformFolder = path.join(import.meta.dirname, '../../migrations');

/** Reads the engine's own migrations: what a hosted Supabase project has from the start. */
export function readPlatformMigrations(): Promise<MigrationFile[]> {
  return readMigrationFiles('platform', platformFolder);
}

/** Reads the migrations of one folder in the order in which they run. */
export async function readMigrationFiles(set: MigrationSet, folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { set, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
