import { createHash } from 'node:crypto';

export type Measured = {
  /** Passes the bytes on while it counts them. */
  readonly bytes: AsyncGenerator<Uint8Array>;
  /** What went through; complete when the stream has ended. */
  readonly result: () => { readonly size: number; readonly etag: string };
};

/**
 * Counts and hashes a stream on its way.
 * @throws what `tooLong` makes, out of the stream, as soon as it is longer than allowed
 */
export function measure(
  body: AsyncIterable<Uint8Array>,
  bound?: { readonly maxBytes: number; readonly tooLong: () => Error },
): Measured {
  const hash = createHash('sha256');
  let size = 0;
  async function* pass(): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (bound !== undefined && size > bound.maxBytes) throw bound.tooLong();
      hash.update(chunk);
      yield chunk;
    }
  }
  return { bytes: pass(), result: () => ({ size, etag: `"${hash.copy().digest('hex').slice(0, 40)}"` }) };
}

/** Looks at the first bytes of a stream without losing them. */
export async function peek(
  body: AsyncIterable<Uint8Array>,
  bytes: number,
): Promise<{ head: Buffer; body: AsyncGenerator<Uint8Array> }> {
  const source = body[Symbol.asyncIterator]();
  const seen: Uint8Array[] = [];
  for (let size = 0; size < bytes;) {
    const next = await source.next();
    if (next.done === true) break;
    seen.push(next.value);
    size += next.value.byteLength;
  }
  async function* again(): AsyncGenerator<Uint8Array> {
    try {
      yield* seen;
      for (let next = await source.next(); next.done !== true; next = await source.next()) yield next.value;
    } finally {
      await source.return?.();
    }
  }
  return { head: Buffer.concat(seen), body: again() };
}
