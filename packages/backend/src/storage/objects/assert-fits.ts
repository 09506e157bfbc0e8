import type { StorageContext } from '../context.ts';
import { StorageError } from '../storage-error.ts';
import { type ObjectRow, readBucket } from './object-row.ts';
import { assertTypeAllowed, sizeLimit } from './receive-bytes.ts';

/**
 * Demands of an object from another bucket what an upload would have to meet.
 * @throws StorageError NoSuchBucket, EntityTooLarge, InvalidMimeType, InvalidRequest where uploads are written anew
 */
export async function assertFits(
  context: StorageContext,
  source: ObjectRow,
  destination: string,
): Promise<void> {
  const bucket = await readBucket(context.database, destination);
  if ((source.metadata?.size ?? 0) > sizeLimit(context, bucket)) throw new StorageError('EntityTooLarge');
  assertTypeAllowed(bucket, source.metadata?.mimetype ?? '');
  const recodes = (id: string): boolean => context.rules[id]?.recodesPictures === true;
  if (recodes(destination) && !recodes(source.bucket_id)) {
    throw new StorageError('InvalidRequest', 'Pictures come into this bucket by upload only');
  }
}
