import type { Sql } from '#db/pool.ts';
import { buildSchemaCache, type CatalogRows } from './build-schema-cache.ts';
import {
  castTypesQuery,
  featuresQuery,
  foreignKeysQuery,
  mediaHandlersQuery,
  relationsQuery,
  representationsQuery,
  roleSettingsQuery,
  routinesQuery,
  tablesQuery,
  vectorDomainsQuery,
  viewsQuery,
} from './catalog-queries.ts';
import type { SchemaCache } from './schema-cache.ts';

/**
 * Reads the catalog in one transaction, so that all parts describe the same moment.
 * In: a connection that sees the exposed schemas, their names, and the roles that ask. Errors: those of PostgreSQL.
 */
export async function loadSchemaCache(
  sql: Sql,
  schemas: readonly string[],
  roles: readonly string[],
): Promise<SchemaCache> {
  const rows = await sql.begin('isolation level repeatable read read only', async (transaction) => {
    await transaction.unsafe(`set local search_path = ''`);
    const read = async <T>(text: string, params: readonly (readonly string[])[]): Promise<T> =>
      (await transaction.unsafe(text, params as never[])) as unknown as T;
    const names = [...schemas];
    return {
      relations: await read<CatalogRows['relations']>(relationsQuery, [names, roles]),
      foreignKeys: await read<CatalogRows['foreignKeys']>(foreignKeysQuery, []),
      tables: await read<CatalogRows['tables']>(tablesQuery, []),
      views: await read<CatalogRows['views']>(viewsQuery, []),
      routines: await read<CatalogRows['routines']>(routinesQuery, [names, roles]),
      representations: await read<CatalogRows['representations']>(representationsQuery, []),
      // In the order in which they are tried: what an author wrote goes before what an extension brings.
      mediaHandlers: [
        ...(await read<CatalogRows['mediaHandlers']>(mediaHandlersQuery, [names])),
        ...(await read<CatalogRows['mediaHandlers']>(featuresQuery, [])),
      ],
      vectorDomains: await read<CatalogRows['vectorDomains']>(vectorDomainsQuery, []),
      roleSettings: await read<CatalogRows['roleSettings']>(roleSettingsQuery, [roles]),
      castTypes: await read<CatalogRows['castTypes']>(castTypesQuery, [names]),
    };
  });
  return buildSchemaCache(schemas, rows);
}
