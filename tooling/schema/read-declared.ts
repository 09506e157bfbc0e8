import { createHash } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';
import { readCatalogue, type Catalogue } from '../../packages/backend/src/db/catalogue/read-catalogue.ts';
import { migrate } from '../../packages/backend/src/db/migrate.ts';
import { readDeclaredPlatform } from '../../packages/backend/src/testing/declared-platform.ts';
import { readSchemas } from './read-schemas.ts';

/** Where the engine and the product declare something. */
const declaredSchemas = ['public', 'private', 'auth', 'storage', 'realtime', 'extensions'];

/** Rows that belong to the declaration: table to the columns that it states, the first one being the key. */
const declaredRows: Readonly<Record<string, string>> = {
  'public.app_settings': 'key, value, label, is_public',
  'public.premium_links': 'key, label, url, sort',
  'private.disposable_domains': 'domain',
  'storage.buckets': 'id, name, public, file_size_limit, allowed_mime_types, avif_autodetection',
};

/** Makes the database that the engine's `schemas` and `supabase/schemas` declare, on an empty one. */
export async function makeDeclared(sql: Sql): Promise<void> {
  const declared = { set: 'product', name: 'schemas', sql: await readSchemas(), checksum: '' } as const;
  await migrate(sql, [await readDeclaredPlatform(), declared]);
}

/** What the database consists of, with the rows that the product declares: `row <table> <key>` to the hash of the row. */
export async function readDatabase(tx: TransactionSql): Promise<Catalogue> {
  const found = new Map(await readCatalogue(tx, declaredSchemas));
  for (const [table, columns] of Object.entries(declaredRows)) {
    const rows = await tx.unsafe<{ row: string[] }[]>(
      `select to_json(r) as row from (select ${columns} from ${table}) as r`,
    );
    for (const { row } of rows) {
      const [key] = Object.values(row);
      found.set(
        `row ${table} ${key}`,
        createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 16),
      );
    }
  }
  return found;
}
