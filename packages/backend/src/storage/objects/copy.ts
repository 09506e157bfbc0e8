import { randomUUID } from 'node:crypto';
import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import type { StorageContext } from '../context.ts';
import { assertBucketName, assertObjectName } from '../names.ts';
import { asCaller, callerId } from '../request-scope.ts';
import { StorageError } from '../storage-error.ts';
import { assertFits } from './assert-fits.ts';
import { readJsonBody } from './read-json-body.ts';
import { currentVersion, readObject } from './object-row.ts';
import { forgetBytes, writeObject } from './write-object.ts';

const bodySchema = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().optional(),
  copyMetadata: z.boolean().default(true),
  metadata: z.record(z.string(), z.unknown()).optional(),
  sourceVersionId: z.never({ error: 'older versions of objects are not kept' }).optional(),
});

/** POST /object/copy: the copy has bytes of its own, and belongs to the user who made it. */
export function copyObject(context: StorageContext): Handler<AppEnv> {
  return async (c) => {
    const body = await readJsonBody(c, bodySchema);
    const bucket = body.destinationBucket ?? body.bucketId;
    const name = body.destinationKey;
    assertBucketName(bucket);
    assertObjectName(body.sourceKey);
    assertObjectName(name);
    const run = asCaller(context.database, c);
    const source = await readObject(context.database, run, body.bucketId, body.sourceKey);
    if (bucket !== body.bucketId) await assertFits(context, source, bucket);
    const mode = c.req.header('x-upsert') === 'true' ? 'upsert' : 'insert';
    const write = {
      id: randomUUID(),
      bucket,
      name,
      owner: callerId(c),
      version: null,
      metadata: source.metadata && { ...source.metadata, lastModified: new Date().toISOString() },
      userMetadata: body.copyMetadata ? source.user_metadata : (body.metadata ?? null),
    };
    await writeObject(run, mode, write, true);
    const version = randomUUID();
    const isCopied = source.version !== null && (await context.store.copy(source.version, version));
    if (!isCopied) throw new StorageError('NoSuchKey');
    try {
      const before = mode === 'insert' ? null : await currentVersion(context.database, bucket, name);
      const id = await writeObject(run, mode, { ...write, version });
      await forgetBytes(context, [before]);
      return c.json({
        Id: id,
        Key: `${bucket}/${name}`,
        id,
        name,
        bucket_id: bucket,
        metadata: write.metadata,
      });
    } catch (error) {
      await forgetBytes(context, [version]);
      throw error;
    }
  };
}
