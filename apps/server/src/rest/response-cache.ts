import { createHash } from 'node:crypto';
import type { WriteNotices } from '#db/write-notices.ts';

export type ResponseCache = {
  /** A stored answer to the same request, as 304 when the client has it already; null when it must be made. */
  find: (key: string, ifNoneMatch: string | null) => Response | null;
  /** Notes where the database stands before it is asked; an answer from before a write is not kept after it. */
  mark: () => number;
  /** Gives the answer its ETag and keeps it. */
  keep: (key: string, response: Response, mark: number, ifNoneMatch: string | null) => Promise<Response>;
};

type Entry = { status: number; headers: [string, string][]; body: string; etag: string; until: number };

const lifetimeMs = 5_000;
const maxEntries = 500;
const maxBodyBytes = 256 * 1024;

/**
 * Answers to anonymous reads, kept for seconds and emptied by any write of any process. While writes of other processes
 * cannot be heard nothing is served from it.
 */
export function createResponseCache(notices: WriteNotices): ResponseCache {
  const entries = new Map<string, Entry>();
  let generation = 0;
  notices.subscribe(() => {
    generation += 1;
    entries.clear();
  });
  return {
    find(key, ifNoneMatch) {
      const entry = entries.get(key);
      if (entry === undefined || entry.until < Date.now() || !notices.isHeard()) return null;
      return answer(entry, ifNoneMatch);
    },
    mark: () => generation,
    async keep(key, response, mark, ifNoneMatch) {
      if (response.status !== 200 && response.status !== 206) return response;
      const body = await response.text();
      const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
      const headers: [string, string][] = [
        ...response.headers,
        ['Cache-Control', 'private, no-cache'],
        ['ETag', etag],
      ];
      const entry = { status: response.status, headers, body, etag, until: Date.now() + lifetimeMs };
      if (mark === generation && body.length <= maxBodyBytes) {
        if (entries.size >= maxEntries) entries.delete(entries.keys().next().value ?? '');
        entries.set(key, entry);
      }
      return answer(entry, ifNoneMatch);
    },
  };
}

function answer({ status, headers, body, etag }: Entry, ifNoneMatch: string | null): Response {
  return ifNoneMatch?.split(/\s*,\s*/).includes(etag) === true
    ? new Response(null, { status: 304, headers })
    : new Response(body, { status, headers });
}

/** What of a request decides the answer to an anonymous read. */
export function cacheKey(url: URL, headers: Headers): string {
  const deciding = ['accept', 'prefer', 'range', 'accept-profile'].map((name) => headers.get(name) ?? '');
  return [url.pathname, url.search, ...deciding].join('\n');
}
