import { hash } from 'node:crypto';
import { anyWrite } from '#web/cache/page-marks.ts';
import type { KeptPage, PageCache } from '#web/cache/page-cache.ts';
import { chooseEncoding } from '#web/cache/packed-body.ts';

/** An answer of which nothing has to be made any more. */
export type ReadyAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
};

/** How a request met the cache, for RFC 9211. */
export type Meeting = 'hit' | 'hit; detail=aging' | 'fwd=miss' | 'fwd=stale';

/**
 * Who may keep a page, and how long: browsers ask each time, a cache in front shows no page that is older than half a minute. Browsers
 * take `stale-while-revalidate` for themselves and would show what has just been hidden, so that it stands where only caches in front
 * read it (RFC 9213). What any write may concern (an idea behind a secret link) stays out of such caches.
 */
const shared = {
  'Cache-Control': 'public, max-age=0, s-maxage=10, must-revalidate',
  'CDN-Cache-Control': 'public, max-age=10, stale-while-revalidate=20',
};
const own = 'private, no-cache';

/** Headers of a page that follow from what it shows. */
export function cachingHeaders(keys: readonly string[]): Record<string, string> {
  if (keys.includes(anyWrite)) return { 'Cache-Control': own };
  return { ...shared, 'Surrogate-Key': keys.map(surrogateKey).join(' ') };
}

/**
 * A key as caches in front know it: short, since it goes out with each page, and without names of people or cities. Where two keys of some
 * sixteen million are alike, a purge empties a page too many.
 */
function surrogateKey(key: string): string {
  return hash('sha1', key, 'base64url').slice(0, 4);
}

/**
 * Answers a request with a kept page: in the form that the client takes, or 304 when it has the text in any form.
 * In: the page with its address, the request's headers, how it met the cache.
 */
export async function answerKept(
  cache: PageCache,
  key: string,
  page: KeptPage,
  request: Headers,
  meeting: Meeting,
): Promise<ReadyAnswer> {
  const status = { 'Cache-Status': `KawanUsaha; ${meeting}` };
  const known = knownTag(request.get('if-none-match'), page.digest);
  if (known !== null && page.status === 200) {
    const { 'Content-Type': _, ...headers } = page.headers;
    return {
      status: 304,
      headers: { ...headers, ...status, ETag: known, Vary: 'Accept-Encoding' },
      body: null,
    };
  }
  const wasSmallest = page.body.isSmallest();
  const encoding = chooseEncoding(request.get('accept-encoding'));
  const before = page.body.bytes();
  const body = await page.body.get(encoding);
  if (page.body.bytes() !== before) cache.weigh(key, page);
  if (encoding === 'identity') cache.packFirst(key, page);
  cache.squeezeIfWorthwhile(key, page);
  return {
    status: page.status,
    headers: {
      ...page.headers,
      ...status,
      // Bytes differ between forms and qualities, and so do their tags.
      ...(page.status === 200
        ? { ETag: `"${page.digest}-${encoding}${wasSmallest && encoding === 'br' ? '11' : ''}"` }
        : {}),
      Vary: 'Accept-Encoding',
      'Content-Length': String(body.length),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    },
    body,
  };
}

/** The tag under which the client has this text; null when it has another one, or none. */
function knownTag(sent: string | null, digest: string): string | null {
  if (sent === null) return null;
  return (
    sent
      .split(',')
      .map((tag) => tag.trim().replace(/^W\//, ''))
      .find((tag) => tag.startsWith(`"${digest}-`)) ?? null
  );
}
