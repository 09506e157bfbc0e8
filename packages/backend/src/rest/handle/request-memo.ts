import { LRUCache } from 'lru-cache';
import type { RestHeaders } from '../parse/request.ts';
import type { SchemaCache } from '../schema-cache/schema-cache.ts';

/**
 * Remembers what the first stages made of the requests that came last: pages ask the same things again and again. It
 * depends on the request, the role and what is known of the database; a new schema cache makes it all forgotten.
 */
export type RequestMemo<Made> = {
  find: (cache: SchemaCache, key: string) => Made | undefined;
  /** Keeps what `make` gives, which is not asked for where the key is too long to be kept. */
  keep: (cache: SchemaCache, key: string, make: () => Made) => void;
};

const maxRequests = 500;
/** A long list of values comes but once, and 500 of them would take memory. */
const maxKeyCharacters = 4096;

/** A memo of at most 500 requests; the one that was not asked for longest goes first. */
export function createRequestMemo<Made extends object>(): RequestMemo<Made> {
  const requests = new LRUCache<string, Made>({ max: maxRequests });
  let current: SchemaCache | null = null;
  return {
    find: (cache, key) => (cache === current ? requests.get(key) : undefined),
    keep(cache, key, make) {
      if (key.length > maxKeyCharacters) return;
      if (cache !== current) requests.clear();
      current = cache;
      requests.set(key, make());
    },
  };
}

const decidingHeaders = ['accept', 'prefer', 'range', 'accept-profile', 'content-profile'];

/** All of a request but its body that the first stages look at, together with who asks. */
export function requestKey(
  given: { method: string; path: string; search: string; headers: RestHeaders },
  role: string,
): string {
  const { method, path, search, headers } = given;
  let key = `${role}\n${method}\n${path}\n${search}`;
  for (const name of decidingHeaders) key += `\n${headers.get(name) ?? ''}`;
  return key;
}
