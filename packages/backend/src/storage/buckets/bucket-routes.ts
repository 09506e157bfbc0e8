import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import type { StorageContext } from '../context.ts';
import { assertBucketName } from '../names.ts';
import { forgetBytes, ownerUuid } from '../objects/write-object.ts';
import { readJsonBody } from '../objects/read-json-body.ts';
import { asCaller, callerId, type Runner } from '../request-scope.ts';
import { fromDatabaseError, StorageError } from '../storage-error.ts';
import { parseSize } from './parse-size.ts';

const columns =
  'id, name, coalesce(owner_id, owner::text) as owner, public, file_size_limit::float8 as file_size_limit, allowed_mime_types, created_at, updated_at';
const batchSize = 1000;

const propertiesSchema = z.object({
  public: z.boolean().optional(),
  file_size_limit: z.union([z.number(), z.string()]).nullish(),
  allowed_mime_types: z
    .array(z.string().regex(/^[\w.+-]+\/(?:\*|[\w.+-]+)$/, 'must be mime types'))
    .max(50)
    .nullish(),
  type: z.literal('STANDARD', { error: 'only STANDARD buckets are kept' }).nullish(),
  versioning_status: z.never({ error: 'older versions of objects are not kept' }).optional(),
});
const createSchema = propertiesSchema.extend({ name: z.string(), id: z.string().optional() });
const listSchema = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  offset: z.coerce.number().int().min(0).default(0),
  search: z.string().max(100).default(''),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('id'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
});

async function readVisible(run: Runner, id: string): Promise<Record<string, unknown>> {
  assertBucketName(id);
  const [row] = await run(`select ${columns} from storage.buckets where id = $1`, [id], { readOnly: true });
  if (row === undefined) throw new StorageError('NoSuchBucket');
  return row;
}

/** /bucket: who may see, make, change and remove buckets is decided by the policies of `storage.buckets`; by default only the secret key. */
export function createBucketRoutes(context: StorageContext): Hono<AppEnv> {
  const { database } = context;
  const app = new Hono<AppEnv>();

  app.get('/', async (c) => {
    const query = listSchema.safeParse(c.req.query());
    if (!query.success) throw new StorageError('InvalidRequest', query.error.issues[0]?.message);
    const { limit, offset, search, sortColumn, sortOrder } = query.data;
    const rows = await asCaller(database, c)(
      `select ${columns} from storage.buckets where position(lower($1) in lower(name)) > 0
       order by ${sortColumn} ${sortOrder}, id limit $2 offset $3`,
      [search, limit, offset],
      { readOnly: true },
    );
    return c.json(rows);
  });

  app.get('/:id', async (c) => c.json(await readVisible(asCaller(database, c), c.req.param('id'))));

  app.post('/', async (c) => {
    const body = await readJsonBody(c, createSchema);
    const id = body.id ?? body.name;
    assertBucketName(id);
    assertBucketName(body.name);
    const owner = callerId(c);
    try {
      await asCaller(database, c)(
        `insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
         values ($1, $2, $3::uuid, $4, $5, $6::bigint, $7::text[])`,
        [
          id,
          body.name,
          ownerUuid(owner),
          owner,
          body.public ?? false,
          parseSize(body.file_size_limit, context.maxBytes) ?? null,
          body.allowed_mime_types ?? null,
        ],
      );
    } catch (error) {
      throw fromDatabaseError(error, 'BucketAlreadyExists');
    }
    return c.json({ name: id });
  });

  app.put('/:id', async (c) => {
    const run = asCaller(database, c);
    await readVisible(run, c.req.param('id'));
    const body = await readJsonBody(c, propertiesSchema);
    const size = parseSize(body.file_size_limit, context.maxBytes);
    const rows = await run(
      `update storage.buckets set public = coalesce($2, public),
         file_size_limit = case when $3 then $4::bigint else file_size_limit end,
         allowed_mime_types = case when $5 then $6::text[] else allowed_mime_types end, updated_at = now()
       where id = $1 returning id`,
      [
        c.req.param('id'),
        body.public ?? null,
        size !== undefined,
        size ?? null,
        body.allowed_mime_types !== undefined,
        body.allowed_mime_types ?? null,
      ],
    );
    if (rows.length === 0) throw new StorageError('AccessDenied');
    return c.json({ message: 'Successfully updated' });
  });

  app.post('/:id/empty', async (c) => {
    const run = asCaller(database, c);
    const id = c.req.param('id');
    await readVisible(run, id);
    for (let removed = batchSize; removed === batchSize;) {
      const rows = await run(
        `delete from storage.objects where bucket_id = $1 and id in (
           select id from storage.objects where bucket_id = $1 limit ${batchSize}) returning version`,
        [id],
      );
      removed = rows.length;
      await forgetBytes(
        context,
        rows.map((row) => row['version'] as string | null),
      );
    }
    return c.json({ message: 'Empty bucket has been queued. Completion may take up to an hour.' });
  });

  app.delete('/:id', async (c) => {
    const run = asCaller(database, c);
    await readVisible(run, c.req.param('id'));
    try {
      const rows = await run('delete from storage.buckets where id = $1 returning id', [c.req.param('id')]);
      if (rows.length === 0) throw new StorageError('AccessDenied');
    } catch (error) {
      const isUsed = error instanceof Error && 'code' in error && error.code === '23503';
      throw isUsed ? new StorageError('BucketNotEmpty') : fromDatabaseError(error);
    }
    return c.json({ message: 'Successfully deleted' });
  });

  app.all('/:id/lifecycle', () => {
    throw new StorageError('NotImplemented', 'Buckets have no lifecycle rules here');
  });
  return app;
}
