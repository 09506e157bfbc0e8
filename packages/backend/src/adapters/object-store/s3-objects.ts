import { Readable } from 'node:stream';
import type { S3mini } from 's3mini';
import { assertObjectName, type ObjectStore } from './object-store.ts';

export type S3Options = {
  /** Address of the bucket, `https://host/bucket`. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

export type ByteRange = { readonly start: number; /** Inclusive. */ readonly end: number };

/** What an S3-compatible store can do beyond any other. */
export type S3Objects = ObjectStore & {
  readonly getRange: (name: string, range?: ByteRange) => Promise<ReadableStream<Uint8Array> | null>;
  /** False when there is nothing to copy. */
  readonly copy: (from: string, to: string) => Promise<boolean>;
  readonly listDated: (folder: string) => AsyncIterable<{ name: string; changedAt: Date }>;
};

const partBytes = 8 * 1024 * 1024;
const pageSize = 1000;

/** Objects in a bucket of an S3-compatible store. What is larger than one part (8 MiB) goes up in parts, never whole in memory. */
export function createS3Objects(options: S3Options): S3Objects {
  let opened: Promise<S3mini> | null = null;
  // On use: a server that keeps its objects in the data folder never loads it.
  const open = (): Promise<S3mini> =>
    (opened ??= import('s3mini').then(
      ({ S3mini: Client }) =>
        new Client({ ...options, minPartSize: partBytes, requestAbortTimeout: 120_000 }),
    ));
  const getRange: S3Objects['getRange'] = async (name, range) => {
    assertObjectName(name);
    const s3 = await open();
    try {
      const response =
        range === undefined
          ? await s3.getObjectResponse(name)
          : await s3.getObjectRaw(name, false, range.start, range.end + 1);
      return response === null ? null : hold(response.body ?? new Blob([]).stream());
    } catch (error) {
      if (await isMissing(error)) return null;
      throw error;
    }
  };
  const listDated: S3Objects['listDated'] = async function* listDated(folder) {
    const s3 = await open();
    let token: string | undefined;
    do {
      const page = await s3.listObjectsPaged('/', folder, pageSize, token);
      for (const { Key, LastModified } of page?.objects ?? [])
        yield { name: Key, changedAt: new Date(LastModified) };
      token = page?.nextContinuationToken;
    } while (token !== undefined);
  };
  return {
    put: async (name, body) => {
      assertObjectName(name);
      const s3 = await open();
      const chunks = body[Symbol.asyncIterator]();
      const { head, isWhole } = await readHead(chunks, partBytes);
      if (isWhole) {
        await s3.putObject(name, head);
        return;
      }
      const rest = Readable.toWeb(Readable.from(joined(head, chunks)));
      await s3.putAnyObject(name, rest as ReadableStream);
    },
    get: (name) => getRange(name),
    getRange,
    copy: async (from, to) => {
      const s3 = await open();
      if ((await s3.objectExists(from)) !== true) return false;
      await s3.copyObject(from, to);
      return true;
    },
    remove: async (names) => {
      if (names.length === 0) return;
      const s3 = await open();
      for (let at = 0; at < names.length; at += pageSize)
        await s3.deleteObjects(names.slice(at, at + pageSize));
    },
    list: async function* listNames(folder) {
      for await (const { name } of listDated(folder)) yield name;
    },
    listDated,
  };
}

async function isMissing(error: unknown): Promise<boolean> {
  const { S3ServiceError } = await import('s3mini');
  return error instanceof S3ServiceError && error.status === 404;
}

/**
 * The same bytes in a stream that is being read from the start. A body that no reader has begun is cancelled when its response is
 * collected as garbage, and then reads as empty: an object that is there would be served without its bytes.
 */
const hold = (body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> =>
  body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>());

async function readHead(
  chunks: AsyncIterator<Uint8Array>,
  bytes: number,
): Promise<{ head: Buffer; isWhole: boolean }> {
  const parts: Uint8Array[] = [];
  for (let size = 0; size <= bytes;) {
    const next = await chunks.next();
    if (next.done === true) return { head: Buffer.concat(parts), isWhole: true };
    parts.push(next.value);
    size += next.value.byteLength;
  }
  return { head: Buffer.concat(parts), isWhole: false };
}

async function* joined(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}
