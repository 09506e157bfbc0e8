import type { Sql } from '#db/pool.ts';
import { RestError } from '../rest-error.ts';
import { loadSchemaCache } from './load-schema-cache.ts';
import type { SchemaCache } from './schema-cache.ts';

export type CacheHolder = {
  /** What is known now, without asking; null before the first read. */
  peek: () => SchemaCache | null;
  /** The cache, read on first use. Errors: PGRST002 while the database cannot be asked. */
  get: () => Promise<SchemaCache>;
  /** Reads it again; requests go on with the old one meanwhile. */
  reload: () => Promise<void>;
};

/** Keeps one cache for all requests; many that come while it is read wait for the same read. */
export function createCacheHolder(
  sql: Sql,
  schemas: readonly string[],
  roles: readonly string[],
): CacheHolder {
  let current: SchemaCache | null = null;
  let pending: Promise<SchemaCache> | null = null;

  function load(): Promise<SchemaCache> {
    pending ??= loadSchemaCache(sql, schemas, roles)
      .then((cache) => {
        current = cache;
        return cache;
      })
      .finally(() => {
        pending = null;
      });
    return pending;
  }

  return {
    peek: () => current,
    async get() {
      if (current !== null) return current;
      try {
        return await load();
      } catch (cause) {
        throw new RestError('PGRST002', { cause });
      }
    },
    async reload() {
      // A read that began before the change would miss it.
      await pending?.catch(() => {});
      await load();
    },
  };
}
