import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { isUnavailable } from '#http/problem.ts';
import type { StorageContext } from '../context.ts';
import { readBucket } from '../objects/object-row.ts';
import { assertTypeAllowed, sizeLimit } from '../objects/receive-bytes.ts';
import { writeObject } from '../objects/write-object.ts';
import { asCaller, asOwner, callerId, type Runner } from '../request-scope.ts';
import { StorageError } from '../storage-error.ts';
import { finishUpload } from './finish-upload.ts';
import { readCreation } from './read-creation.ts';
import { createUploadFolder, type HeldUpload, type UploadRecord } from './upload-folder.ts';

const version = '1.0.0';
const extensions = 'creation,creation-with-upload,expiration,termination';
const pieceType = 'application/offset+octet-stream';

/** Who asks: as which role rows are written, as whose upload it goes on, and whose object it becomes. */
type Asking = {
  readonly run: Runner;
  readonly holder: string;
  readonly owner: string | null;
  /** Null where the caller's own header `x-upsert` says it. */
  readonly upsert: boolean | null;
};

/**
 * Uploads in pieces (TUS 1.0.0: creation, creation with data, expiry after a day, termination). Pieces are gathered on this
 * machine's disk and go through the rules of a whole upload at the end; no object is seen before. `isSigned`: by a signed
 * upload address (`x-signature`) instead of the caller's rights.
 */
export function createResumableRoutes(context: StorageContext, isSigned: boolean): Hono<AppEnv> {
  const folder = createUploadFolder(context.directory);
  const app = new Hono<AppEnv>();
  const ask = async (c: Context<AppEnv>, address: { bucket: string; name: string }): Promise<Asking> => {
    if (!isSigned) return asCallerOf(context, c);
    const url = `${address.bucket}/${address.name}`;
    const grant = await context.tokens.verify(c.req.header('x-signature') ?? '', 'upload', url);
    const owner = grant.owner ?? null;
    return { run: asOwner(context.database), holder: `signed ${url}`, owner, upsert: grant.upsert === true };
  };
  /** The upload of the address, for its holder alone; to others it is not there. */
  const identify = async (c: Context<AppEnv>, record: UploadRecord): Promise<Asking> => {
    const asking = await ask(c, record);
    if (asking.holder !== record.holder) throw new StorageError('NoSuchUpload');
    return asking;
  };
  app.use(speakTus(context));

  app.post('/', async (c) => {
    const wanted = readCreation(c);
    const { bucket: bucketId, length } = wanted;
    const asking = await ask(c, wanted);
    const bucket = await readBucket(context.database, bucketId);
    if (length > sizeLimit(context, bucket))
      throw new StorageError('EntityTooLarge', 'Maximum size exceeded');
    assertTypeAllowed(bucket, wanted.type);
    const upsert = asking.upsert ?? c.req.header('x-upsert') === 'true';
    const { holder, owner } = asking;
    const draft = { ...wanted, holder, owner, mode: upsert ? ('upsert' as const) : ('insert' as const) };
    await rehearse(asking.run, draft);
    const record = await folder.create(draft);
    c.header('location', `${new URL(c.req.url).pathname.replace(/\/$/, '')}/${record.id}`);
    c.header('upload-expires', new Date(record.expires).toUTCString());
    const hasPiece = c.req.header('content-type') === pieceType;
    if (hasPiece || length === 0) {
      const upload = await folder.hold(record.id);
      try {
        c.header('upload-offset', String(await take(context, c, asking, upload, hasPiece)));
      } finally {
        await upload.release();
      }
    }
    return c.body(null, 201);
  });

  app.get('/:id', async (c) => {
    if (c.req.method !== 'HEAD') throw new StorageError('NotFound');
    const { record, offset } = await folder.read(c.req.param('id'));
    await identify(c, record);
    c.header('upload-offset', String(offset));
    c.header('upload-length', String(record.length));
    c.header('upload-expires', new Date(record.expires).toUTCString());
    return c.body(null, 200);
  });

  app.patch('/:id', async (c) => {
    if (c.req.header('content-type') !== pieceType) throw new StorageError('InvalidPieceType');
    const upload = await folder.hold(c.req.param('id'));
    try {
      const asking = await identify(c, upload.record);
      if (c.req.header('upload-offset') !== String(await upload.offset())) {
        throw new StorageError('UploadOffsetConflict');
      }
      await rehearse(asking.run, upload.record);
      c.header('upload-offset', String(await take(context, c, asking, upload, true)));
      c.header('upload-expires', new Date(upload.record.expires).toUTCString());
      return c.body(null, 204);
    } finally {
      await upload.release();
    }
  });

  app.delete('/:id', async (c) => {
    const upload = await folder.hold(c.req.param('id'));
    try {
      await identify(c, upload.record);
      await upload.remove();
      return c.body(null, 204);
    } finally {
      await upload.release();
    }
  });
  return app;
}

function asCallerOf(context: StorageContext, c: Context<AppEnv>): Asking {
  const owner = callerId(c);
  const { role } = c.get('caller');
  const holder = owner === null && role === 'anon' ? `anon ${c.get('clientIp')}` : `${role} ${owner ?? ''}`;
  return { run: asCaller(context.database, c), holder, owner, upsert: null };
}

/** Asks whether the row could be written now, so that no bytes are taken in vain. */
async function rehearse(
  run: Runner,
  { bucket, name, owner, mode }: Pick<UploadRecord, 'bucket' | 'name' | 'owner' | 'mode'>,
): Promise<void> {
  const id = '00000000-0000-0000-0000-000000000000';
  await writeObject(
    run,
    mode,
    { id, bucket, name, owner, version: null, metadata: null, userMetadata: null },
    true,
  );
}

/** Takes the piece of a request, and finishes the upload when it was the last one. Out: the new offset. */
async function take(
  context: StorageContext,
  c: Context<AppEnv>,
  asking: Asking,
  upload: HeldUpload,
  hasPiece: boolean,
): Promise<number> {
  const before = await upload.offset();
  const body = hasPiece ? (c.req.raw.body as AsyncIterable<Uint8Array> | null) : null;
  if (body !== null) await upload.append(body, upload.record.length - before);
  const offset = await upload.offset();
  if (offset < upload.record.length) return offset;
  try {
    await finishUpload(context, asking.run, upload, { address: c.get('clientIp'), signal: c.req.raw.signal });
  } catch (error) {
    // What a later try could do stays without its last piece, so that the client sends it again; what is refused goes.
    if (isUnavailable(error) || (error instanceof StorageError && error.status === 503))
      await upload.cutTo(before);
    else await upload.remove();
    throw error;
  }
  return offset;
}

/** The headers of the protocol, its greeting, and the refusal of other versions. */
function speakTus(context: StorageContext): MiddlewareHandler<AppEnv> {
  return async function tus(c, next) {
    c.header('tus-resumable', version);
    if (c.req.method === 'OPTIONS') {
      c.header('tus-version', version);
      c.header('tus-extension', extensions);
      c.header('tus-max-size', String(context.maxBytes));
      return c.body(null, 204);
    }
    if (c.req.header('tus-resumable') !== version) throw new StorageError('UnknownTusVersion');
    c.header('cache-control', 'no-store');
    return next();
  };
}
