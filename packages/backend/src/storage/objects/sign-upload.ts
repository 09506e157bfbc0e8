import { randomUUID } from 'node:crypto';
import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import type { StorageContext } from '../context.ts';
import { readAddress } from '../names.ts';
import { asCaller, asOwner, callerId } from '../request-scope.ts';
import { readBucket } from './object-row.ts';
import { storeUpload } from './store-upload.ts';
import { writeObject } from './write-object.ts';

const prefix = '/storage/v1/object/upload/sign/';
const uploadLifetimeSeconds = 2 * 3600;

/** POST /object/upload/sign/:bucket/:name → {url, token}, for a caller who may upload there now; good for two hours. */
export function signUpload(context: StorageContext): Handler<AppEnv> {
  return async (c) => {
    const { bucket, name } = readAddress(c.req.path, prefix);
    const upsert = c.req.header('x-upsert') === 'true';
    const owner = callerId(c);
    await readBucket(context.database, bucket);
    await writeObject(
      asCaller(context.database, c),
      upsert ? 'upsert' : 'insert',
      { id: randomUUID(), bucket, name, owner, version: null, metadata: null, userMetadata: null },
      true,
    );
    const url = `${bucket}/${name}`;
    const token = await context.tokens.sign(
      { url, scope: 'upload', upsert, ...(owner === null ? {} : { owner }) },
      uploadLifetimeSeconds,
    );
    return c.json({ url: `/object/upload/sign/${url}?token=${token}`, token });
  };
}

/** PUT /object/upload/sign/:bucket/:name?token= → {Key}; whether it may replace was decided when it was signed. */
export function putSignedUpload(context: StorageContext): Handler<AppEnv> {
  return async (c) => {
    const address = readAddress(c.req.path, prefix);
    const url = `${address.bucket}/${address.name}`;
    const grant = await context.tokens.verify(c.req.query('token') ?? '', 'upload', url);
    const id = await storeUpload(context, c, asOwner(context.database), {
      ...address,
      owner: grant.owner ?? null,
      mode: grant.upsert === true ? 'upsert' : 'insert',
    });
    return c.json({ Id: id, Key: url });
  };
}
