import type { StorageContext } from '../context.ts';
import { currentVersion, readBucket } from '../objects/object-row.ts';
import { receiveBytes } from '../objects/receive-bytes.ts';
import { forgetBytes, writeObject } from '../objects/write-object.ts';
import type { PictureClient } from '../pictures/picture-queue.ts';
import type { Runner } from '../request-scope.ts';
import type { HeldUpload } from './upload-folder.ts';

/**
 * Makes an object of an upload whose bytes are all there, by the rules of a whole upload: type, size and rights as they
 * are now, pictures written anew where the bucket demands it.
 * @throws StorageError whatever refuses it; then there is no object
 */
export async function finishUpload(
  context: StorageContext,
  run: Runner,
  upload: HeldUpload,
  client: PictureClient,
): Promise<void> {
  const { record } = upload;
  const { id, bucket: bucketId, name, owner, mode, userMetadata } = record;
  const bucket = await readBucket(context.database, bucketId);
  const { version, metadata } = await receiveBytes(
    context,
    bucket,
    { type: record.type, cacheControl: record.cacheControl, userMetadata, bytes: upload.read() },
    client,
  );
  try {
    const before = mode === 'insert' ? null : await currentVersion(context.database, bucketId, name);
    await writeObject(run, mode, { id, bucket: bucketId, name, owner, version, metadata, userMetadata });
    await forgetBytes(context, [before]);
  } catch (error) {
    await forgetBytes(context, [version]);
    throw error;
  }
  await upload.remove();
}
