import type { Context } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import type { StorageContext } from '../context.ts';
import { StorageError } from '../storage-error.ts';
import { contentDisposition } from './content-disposition.ts';
import { isFresh } from './is-fresh.ts';
import type { ObjectRow } from './object-row.ts';
import { readRange } from './read-range.ts';

/** How an object is read; it decides who may keep a copy and for how long. */
export type ReadAccess =
  | { readonly kind: 'public' }
  | { readonly kind: 'authenticated' }
  | { readonly kind: 'signed'; /** Seconds since 1970. */ readonly expires: number };

/**
 * Caching by how it is read: a signed answer is never kept longer than its address lives; a member's own is asked for again each time,
 * unless the server is told to send what was stored with the object.
 */
export function cacheHeaders(
  { options }: Pick<StorageContext, 'options'>,
  access: ReadAccess,
  stored: string,
): Record<string, string> {
  if (access.kind === 'public') return { 'cache-control': `public, ${stored}` };
  if (access.kind === 'authenticated') {
    return { 'cache-control': `private, ${options.sendsStoredCaching === true ? stored : 'no-cache'}` };
  }
  const left = Math.max(0, access.expires - Math.floor(Date.now() / 1000));
  return {
    'cache-control': `private, max-age=${left}`,
    expires: new Date(access.expires * 1000).toUTCString(),
  };
}

/**
 * Answers GET and HEAD of an object that may be read: 200, 206 for one range, 304 when the client has it already.
 * @throws StorageError InvalidRange (416), NoSuchKey when the bytes are gone
 */
export async function serveObject(
  context: StorageContext,
  c: Context<AppEnv>,
  row: ObjectRow,
  access: ReadAccess,
): Promise<Response> {
  const { metadata, version } = row;
  if (metadata === null || version === null) throw new StorageError('NoSuchKey');
  const disposition = contentDisposition(row.name, metadata.mimetype, c.req.query('download'));
  const modified = new Date(metadata.lastModified);
  const headers: Record<string, string> = {
    etag: metadata.eTag,
    'last-modified': modified.toUTCString(),
    'accept-ranges': 'bytes',
    // An address that is open to all, or carries its own proof, may stand in pages elsewhere.
    ...(access.kind !== 'authenticated' && { 'cross-origin-resource-policy': 'cross-origin' }),
    ...cacheHeaders(context, access, metadata.cacheControl),
  };
  if (isFresh(c.req.raw.headers, metadata.eTag, modified)) return c.body(null, 304, headers);
  headers['content-type'] = metadata.mimetype;
  if (disposition !== null) headers['content-disposition'] = disposition;

  const condition = c.req.header('if-range');
  const wanted = condition === undefined || condition === metadata.eTag ? c.req.header('range') : undefined;
  const range = readRange(wanted, metadata.size);
  if (range === 'unsatisfiable') {
    c.header('content-range', `bytes */${metadata.size}`);
    throw new StorageError('InvalidRange');
  }
  if (range !== null) {
    headers['content-range'] = `bytes ${range.start}-${range.end}/${metadata.size}`;
    headers['content-length'] = String(range.end - range.start + 1);
  } else headers['content-length'] = String(metadata.size);
  const status = range === null ? 200 : 206;
  if (c.req.method === 'HEAD') return c.body(null, status, headers);
  const bytes = await context.store.get(version, range ?? undefined);
  if (bytes === null) throw new StorageError('NoSuchKey');
  return c.body(bytes, status, headers);
}
