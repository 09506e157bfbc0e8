import type { Context } from 'hono';

/**
 * Sets headers on an answer that is already made. `c.header` would build the answer anew for each of them, which costs
 * more than a cached read; only an answer that came from elsewhere by `fetch` is sealed and must be copied once.
 */
export function setHeaders(c: Context, entries: Iterable<readonly [name: string, value: string]>): void {
  try {
    for (const [name, value] of entries) c.res.headers.set(name, value);
  } catch {
    c.res = new Response(c.res.body, c.res);
    for (const [name, value] of entries) c.res.headers.set(name, value);
  }
}
