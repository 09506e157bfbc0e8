export type ByteRange = { readonly start: number; /** Inclusive. */ readonly end: number };

/** Where the bytes of objects are. Keys are random ids of ours, never names from outside. */
export type ByteStore = {
  /** Keeps the whole stream under the key, or nothing when it fails. */
  readonly put: (key: string, body: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Null when there are no such bytes. */
  readonly get: (key: string, range?: ByteRange) => Promise<ReadableStream<Uint8Array> | null>;
  /** False when there is nothing to copy. */
  readonly copy: (from: string, to: string) => Promise<boolean>;
  /** Forgets keys; one that is not there is no error. */
  readonly remove: (keys: readonly string[]) => Promise<void>;
  /** Keys that were last written before a time, for the sweep. */
  readonly list: (before: Date) => AsyncIterable<string>;
  /** Throws away what unfinished uploads left before a time. */
  readonly discardUnfinished: (before: Date) => Promise<void>;
};

/** All bytes of a stream; for what is known to be small. */
export async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
