import type { Context, Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import type { StorageContext } from '../context.ts';
import { readAddress } from '../names.ts';
import { readTransform } from '../pictures/read-transform.ts';
import { asCaller, asOwner } from '../request-scope.ts';
import { StorageError } from '../storage-error.ts';
import { objectInfo } from './object-info.ts';
import { type ObjectRow, readBucket, readObject } from './object-row.ts';
import { type ReadAccess, serveObject } from './serve-object.ts';
import { serveRendering } from './serve-rendering.ts';

/** What is sent of an object: its bytes, a rendering, or what is known of it. */
export type Form = 'bytes' | 'rendering' | 'info';

function serve(
  context: StorageContext,
  c: Context<AppEnv>,
  form: Form,
  row: ObjectRow,
  access: ReadAccess,
): Response | Promise<Response> {
  if (c.req.query('versionId') !== undefined) {
    throw new StorageError('NotImplemented', 'Older versions of objects are not kept');
  }
  if (form === 'info') return c.json(objectInfo(row), 200, { 'cache-control': 'no-store' });
  if (form === 'bytes') return serveObject(context, c, row, access);
  return serveRendering(context, c, row, access, readTransform(c.req.query(), context.options));
}

/**
 * Reads the row of an object and serves it; once more where it was replaced between the two, when the bytes of the row are gone already.
 */
async function serveCurrent(
  read: () => Promise<ObjectRow>,
  give: (row: ObjectRow) => Response | Promise<Response>,
): Promise<Response> {
  const row = await read();
  try {
    return await give(row);
  } catch (error) {
    if (!(error instanceof StorageError) || error.code !== 'NoSuchKey') throw error;
    const newer = await read();
    if (newer.version === row.version) throw error;
    return give(newer);
  }
}

/** GET and HEAD of an object as the caller may see it. @param prefix the path before the bucket */
export function getObject(context: StorageContext, form: Form, prefix: string): Handler<AppEnv> {
  return async (c) => {
    const { bucket, name } = readAddress(c.req.path, prefix);
    return serveCurrent(
      () => readObject(context.database, asCaller(context.database, c), bucket, name),
      (row) => serve(context, c, form, row, { kind: 'authenticated' }),
    );
  };
}

/** GET and HEAD of an object in a public bucket, for every caller; a private bucket looks as if it were not there. */
export function getPublicObject(context: StorageContext, form: Form, prefix: string): Handler<AppEnv> {
  return async (c) => {
    const { bucket, name } = readAddress(c.req.path, prefix);
    if (!(await readBucket(context.database, bucket)).public) throw new StorageError('NoSuchBucket');
    return serveCurrent(
      () => readObject(context.database, asOwner(context.database), bucket, name),
      (row) => serve(context, c, form, row, { kind: 'public' }),
    );
  };
}

/** GET and HEAD of an object by a signed address: who may read it was asked when it was signed. */
export function getSignedObject(context: StorageContext, form: Form, prefix: string): Handler<AppEnv> {
  return async (c) => {
    const { bucket, name } = readAddress(c.req.path, prefix);
    const token = c.req.query('token') ?? '';
    const grant = await context.tokens.verify(token, 'download', `${bucket}/${name}`);
    const read = () => readObject(context.database, asOwner(context.database), bucket, name);
    const access: ReadAccess = { kind: 'signed', expires: grant.exp };
    if (form === 'bytes') {
      // A link to a small rendering is no link to the original.
      if (grant.transform !== undefined) throw new StorageError('InvalidSignature');
      return serveCurrent(read, (row) => serveObject(context, c, row, access));
    }
    if (grant.transform === undefined) throw new StorageError('InvalidSignature');
    const transform = readTransform(
      Object.fromEntries(new URLSearchParams(grant.transform)),
      context.options,
    );
    return serveCurrent(read, (row) => serveRendering(context, c, row, access, transform));
  };
}
