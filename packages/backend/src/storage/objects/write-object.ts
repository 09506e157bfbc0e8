import type { StorageContext } from '../context.ts';
import { StorageError, fromDatabaseError } from '../storage-error.ts';
import type { Runner } from '../request-scope.ts';
import type { ObjectMetadata } from './object-row.ts';

/** How a write treats an object that is there: refuse, replace, or demand it. */
export type WriteMode = 'insert' | 'upsert' | 'update';

export type ObjectWrite = {
  readonly id: string;
  readonly bucket: string;
  readonly name: string;
  readonly owner: string | null;
  readonly version: string | null;
  readonly metadata: ObjectMetadata | null;
  readonly userMetadata: Record<string, unknown> | null;
};

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The column `owner` takes ids of ours; users of other issuers may have any, and stand in `owner_id` alone. */
export const ownerUuid = (owner: string | null): string | null =>
  owner !== null && uuid.test(owner) ? owner : null;

const insertText = `
  insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
  values ($1::uuid, $2, $3, $4::uuid, $5, $6, $7::jsonb, $8::jsonb)`;

const replacement = `owner = $4::uuid, owner_id = $5, version = $6, metadata = $7::jsonb, user_metadata = $8::jsonb,
  updated_at = now(), last_accessed_at = now()`;

const texts: Record<WriteMode, string> = {
  // Without `returning`: a caller who may only insert need not be able to read.
  insert: insertText,
  upsert: `${insertText} on conflict (bucket_id, name) do update set ${replacement} returning id`,
  update: `update storage.objects set ${replacement} where bucket_id = $2 and name = $3 and $1::uuid is not null returning id`,
};

/**
 * Writes the row of an object as the caller.
 * @param dryRun only asks whether it would be allowed
 * @returns the object's id
 * @throws StorageError AccessDenied, KeyAlreadyExists, NoSuchKey
 */
export async function writeObject(
  run: Runner,
  mode: WriteMode,
  write: ObjectWrite,
  dryRun = false,
): Promise<string> {
  const { id, bucket, name, owner, version, metadata, userMetadata } = write;
  const params = [id, bucket, name, ownerUuid(owner), owner, version, metadata, userMetadata];
  try {
    const rows = await run(texts[mode], params, { rollback: dryRun });
    if (mode === 'update' && rows.length === 0) throw new StorageError('NoSuchKey');
    return typeof rows[0]?.['id'] === 'string' ? rows[0]['id'] : id;
  } catch (error) {
    throw fromDatabaseError(error);
  }
}

/** Forgets bytes that no row refers to any more. A failure is left to the sweep. */
export async function forgetBytes(
  context: Pick<StorageContext, 'store' | 'renders' | 'log'>,
  versions: readonly (string | null)[],
): Promise<void> {
  const known = versions.filter((version) => version !== null);
  if (known.length === 0) return;
  try {
    await Promise.all([context.store.remove(known), context.renders.forget(known)]);
  } catch (error) {
    context.log.warn({ err: error, count: known.length }, 'bytes of removed objects are left to the sweep');
  }
}
