import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import type { StorageContext } from '../context.ts';
import { assertBucketName } from '../names.ts';
import { asCaller } from '../request-scope.ts';
import { StorageError } from '../storage-error.ts';
import { readJsonBody } from './read-json-body.ts';
import { readBucket } from './object-row.ts';

const columns = ['name', 'updated_at', 'created_at'] as const;
const onlyPresent = z.literal('exclude', { error: 'older versions of objects are not kept' }).optional();
const bodySchema = z.object({
  prefix: z.string().max(1024).default(''),
  limit: z.number().int().min(1).max(1000).default(1000),
  cursor: z.string().max(4000).optional(),
  with_delimiter: z.boolean().default(false),
  exactMatch: z.boolean().default(false),
  noncurrentVersions: onlyPresent,
  deleteMarkers: onlyPresent,
  sortBy: z
    .object({
      column: z.enum(columns).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
});
const cursorSchema = z.tuple([z.string(), z.string()]);

type Entry = {
  key: string;
  position: string;
  id: string | null;
  updated_at: Date;
  created_at: Date;
  last_accessed_at: Date;
  metadata: unknown;
};

/**
 * Objects in one order, folders folded when a delimiter is asked for, after the cursor's place. `position` is the text of what is
 * sorted by; times of a folder are those of its newest object.
 */
function listText(column: (typeof columns)[number], order: 'asc' | 'desc'): string {
  const after = order === 'asc' ? '>' : '<';
  const place =
    column === 'name' ? 'key' : `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`;
  return `
    with inside as (
      select *, position('/' in substr(name, length($2) + 1)) as slash from storage.objects
      where bucket_id = $1 and name ^@ $2 and (not $7::boolean or name = $2)
    ), entries as (
      select left(name, length($2) + slash) as key, null::uuid as id, max(updated_at) as updated_at,
        max(created_at) as created_at, max(last_accessed_at) as last_accessed_at, null::jsonb as metadata
      from inside where $3::boolean and slash > 0 group by 1
      union all
      select name, id, updated_at, created_at, last_accessed_at, metadata from inside
      where not ($3::boolean and slash > 0)
    ), placed as (select *, ${place} collate "C" as position from entries)
    select * from placed
    where $4::text is null or (position, key collate "C") ${after} ($4::text collate "C", $5::text collate "C")
    order by position ${order}, key collate "C" ${order} limit $6`;
}

function readCursor(cursor: string | undefined): [string | null, string | null] {
  if (cursor === undefined) return [null, null];
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new StorageError('InvalidRequest', 'The cursor is none of this server');
  }
}

/** POST /object/list-v2/:bucket → {hasNext, nextCursor?, folders, objects}; it pages by a cursor, so nothing is missed or told twice. Names are whole keys; a folder's ends with a slash. */
export function listObjectsV2(context: StorageContext): Handler<AppEnv> {
  return async (c) => {
    const bucket = c.req.param('bucket') ?? '';
    assertBucketName(bucket);
    const body = await readJsonBody(c, bodySchema);
    await readBucket(context.database, bucket);
    const { prefix, limit, with_delimiter: isFolded, exactMatch, sortBy } = body;
    const [position, key] = readCursor(body.cursor);
    const found = (await asCaller(context.database, c)(
      listText(sortBy.column, sortBy.order),
      [bucket, prefix, isFolded, position, key, limit + 1, exactMatch],
      { readOnly: true },
    )) as Entry[];
    const page = found.slice(0, limit);
    const last = page.at(-1);
    const hasNext = found.length > limit;
    return c.json({
      hasNext,
      ...(hasNext && last !== undefined
        ? { nextCursor: Buffer.from(JSON.stringify([last.position, last.key])).toString('base64url') }
        : {}),
      folders: page
        .filter((entry) => entry.id === null)
        .map(({ key: name }) => ({ name, key: name.replace(/\/$/, '') })),
      objects: page
        .filter((entry) => entry.id !== null)
        .map(({ position: _position, key: path, ...rest }) => ({
          ...rest,
          name: path,
          key: path,
        })),
    });
  };
}
