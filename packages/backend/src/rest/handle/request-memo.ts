import type { SchemaCache } from '../schema-cache/schema-cache.ts';

/**
 * Remembers what the first stages made of the requests that came last: pages ask the same things again and again. It
 * depends on the request, the role and what is known of the database; a new schema cache makes it all forgotten.
 */
export type RequestMemo<Made> = {
  find: (cache: SchemaCache, key: string) => Made | undefined;
  keep: (cache: SchemaCache, key: string, made: Made) => void;
};

const maxRequests = 500;

/** A memo of at most 500 requests; the oldest goes first. */
export function createRequestMemo<Made>(): RequestMemo<Made> {
  const requests = new Map<string, Made>();
  let current: SchemaCache | null = null;
  return {
    find: (cache, key) => (cache === current ? requests.get(key) : undefined),
    keep(cache, key, made) {
      if (cache !== current) requests.clear();
      current = cache;
      if (requests.size >= maxRequests) requests.delete(requests.keys().next().value ?? '');
      requests.set(key, made);
    },
  };
}

const decidingHeaders = ['accept', 'prefer', 'range', 'accept-profile', 'content-profile'];

/** All of a request but its body that the first stages look at, together with who asks. */
export function requestKey(
  given: { method: string; path: string; search: string; headers: Headers },
  role: string,
): string {
  const { method, path, search, headers } = given;
  return [role, method, path, search, ...decidingHeaders.map((name) => headers.get(name) ?? '')].join('\n');
}
