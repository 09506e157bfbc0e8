import { randomUUID } from 'node:crypto';
import { readAll } from '#adapters/bytes/byte-store.ts';
import { measure, peek } from '#adapters/bytes/measure.ts';
import type { StorageContext } from '../context.ts';
import type { PictureClient } from '../pictures/picture-queue.ts';
import { isPictureType, signatureBytes, sniffPicture } from '../pictures/picture-type.ts';
import { recodePicture } from '../pictures/transform-picture.ts';
import { StorageError } from '../storage-error.ts';
import type { BucketRow, ObjectMetadata } from './object-row.ts';
import type { Upload } from './read-upload.ts';

export type Received = { readonly version: string; readonly metadata: ObjectMetadata };

/** Types that a re-encoded picture may come as. */
const recodable = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Largest object that a bucket takes, in bytes. */
export function sizeLimit(context: Pick<StorageContext, 'maxBytes'>, bucket: BucketRow): number {
  return Math.min(context.maxBytes, Number(bucket.file_size_limit ?? Infinity));
}

/** Refuses a type that the bucket does not take; `image/*` in its list stands for all pictures. */
export function assertTypeAllowed(bucket: BucketRow, type: string): void {
  const bare = type.split(';')[0]?.trim() ?? '';
  const allowed = bucket.allowed_mime_types;
  if (allowed === null || allowed.length === 0) return;
  const matches = allowed.some((entry) =>
    entry.endsWith('/*') ? bare.startsWith(entry.slice(0, -1)) : bare === entry.toLowerCase(),
  );
  if (!matches) throw new StorageError('InvalidMimeType', `mime type ${bare} is not supported`);
}

/**
 * Takes the bytes of an upload into the store under a new random key. No row refers to them yet, so a request that fails afterwards
 * removes them again; what a crash leaves is found by the sweep.
 * @throws StorageError EntityTooLarge, InvalidMimeType (also when a picture is not what it says), InvalidPicture, SlowDown
 */
export async function receiveBytes(
  context: StorageContext,
  bucket: BucketRow,
  upload: Upload,
  client: PictureClient,
): Promise<Received> {
  assertTypeAllowed(bucket, upload.type);
  const limited = measure(upload.bytes, {
    maxBytes: sizeLimit(context, bucket),
    tooLong: () => new StorageError('EntityTooLarge'),
  });
  const { head, body } = await peek(limited.bytes, signatureBytes);
  const declared = upload.type.split(';')[0]?.trim() ?? '';
  const actual = sniffPicture(head);
  const recodes = context.rules[bucket.id]?.recodesPictures === true;
  // One kind of picture under the name of another shows as a picture; anything else under such a name is refused.
  if (isPictureType(declared) && (actual === null || (recodes && actual !== declared))) {
    await body.return(undefined);
    throw new StorageError('InvalidMimeType', `the content is not ${declared}`);
  }
  const version = randomUUID();
  if (!recodes) {
    await context.store.put(version, body);
    return { version, metadata: describe(upload, upload.type, limited.result()) };
  }
  if (actual === null || !recodable.has(actual)) {
    throw new StorageError('InvalidMimeType', `mime type ${declared} is not supported`);
  }
  const original = await readAll(body);
  const picture = await context.queues.uploads(client, () => recodePicture(original));
  const stored = measure([picture] as never);
  await context.store.put(version, stored.bytes);
  return { version, metadata: describe(upload, 'image/webp', stored.result()) };
}

function describe(
  upload: Upload,
  mimetype: string,
  { size, etag }: { size: number; etag: string },
): ObjectMetadata {
  return {
    eTag: etag,
    size,
    mimetype,
    cacheControl: upload.cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: size,
    httpStatusCode: 200,
  };
}
