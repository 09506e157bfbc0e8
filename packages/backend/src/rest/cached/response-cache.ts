import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { WriteNotices } from '#db/write-notices.ts';
import type { RestHeaders } from '../parse/request.ts';
import type { RestAnswer } from '../respond/rest-answer.ts';

/** How many writes were heard of when the database was asked, and when that was (as `performance.now()`). */
export type CacheMark = { readonly generation: number; readonly askedAt: number };

export type ResponseCache = {
  /** A stored answer to the same request, as 304 when the client has it already; null when it must be made. */
  find: (key: string, ifNoneMatch: string | null) => RestAnswer | null;
  /** Notes when and where the database stands before it is asked; an answer from before a write is not kept after it. */
  mark: () => CacheMark;
  /** Gives the answer its ETag and keeps it. */
  keep: (key: string, answer: RestAnswer, mark: CacheMark, ifNoneMatch: string | null) => RestAnswer;
};

type Entry = RestAnswer & { etag: string };

/** Read each time: to remember the clock's millisecond takes a timer each time. */
const ttlResolution = 0;
/** How old an answer may be after a write that no process here announced, such as one by psql. */
const lifetimeMs = 1_000;
const maxEntries = 500;
const maxBodyBytes = 256 * 1024;

/**
 * Answers to anonymous reads, kept for a second and emptied by any write of any process. While writes of other processes
 * cannot be heard nothing is served from it.
 */
export function createResponseCache(notices: WriteNotices): ResponseCache {
  const entries = new LRUCache<string, Entry>({ max: maxEntries, ttl: lifetimeMs, ttlResolution });
  let generation = 0;
  notices.subscribe(() => {
    generation += 1;
    // To clear an empty one takes microseconds too, and writes come in rows.
    if (entries.size > 0) entries.clear();
  });
  return {
    find(key, ifNoneMatch) {
      const entry = entries.get(key);
      if (entry === undefined || !notices.isHeard()) return null;
      return answer(entry, ifNoneMatch);
    },
    mark: () => ({ generation, askedAt: performance.now() }),
    keep(key, given, mark, ifNoneMatch) {
      if (given.status !== 200 && given.status !== 206) return given;
      // A copy of its own, since the bytes are part of all that the database sent at once.
      const body = Buffer.from(given.body ?? '');
      const etag = `"${hash('sha1', body, 'base64url')}"`;
      const headers = { ...given.headers, 'Cache-Control': 'private, no-cache', ETag: etag };
      const entry = { status: given.status, headers, body, etag, whole: new Map() };
      // What the database saw is as old as the question, not as the answer.
      if (mark.generation === generation && body.length <= maxBodyBytes)
        entries.set(key, entry, { start: mark.askedAt });
      return answer(entry, ifNoneMatch);
    },
  };
}

function answer(entry: Entry, ifNoneMatch: string | null): RestAnswer {
  return ifNoneMatch?.split(/\s*,\s*/).includes(entry.etag) === true
    ? { status: 304, headers: entry.headers, body: null }
    : entry;
}

/** What of a request decides the answer to an anonymous read; `target` is path and query. */
export function cacheKey(target: string, headers: RestHeaders): string {
  let key = target;
  for (const name of decidingHeaders) key += `\n${headers.get(name) ?? ''}`;
  return key;
}

const decidingHeaders = ['accept', 'prefer', 'range', 'accept-profile'];
