import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import type { StorageContext } from '../context.ts';
import type { ObjectAddress } from '../names.ts';
import type { Runner } from '../request-scope.ts';
import { currentVersion, readBucket } from './object-row.ts';
import { readUpload } from './read-upload.ts';
import { receiveBytes, sizeLimit } from './receive-bytes.ts';
import { forgetBytes, writeObject, type WriteMode } from './write-object.ts';

type Target = ObjectAddress & { readonly owner: string | null; readonly mode: WriteMode };

/**
 * One upload from beginning to end: ask whether it is allowed, take the bytes, write the row, forget what was there before.
 * The row changes in one statement, so a reader sees the old object or the new one, whole.
 * @returns id of the object
 * @throws StorageError whatever refuses it; then nothing has changed
 */
export async function storeUpload(
  context: StorageContext,
  c: Context<AppEnv>,
  run: Runner,
  target: Target,
): Promise<string> {
  const { bucket: bucketId, name, owner, mode } = target;
  const bucket = await readBucket(context.database, bucketId);
  const draft = {
    id: randomUUID(),
    bucket: bucketId,
    name,
    owner,
    version: null,
    metadata: null,
    userMetadata: null,
  };
  await writeObject(run, mode, draft, true);
  const upload = await readUpload(c, sizeLimit(context, bucket));
  const { version, metadata } = await receiveBytes(context, bucket, upload, {
    address: c.get('clientIp'),
    signal: c.req.raw.signal,
  });
  try {
    const before = mode === 'insert' ? null : await currentVersion(context.database, bucketId, name);
    const id = await writeObject(run, mode, {
      ...draft,
      version,
      metadata,
      userMetadata: upload.userMetadata,
    });
    await forgetBytes(context, [before]);
    return id;
  } catch (error) {
    await forgetBytes(context, [version]);
    throw error;
  }
}
