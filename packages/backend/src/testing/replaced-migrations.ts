import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { MigrationFile, MigrationSet } from '#db/migration-files.ts';

/** Reads migrations that an initial one took the place of: a packed list of `{ name, sql }` in their order. */
export async function unpackMigrations(set: MigrationSet, file: string): Promise<MigrationFile[]> {
  const packed = gunzipSync(await readFile(file)).toString('utf8');
  return (JSON.parse(packed) as { name: string; sql: string }[]).map(({ name, sql }) => ({
    set,
    name,
    sql,
    checksum: createHash('sha256').update(sql).digest('hex'),
  }));
}

/** The engine's migrations of version ec4d964, as that version ran them. */
export const readReplacedPlatform = (): Promise<MigrationFile[]> =>
  unpackMigrations('platform', path.join(import.meta.dirname, 'fixtures/migrations-of-ec4d964.json.gz'));
