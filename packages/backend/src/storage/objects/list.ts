import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import type { StorageContext } from '../context.ts';
import { assertBucketName } from '../names.ts';
import { asCaller } from '../request-scope.ts';
import { readJsonBody } from './read-json-body.ts';
import { readBucket } from './object-row.ts';

const columns = ['name', 'updated_at', 'created_at', 'last_accessed_at'] as const;
const bodySchema = z.object({
  prefix: z.string().max(1024).default(''),
  limit: z.number().int().min(1).max(1000).default(100),
  offset: z.number().int().min(0).max(1_000_000).default(0),
  search: z.string().max(200).default(''),
  sortBy: z
    .object({
      column: z.enum(columns).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
});

/** Folders of the level first, then its objects; `$2` ends in a slash or is empty. The order is one of ours, never input. */
function listText(column: (typeof columns)[number], order: 'asc' | 'desc'): string {
  return `
    with inside as (
      select *, substr(name, length($2) + 1) as rest from storage.objects where bucket_id = $1 and name ^@ $2
    ), entries as (
      select split_part(rest, '/', 1) as name, null::uuid as id, null::timestamptz as updated_at,
        null::timestamptz as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
      from inside where position('/' in rest) > 0 group by 1
      union all
      select rest, id, updated_at, created_at, last_accessed_at, metadata from inside where position('/' in rest) = 0
    )
    select * from entries where lower(name) ^@ lower($3)
    order by id is not null, ${column} ${order} nulls last, name ${order} limit $4 offset $5`;
}

/** POST /object/list/:bucket: one level of a bucket as folders and objects. */
export function listObjects(context: StorageContext): Handler<AppEnv> {
  return async (c) => {
    const bucket = c.req.param('bucket') ?? '';
    assertBucketName(bucket);
    const { prefix, limit, offset, search, sortBy } = await readJsonBody(c, bodySchema);
    await readBucket(context.database, bucket);
    const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
    const rows = await asCaller(context.database, c)(
      listText(sortBy.column, sortBy.order),
      [bucket, folder, search, limit, offset],
      { readOnly: true },
    );
    return c.json(rows);
  };
}
