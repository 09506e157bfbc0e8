import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import type { StorageContext } from '../context.ts';
import { assertBucketName, assertObjectName } from '../names.ts';
import { asCaller } from '../request-scope.ts';
import { fromDatabaseError, StorageError } from '../storage-error.ts';
import { assertFits } from './assert-fits.ts';
import { readJsonBody } from './read-json-body.ts';
import { readObject } from './object-row.ts';

const bodySchema = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().optional(),
  sourceVersionId: z.never({ error: 'older versions of objects are not kept' }).optional(),
});

/** POST /object/move: another name, or another bucket. The bytes stay where they are, so it happens at once or not at all. */
export function moveObject(context: StorageContext): Handler<AppEnv> {
  return async (c) => {
    const body = await readJsonBody(c, bodySchema);
    const destination = body.destinationBucket ?? body.bucketId;
    assertBucketName(destination);
    assertObjectName(body.sourceKey);
    assertObjectName(body.destinationKey);
    const run = asCaller(context.database, c);
    const source = await readObject(context.database, run, body.bucketId, body.sourceKey);
    if (destination !== body.bucketId) await assertFits(context, source, destination);
    try {
      const rows = await run(
        `update storage.objects set bucket_id = $3, name = $4, updated_at = now()
         where bucket_id = $1 and name = $2 returning id`,
        [body.bucketId, body.sourceKey, destination, body.destinationKey],
      );
      if (rows.length === 0) throw new StorageError('AccessDenied');
    } catch (error) {
      throw fromDatabaseError(error);
    }
    return c.json({
      message: 'Successfully moved',
      Id: source.id,
      Key: `${destination}/${body.destinationKey}`,
    });
  };
}
