import { Readable } from 'node:stream';
import { S3mini, S3ServiceError } from 's3mini';
import type { ByteStore } from './byte-store.ts';

export type S3Options = {
  /** Address of the bucket, `https://host/bucket`. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const folder = 'objects/';
const partBytes = 8 * 1024 * 1024;
const pageSize = 1000;

/** Bytes in a bucket of an S3-compatible store. What is larger than one part (8 MiB) goes up in parts, never whole in memory. */
export function createS3Store(options: S3Options): ByteStore {
  const s3 = new S3mini({ ...options, minPartSize: partBytes, requestAbortTimeout: 120_000 });
  return {
    put: async (key, body) => {
      const chunks = body[Symbol.asyncIterator]();
      const { head, isWhole } = await readHead(chunks, partBytes);
      if (isWhole) {
        await s3.putObject(folder + key, head);
        return;
      }
      const rest = Readable.toWeb(Readable.from(joined(head, chunks)));
      await s3.putAnyObject(folder + key, rest as ReadableStream);
    },
    get: async (key, range) => {
      try {
        const response =
          range === undefined
            ? await s3.getObjectResponse(folder + key)
            : await s3.getObjectRaw(folder + key, false, range.start, range.end + 1);
        return response === null ? null : (response.body ?? new Blob([]).stream());
      } catch (error) {
        if (error instanceof S3ServiceError && error.status === 404) return null;
        throw error;
      }
    },
    copy: async (from, to) => {
      if ((await s3.objectExists(folder + from)) !== true) return false;
      await s3.copyObject(folder + from, folder + to);
      return true;
    },
    remove: async (keys) => {
      if (keys.length > 0) await s3.deleteObjects(keys.map((key) => folder + key));
    },
    list: async function* listKeys(before) {
      let token: string | undefined;
      do {
        const page = await s3.listObjectsPaged('/', folder, pageSize, token);
        for (const { Key, LastModified } of page?.objects ?? []) {
          if (new Date(LastModified) < before) yield Key.slice(Key.lastIndexOf('/') + 1);
        }
        token = page?.nextContinuationToken;
      } while (token !== undefined);
    },
    // Parts of an upload that broke off are dropped by the upload itself, or by the store's own rule for them.
    discardUnfinished: async () => {},
  };
}

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
