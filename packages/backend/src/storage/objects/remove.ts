import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import type { StorageContext } from '../context.ts';
import { assertBucketName, readAddress } from '../names.ts';
import { asCaller } from '../request-scope.ts';
import { StorageError } from '../storage-error.ts';
import { readJsonBody } from './read-json-body.ts';
import { objectColumns, type ObjectRow, readBucket } from './object-row.ts';
import { forgetBytes } from './write-object.ts';

const maxNames = 1000;
const bodySchema = z.object({
  prefixes: z
    .array(z.string({ error: 'must be a name; older versions are not kept' }))
    .min(1)
    .max(maxNames),
});

const removeText = `delete from storage.objects where bucket_id = $1 and name = any($2::text[]) returning ${objectColumns}`;

/** DELETE /object/:bucket {prefixes} → the objects removed; what the caller may not remove is simply not among them. */
export function removeObjects(context: StorageContext): Handler<AppEnv> {
  return async (c) => {
    const bucket = c.req.param('bucket') ?? '';
    assertBucketName(bucket);
    const { prefixes } = await readJsonBody(c, bodySchema);
    await readBucket(context.database, bucket);
    const rows = (await asCaller(context.database, c)(removeText, [bucket, prefixes])) as ObjectRow[];
    await forgetBytes(
      context,
      rows.map((row) => row.version),
    );
    return c.json(rows);
  };
}

/** DELETE /object/:bucket/:name → a message; 404 when there was nothing that the caller may remove. */
export function removeObject(context: StorageContext): Handler<AppEnv> {
  return async (c) => {
    const { bucket, name } = readAddress(c.req.path, '/storage/v1/object/');
    const rows = (await asCaller(context.database, c)(removeText, [bucket, [name]])) as ObjectRow[];
    if (rows.length === 0) throw new StorageError('NoSuchKey');
    await forgetBytes(
      context,
      rows.map((row) => row.version),
    );
    return c.json({ message: 'Successfully deleted' });
  };
}
