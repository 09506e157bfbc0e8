import { createHash } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';
import { readCatalogue, type Catalogue } from '../../packages/backend/src/db/catalogue/read-catalogue.ts';
import { migrate } from '../../packages/backend/src/db/migrate.ts';
import { readPlatformMigrations } from '../../packages/backend/src/db/migration-files.ts';
import { readSchemas } from './read-schemas.ts';

/** Where the product declares something: its own two schemas, and the rules of its buckets. */
export const productSchemas = ['public', 'private', 'storage.objects'];

/** Rows that belong to the declaration: table to the columns that it states, the first one being the key. */
const declaredRows: Readonly<Record<string, string>> = {
  'public.app_settings': 'key, value, label, is_public',
  'public.premium_links': 'key, label, url, sort',
  'private.disposable_domains': 'domain',
  'private.knowledge_entries': 'slug, topic, question, answer, source',
  'storage.buckets': 'id, name, public, file_size_limit, allowed_mime_types, avif_autodetection',
};

/** Makes the database that `supabase/schemas` declares, on an empty one. */
export async function makeDeclared(sql: Sql): Promise<void> {
  const declared = { set: 'product', name: 'schemas', sql: await readSchemas(), checksum: '' } as const;
  await migrate(sql, [...(await readPlatformMigrations()), declared], []);
}

/** What the product's schemas consist of, with the rows that they declare: `row <table> <key>` to the hash of the row. */
export async function readProduct(tx: TransactionSql): Promise<Catalogue> {
  const found = new Map(await readCatalogue(tx, productSchemas));
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
