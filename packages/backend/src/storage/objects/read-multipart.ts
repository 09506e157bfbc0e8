import { StorageError } from '../storage-error.ts';

const maxHeadBytes = 8 * 1024;
const maxFieldBytes = 64 * 1024;
const maxParts = 20;
const lineEnd = Buffer.from('\r\n');
const headEnd = Buffer.from('\r\n\r\n');

export type MultipartFile = {
  /** Text fields that stood before the file. */
  readonly fields: ReadonlyMap<string, string>;
  readonly type: string | null;
  readonly bytes: AsyncGenerator<Uint8Array>;
};

const broken = (): StorageError => new StorageError('InvalidRequest', 'The multipart body is damaged');

/** The boundary that a `multipart/form-data` content type names, or null. */
export function readBoundary(contentType: string): string | null {
  const match = /^multipart\/form-data\s*;.*?boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  return match?.[1] ?? match?.[2] ?? null;
}

/**
 * Reads a form as a stream up to its file, which is not gathered in memory; fields come before the file, as storage-js sends them.
 * @throws StorageError InvalidRequest when it is damaged, too long in its fields, has no file, or (out of `bytes`) ends early
 */
export async function readMultipart(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
): Promise<MultipartFile> {
  const source = body[Symbol.asyncIterator]();
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first delimiter has no line end before it.
  let buffer: Buffer = Buffer.from(lineEnd);
  const more = async (): Promise<void> => {
    const next = await source.next();
    if (next.done === true) throw broken();
    buffer = Buffer.concat([buffer, next.value]);
  };
  const takeUntil = async (mark: Buffer, limit: number): Promise<Buffer> => {
    for (;;) {
      const at = buffer.indexOf(mark);
      if (at > limit || (at < 0 && buffer.length > limit + mark.length)) throw broken();
      if (at >= 0) {
        const taken = buffer.subarray(0, at);
        buffer = buffer.subarray(at + mark.length);
        return taken;
      }
      await more();
    }
  };

  async function* fileBytes(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        const at = buffer.indexOf(delimiter);
        if (at >= 0) {
          if (at > 0) yield buffer.subarray(0, at);
          return;
        }
        const sure = buffer.length - delimiter.length;
        if (sure > 0) {
          yield buffer.subarray(0, sure);
          buffer = buffer.subarray(sure);
        }
        await more();
      }
    } finally {
      await source.return?.();
    }
  }

  const fields = new Map<string, string>();
  await takeUntil(delimiter, maxHeadBytes);
  for (let parts = 0; parts < maxParts; parts += 1) {
    while (buffer.length < 2) await more();
    if (buffer.toString('latin1', 0, 2) === '--') break;
    const head = (await takeUntil(headEnd, maxHeadBytes)).toString('utf8');
    const name = /\bname="([^"]*)"/i.exec(head)?.[1] ?? '';
    const type = /^content-type:[ \t]*([^\r\n]+)/im.exec(head)?.[1]?.trim() ?? null;
    if (/\bfilename\*?=/i.test(head) || type !== null) return { fields, type, bytes: fileBytes() };
    fields.set(name, (await takeUntil(delimiter, maxFieldBytes)).toString('utf8'));
  }
  throw new StorageError('InvalidRequest', 'The form holds no file');
}
