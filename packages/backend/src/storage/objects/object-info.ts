import type { ObjectRow } from './object-row.ts';

/** What `info()` tells of an object. */
export function objectInfo(row: ObjectRow): Record<string, unknown> {
  const { metadata } = row;
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    bucket_id: row.bucket_id,
    size: metadata?.size ?? null,
    content_type: metadata?.mimetype ?? null,
    cache_control: metadata?.cacheControl ?? null,
    etag: metadata?.eTag ?? null,
    metadata: row.user_metadata ?? {},
    last_modified: row.updated_at,
    created_at: row.created_at,
  };
}
