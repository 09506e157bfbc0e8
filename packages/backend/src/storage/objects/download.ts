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

/** GET and HEAD of an object as the caller may see it. @param prefix the path before the bucket */
export function getObject(context: StorageContext, form: Form, prefix: string): Handler<AppEnv> {
  return async (c) => {
    const { bucket, name } = readAddress(c.req.path, prefix);
    const row = await readObject(context.database, asCaller(context.database, c), bucket, name);
    return serve(context, c, form, row, { kind: 'authenticated' });
  };
}

/** GET and HEAD of an object in a public bucket, for every caller; a private bucket looks as if it were not there. */
export function getPublicObject(context: StorageContext, form: Form, prefix: string): Handler<AppEnv> {
  return async (c) => {
    const { bucket, name } = readAddress(c.req.path, prefix);
    if (!(await readBucket(context.database, bucket)).public) throw new StorageError('NoSuchBucket');
    const row = await readObject(context.database, asOwner(context.database), bucket, name);
    return serve(context, c, form, row, { kind: 'public' });
  };
}

/** GET and HEAD of an object by a signed address: who may read it was asked when it was signed. */
export function getSignedObject(context: StorageContext, form: Form, prefix: string): Handler<AppEnv> {
  return async (c) => {
    const { bucket, name } = readAddress(c.req.path, prefix);
    const token = c.req.query('token') ?? '';
    const grant = await context.tokens.verify(token, 'download', `${bucket}/${name}`);
    const row = await readObject(context.database, asOwner(context.database), bucket, name);
    const access: ReadAccess = { kind: 'signed', expires: grant.exp };
    if (form === 'bytes') {
      // A link to a small rendering is no link to the original.
      if (grant.transform !== undefined) throw new StorageError('InvalidSignature');
      return serveObject(context, c, row, access);
    }
    if (grant.transform === undefined) throw new StorageError('InvalidSignature');
    const transform = readTransform(
      Object.fromEntries(new URLSearchParams(grant.transform)),
      context.options,
    );
    return serveRendering(context, c, row, access, transform);
  };
}
