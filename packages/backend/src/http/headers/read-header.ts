import type { Context } from 'hono';

type NodeBindings = { readonly incoming?: { readonly headers: Readonly<Record<string, string | string[]>> } };

/** Of these Node keeps the first where a client sends several; the standard's `Headers` join them. */
const keptOnce: ReadonlySet<string> = new Set(['authorization', 'content-type', 'content-length']);

/**
 * A header of a request, by its name in lower case. Where it came by HTTP, Node has parsed it already, which costs a tenth of what
 * `Headers` take; what it says is the same.
 */
export function readHeader(c: Context, name: string): string | undefined {
  const parsed = (c.env as NodeBindings | undefined)?.incoming?.headers;
  if (parsed === undefined) return c.req.header(name);
  const value = parsed[name];
  if (value === undefined) return undefined;
  return typeof value === 'string' && !keptOnce.has(name) ? value : c.req.header(name);
}
