import type { RestRequest } from './parse/request.ts';
import type { Relation, SchemaCache } from './schema-cache/schema-cache.ts';
import type { Statement } from './sql/statement.ts';

/** What the first three stages make of a read. */
export type PreparedRead = {
  request: RestRequest;
  relation: Relation;
  statement: Statement;
  explain: Statement | null;
};

/**
 * Remembers what parse, plan and sql made of the reads that came last: pages ask the same things again and again. They
 * depend on the request, the role and what is known of the database; a new schema cache makes it all forgotten.
 */
export type ReadMemo = {
  find: (cache: SchemaCache, key: string) => PreparedRead | undefined;
  keep: (cache: SchemaCache, key: string, prepared: PreparedRead) => void;
};

const maxReads = 500;

/** A memo of at most 500 reads; the oldest goes first, and a new schema empties it. */
export function createReadMemo(): ReadMemo {
  const reads = new Map<string, PreparedRead>();
  let current: SchemaCache | null = null;
  return {
    find: (cache, key) => (cache === current ? reads.get(key) : undefined),
    keep(cache, key, prepared) {
      if (cache !== current) reads.clear();
      current = cache;
      if (reads.size >= maxReads) reads.delete(reads.keys().next().value ?? '');
      reads.set(key, prepared);
    },
  };
}

const decidingHeaders = ['accept', 'prefer', 'range', 'accept-profile'];

/** All of a request that the three stages look at, together with who asks. */
export function readKey(
  given: { method: string; path: string; search: string; headers: Headers },
  role: string,
): string {
  const { method, path, search, headers } = given;
  return [role, method, path, search, ...decidingHeaders.map((name) => headers.get(name) ?? '')].join('\n');
}
