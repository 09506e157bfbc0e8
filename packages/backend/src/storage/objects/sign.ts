import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import type { StorageContext } from '../context.ts';
import { assertBucketName, readAddress } from '../names.ts';
import { readTransform, writeTransform } from '../pictures/read-transform.ts';
import { asCaller } from '../request-scope.ts';
import { StorageError } from '../storage-error.ts';
import { readJsonBody } from './read-json-body.ts';
import { readBucket, readObject } from './object-row.ts';

const prefix = '/storage/v1/object/sign/';
const tenYears = 10 * 366 * 24 * 3600;
const maxPaths = 500;
const lifetime = z.number().int().min(1).max(tenYears);
const oneSchema = z.object({
  expiresIn: lifetime,
  transform: z.record(z.string(), z.unknown()).optional(),
  versionId: z.never({ error: 'older versions of objects are not kept' }).optional(),
});
const manySchema = z.object({ expiresIn: lifetime, paths: z.array(z.string()).min(1).max(maxPaths) });
const unreadable = 'Either the object does not exist or you do not have access to it';

function assertLifetime(context: StorageContext, bucket: string, seconds: number): void {
  const max = context.rules[bucket]?.maxSignedSeconds;
  if (max !== undefined && seconds > max) {
    throw new StorageError('InvalidRequest', `expiresIn must be at most ${max} seconds in this bucket`);
  }
}

/** POST /object/sign/:bucket/:name {expiresIn, transform?} → {signedURL}, for a caller who may read the object now. */
export function signObject(context: StorageContext): Handler<AppEnv> {
  return async (c) => {
    const { bucket, name } = readAddress(c.req.path, prefix);
    const { expiresIn, transform } = await readJsonBody(c, oneSchema);
    assertLifetime(context, bucket, expiresIn);
    await readObject(context.database, asCaller(context.database, c), bucket, name);
    const isRendered = transform !== undefined && Object.keys(transform).length > 0;
    const url = `${bucket}/${name}`;
    const token = await context.tokens.sign(
      {
        url,
        scope: 'download',
        ...(isRendered ? { transform: writeTransform(readTransform(transform, context.options)) } : {}),
      },
      expiresIn,
    );
    const path = isRendered ? '/render/image/sign' : '/object/sign';
    return c.json({ signedURL: `${path}/${url}?token=${token}` });
  };
}

/** POST /object/sign/:bucket {expiresIn, paths} → one entry for each path, in their order. */
export function signObjects(context: StorageContext): Handler<AppEnv> {
  return async (c) => {
    const bucket = c.req.param('bucket') ?? '';
    assertBucketName(bucket);
    const { expiresIn, paths } = await readJsonBody(c, manySchema);
    assertLifetime(context, bucket, expiresIn);
    await readBucket(context.database, bucket);
    const rows = await asCaller(context.database, c)(
      'select name from storage.objects where bucket_id = $1 and name = any($2::text[])',
      [bucket, paths],
      { readOnly: true },
    );
    const readable = new Set(rows.map((row) => row['name']));
    const entries = paths.map(async (path) => {
      if (!readable.has(path)) return { error: unreadable, path, signedURL: null };
      const url = `${bucket}/${path}`;
      const token = await context.tokens.sign({ url, scope: 'download' }, expiresIn);
      return { error: null, path, signedURL: `/object/sign/${url}?token=${token}` };
    });
    return c.json(await Promise.all(entries));
  };
}
