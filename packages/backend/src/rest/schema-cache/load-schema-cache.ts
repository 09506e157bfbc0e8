import type { Sql } from '#db/pool.ts';
import { buildSchemaCache, type CatalogRows } from './build-schema-cache.ts';
import {
  castTypesQuery,
  foreignKeysQuery,
  relationsQuery,
  routinesQuery,
  viewColumnsQuery,
} from './catalog-queries.ts';
import type { SchemaCache } from './schema-cache.ts';

const requestRoles = ['anon', 'authenticated', 'service_role'];

/**
 * Reads the catalog in one transaction, so that all parts describe the same moment.
 * In: a connection that sees the exposed schemas, and their names. Errors: those of PostgreSQL.
 */
export async function loadSchemaCache(sql: Sql, schemas: readonly string[]): Promise<SchemaCache> {
  const rows = await sql.begin('isolation level repeatable read read only', async (transaction) => {
    await transaction.unsafe(`set local search_path = ''`);
    const read = async <T>(text: string, params: readonly (readonly string[])[]): Promise<T> =>
      (await transaction.unsafe(text, params as never[])) as unknown as T;
    const names = [...schemas];
    return {
      relations: await read<CatalogRows['relations']>(relationsQuery, [names, requestRoles]),
      foreignKeys: await read<CatalogRows['foreignKeys']>(foreignKeysQuery, []),
      viewColumns: await read<CatalogRows['viewColumns']>(viewColumnsQuery, [names]),
      routines: await read<CatalogRows['routines']>(routinesQuery, [names, requestRoles]),
      castTypes: await read<CatalogRows['castTypes']>(castTypesQuery, [names]),
    };
  });
  return buildSchemaCache(schemas, rows);
}
