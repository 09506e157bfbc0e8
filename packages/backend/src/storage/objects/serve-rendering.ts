import type { Context } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { readAll } from '#adapters/bytes/byte-store.ts';
import type { StorageContext } from '../context.ts';
import { isPictureType, type PictureType, signatureBytes, sniffPicture } from '../pictures/picture-type.ts';
import { describeTransform, type Transform, writeTransform } from '../pictures/read-transform.ts';
import { type RenderedFormat, transformPicture } from '../pictures/transform-picture.ts';
import { StorageError } from '../storage-error.ts';
import { isFresh } from './is-fresh.ts';
import { type ObjectRow, readBucket } from './object-row.ts';
import { cacheHeaders, type ReadAccess } from './serve-object.ts';

const maxSourceBytes = 25 * 1024 * 1024;

/** The smallest format that the browser takes; AVIF only where the bucket says so, since it costs more to make. */
function chooseFormat(
  accept: string,
  transform: Transform,
  source: PictureType,
  isAvifOn: boolean,
): RenderedFormat {
  if (transform.format !== 'origin') {
    if (isAvifOn && accept.includes('image/avif')) return 'avif';
    if (accept.includes('image/webp')) return 'webp';
  }
  return source.slice('image/'.length) as RenderedFormat;
}

/** What is rendered: the type that the object has, else what its first bytes say, since a client may upload without one. */
async function sourceType(
  { store }: StorageContext,
  stored: string,
  version: string,
): Promise<PictureType | null> {
  if (isPictureType(stored)) return stored;
  const head = await store.get(version, { start: 0, end: signatureBytes - 1 });
  if (head === null) throw new StorageError('NoSuchKey');
  return sniffPicture(await readAll(head));
}

/**
 * Answers GET and HEAD of a picture in a size of its own. The same rendering is made once and kept beside the objects.
 * @throws StorageError InvalidRequest when the object is no picture, InvalidPicture, SlowDown, NoSuchKey
 */
export async function serveRendering(
  context: StorageContext,
  c: Context<AppEnv>,
  row: ObjectRow,
  access: ReadAccess,
  transform: Transform,
): Promise<Response> {
  const { metadata, version } = row;
  if (metadata === null || version === null) throw new StorageError('NoSuchKey');
  const mimetype =
    metadata.size > maxSourceBytes ? null : await sourceType(context, metadata.mimetype, version);
  if (mimetype === null) {
    throw new StorageError('InvalidRequest', 'The object is not a picture that can be rendered');
  }
  const bucket = await readBucket(context.database, row.bucket_id);
  const format = chooseFormat(c.req.header('accept') ?? '', transform, mimetype, bucket.avif_autodetection);
  const variant = `${writeTransform(transform)}.${format}`;
  const etag = `${metadata.eTag.slice(0, -1)}-${format}-${[transform.width, transform.height].join('x')}"`;
  const modified = new Date(metadata.lastModified);
  const headers = {
    etag,
    vary: 'Accept',
    'last-modified': modified.toUTCString(),
    'x-transformations': describeTransform(transform),
    ...cacheHeaders(context, access, metadata.cacheControl),
  };
  if (isFresh(c.req.raw.headers, etag, modified)) return c.body(null, 304, headers);
  const picture = await context.renders.get(version, variant, c.req.raw.signal, (signal) =>
    context.queues.renderings({ address: c.get('clientIp'), signal }, async () => {
      const stream = await context.store.get(version);
      if (stream === null) throw new StorageError('NoSuchKey');
      return transformPicture(await readAll(stream), transform, format);
    }),
  );
  const sized = {
    ...headers,
    'content-type': `image/${format}`,
    'content-length': String(picture.byteLength),
  };
  return c.req.method === 'HEAD' ? c.body(null, 200, sized) : c.body(new Uint8Array(picture), 200, sized);
}
