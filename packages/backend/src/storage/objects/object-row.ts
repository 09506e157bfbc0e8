import type { Database } from '#db/pool.ts';
import { StorageError } from '../storage-error.ts';
import type { Runner } from '../request-scope.ts';

/** What an upload leaves in `storage.objects.metadata`. */
export type ObjectMetadata = {
  readonly eTag: string;
  readonly size: number;
  readonly mimetype: string;
  readonly cacheControl: string;
  readonly lastModified: string;
  readonly contentLength: number;
  readonly httpStatusCode: 200;
};

export type ObjectRow = {
  readonly id: string;
  readonly name: string;
  readonly bucket_id: string;
  readonly owner_id: string | null;
  readonly version: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly last_accessed_at: Date;
  readonly metadata: ObjectMetadata | null;
  readonly user_metadata: Record<string, unknown> | null;
};

/** Columns of {@link ObjectRow}. */
export const objectColumns =
  'id, name, bucket_id, owner_id, version, created_at, updated_at, last_accessed_at, metadata, user_metadata';

export type BucketRow = {
  readonly id: string;
  readonly public: boolean;
  readonly avif_autodetection: boolean;
  readonly file_size_limit: string | number | null;
  readonly allowed_mime_types: readonly string[] | null;
};

/**
 * The bucket's own rules, for every caller: who may touch its objects is asked separately.
 * @throws StorageError NoSuchBucket
 */
export async function readBucket(database: Database, id: string): Promise<BucketRow> {
  const [row] = await database.owner<BucketRow[]>`
    select id, public, avif_autodetection, file_size_limit, allowed_mime_types from storage.buckets where id = ${id}`;
  if (row === undefined) throw new StorageError('NoSuchBucket');
  return row;
}

/**
 * One object as the runner sees it.
 * @throws StorageError NoSuchBucket, NoSuchKey (also when it may not be seen)
 */
export async function readObject(
  database: Database,
  run: Runner,
  bucket: string,
  name: string,
): Promise<ObjectRow> {
  const [row] = await run(
    `select ${objectColumns} from storage.objects where bucket_id = $1 and name = $2`,
    [bucket, name],
    { readOnly: true },
  );
  if (row !== undefined) return row as ObjectRow;
  await readBucket(database, bucket);
  throw new StorageError('NoSuchKey');
}

/** Version of the bytes under a name at this moment, for cleaning up after them; never shown to a client. */
export async function currentVersion(
  database: Database,
  bucket: string,
  name: string,
): Promise<string | null> {
  const [row] = await database.owner<{ version: string | null }[]>`
    select version from storage.objects where bucket_id = ${bucket} and name = ${name}`;
  return row?.version ?? null;
}
