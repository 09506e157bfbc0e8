import type { ContentfulStatusCode } from 'hono/utils/http-status';

type Kind = { readonly statusCode: string; readonly error: string; readonly message: string };

/** Every error of /storage/v1: what clients read as `statusCode`, `error` and `message`. The key is the body's `code`. */
const kinds = {
  NoSuchBucket: { statusCode: '404', error: 'Bucket not found', message: 'Bucket not found' },
  NoSuchKey: { statusCode: '404', error: 'not_found', message: 'Object not found' },
  NotFound: { statusCode: '404', error: 'Not found', message: 'The resource was not found' },
  AccessDenied: {
    statusCode: '403',
    error: 'Unauthorized',
    message: 'new row violates row-level security policy',
  },
  KeyAlreadyExists: { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' },
  BucketAlreadyExists: { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' },
  BucketNotEmpty: {
    statusCode: '409',
    error: 'ResourceNotEmpty',
    message: 'The bucket you tried to delete is not empty',
  },
  EntityTooLarge: {
    statusCode: '413',
    error: 'Payload too large',
    message: 'The object exceeded the maximum allowed size',
  },
  InvalidMimeType: {
    statusCode: '415',
    error: 'invalid_mime_type',
    message: 'the type of the object is not supported',
  },
  InvalidPicture: {
    statusCode: '400',
    error: 'InvalidPicture',
    message: 'The picture cannot be read or has too many pixels',
  },
  InvalidKey: { statusCode: '400', error: 'InvalidKey', message: 'Invalid key' },
  InvalidBucketName: { statusCode: '400', error: 'Invalid Input', message: 'Bucket name invalid' },
  InvalidRequest: { statusCode: '400', error: 'Error', message: 'The request cannot be understood' },
  InvalidJWT: { statusCode: '400', error: 'InvalidJWT', message: 'jwt malformed' },
  InvalidSignature: { statusCode: '400', error: 'InvalidSignature', message: 'Invalid signature' },
  InvalidRange: {
    statusCode: '416',
    error: 'InvalidRange',
    message: 'The requested range is not satisfiable',
  },
  NoSuchUpload: { statusCode: '404', error: 'not_found', message: 'The upload was not found' },
  UploadOffsetConflict: { statusCode: '409', error: 'Conflict', message: 'Upload-Offset conflict' },
  UploadLocked: { statusCode: '423', error: 'Locked', message: 'Another request writes to this upload' },
  UploadTooLong: {
    statusCode: '413',
    error: 'Payload too large',
    message: 'Exceeded the declared Upload-Length',
  },
  InvalidPieceType: {
    statusCode: '415',
    error: 'invalid_mime_type',
    message: 'A piece is sent as application/offset+octet-stream',
  },
  UnknownTusVersion: { statusCode: '412', error: 'Error', message: 'Tus-Resumable: 1.0.0 is required' },
  MissingToken: { statusCode: '403', error: 'Unauthorized', message: 'Invalid Compact JWS' },
  NotImplemented: { statusCode: '501', error: 'NotImplemented', message: 'Not supported by this server' },
  SlowDown: { statusCode: '503', error: 'SlowDown', message: 'Too many pictures at once, please retry' },
  DatabaseUnavailable: {
    statusCode: '503',
    error: 'DatabaseError',
    message: 'The database cannot be reached, please retry after a moment.',
  },
  InternalError: { statusCode: '500', error: 'Internal', message: 'Internal Server Error' },
} as const satisfies Record<string, Kind>;

export type StorageErrorCode = keyof typeof kinds;

/** Statuses that are sent as they are; every other handled error goes out as 400, as clients of the protocol expect. */
const sentAsIs = new Set(['416', '500', '501', '503']);

/** An error that the storage protocol can say. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, message?: string, options?: ErrorOptions) {
    super(message ?? kinds[code].message, options);
    this.code = code;
  }

  /** What the error is by HTTP's own measure; resumable uploads answer so, since their clients go by the status. */
  get exactStatus(): ContentfulStatusCode {
    return Number(kinds[this.code].statusCode) as ContentfulStatusCode;
  }

  /** HTTP status of the answer. */
  get status(): ContentfulStatusCode {
    const { statusCode } = kinds[this.code];
    return (sentAsIs.has(statusCode) ? Number(statusCode) : 400) as ContentfulStatusCode;
  }

  /** Body of the answer, as storage-js reads it. */
  toBody(): Record<string, string> {
    const { statusCode, error } = kinds[this.code];
    return { statusCode, code: this.code, error, message: this.message };
  }
}

/** Turns what PostgreSQL refused into the protocol's words; anything else comes back unchanged. */
export function fromDatabaseError(error: unknown, exists: StorageErrorCode = 'KeyAlreadyExists'): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === '42501') return new StorageError('AccessDenied', undefined, { cause: error });
  if (code === '23505') return new StorageError(exists, undefined, { cause: error });
  return error;
}
