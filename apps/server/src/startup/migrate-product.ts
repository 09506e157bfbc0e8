import path from 'node:path';
import { readAdoption, readPlatformAdoption, type Adoption } from '@kawanusaha/backend/db/adoption/adoption';
import { engineFunctionSchemas } from '@kawanusaha/backend/db/cluster/function-owner';
import { isMigrated, migrate, type MigrationResult } from '@kawanusaha/backend/db/migrate';
import {
  type MigrationFile,
  readMigrationFiles,
  readPlatformMigrations,
} from '@kawanusaha/backend/db/migration-files';
import type { Sql } from 'postgres';

const supabase = path.resolve(import.meta.dirname, '../../../../supabase');

/** Schemas whose functions may run with the rights of their owner. */
export const functionSchemas: readonly string[] = [...engineFunctionSchemas, 'public', 'private'];

/** Every migration of this checkout in order: the engine's, then the product's. */
export async function readAllMigrations(): Promise<MigrationFile[]> {
  return [...(await readPlatformMigrations()), ...(await readProductMigrations())];
}

/** The product's own migrations, which also run on a hosted project. */
export function readProductMigrations(): Promise<MigrationFile[]> {
  return readMigrationFiles('product', path.join(supabase, 'migrations'));
}

/** What the product's initial migration took the place of. */
export function readProductAdoption(): Promise<Adoption | null> {
  return readAdoption('product', supabase);
}

/**
 * Brings a database to the schema of this checkout.
 * @throws MigrationError when a file fails, was changed after it ran, or a database cannot be taken over
 */
export async function migrateProduct(sql: Sql): Promise<MigrationResult> {
  const adoptions = await Promise.all([readPlatformAdoption(), readProductAdoption()]);
  return migrate(
    sql,
    await readAllMigrations(),
    adoptions.filter((adoption) => adoption !== null),
  );
}

/** Tells whether every migration of this checkout has run. Changes nothing. */
export async function isProductMigrated(sql: Sql): Promise<boolean> {
  return isMigrated(sql, await readAllMigrations());
}
