import type { Context } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { assertBucketName, assertObjectName } from '../names.ts';
import { checkCacheControl, checkType, readMetadata } from '../objects/read-upload.ts';
import { StorageError } from '../storage-error.ts';

/** What a client says of the upload that it begins. */
export type Creation = {
  readonly bucket: string;
  readonly name: string;
  readonly length: number;
  readonly type: string;
  readonly cacheControl: string;
  readonly userMetadata: Record<string, unknown> | null;
};

const maxHeaderLength = 32 * 1024;

/**
 * Reads `Upload-Length` and `Upload-Metadata` (bucketName, objectName, contentType, cacheControl, metadata) of a creation.
 * @throws StorageError InvalidRequest, InvalidKey, InvalidBucketName, InvalidMimeType
 */
export function readCreation(c: Context<AppEnv>): Creation {
  const length = c.req.header('upload-length') ?? '';
  if (!/^\d{1,15}$/.test(length)) {
    throw new StorageError('InvalidRequest', 'Upload-Length is required and must be a whole number');
  }
  const fields = readFields(c.req.header('upload-metadata') ?? '');
  const bucket = fields.get('bucketName') ?? '';
  const name = fields.get('objectName') ?? '';
  assertBucketName(bucket);
  assertObjectName(name);
  const caching = fields.get('cacheControl');
  return {
    bucket,
    name,
    length: Number(length),
    type: checkType(fields.get('contentType') ?? 'application/octet-stream'),
    cacheControl: checkCacheControl(
      caching === undefined ? 'no-cache' : /^\d+$/.test(caching) ? `max-age=${caching}` : caching,
    ),
    userMetadata: readMetadata(fields.get('metadata')),
  };
}

/** `key base64,key base64`; a key without a value stands for itself. */
function readFields(header: string): ReadonlyMap<string, string> {
  if (header.length > maxHeaderLength)
    throw new StorageError('InvalidRequest', 'Upload-Metadata is too long');
  const fields = new Map<string, string>();
  for (const part of header.split(',')) {
    const [key = '', value = '', ...rest] = part.trim().split(' ');
    if (rest.length > 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(value)) {
      throw new StorageError('InvalidRequest', 'Upload-Metadata cannot be read');
    }
    if (key !== '') fields.set(key, Buffer.from(value, 'base64').toString('utf8'));
  }
  return fields;
}
