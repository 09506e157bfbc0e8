import { Readable, pipeline, type Duplex } from 'node:stream';
import zlib from 'node:zlib';

/** How bytes are made small and unreadable on their way into a backup. */
export type Seal = {
  /** What a sealed name ends in: `.zst`, or `.zst.age` with a key. */
  readonly suffix: string;
  readonly isEncrypted: boolean;
  readonly close: (body: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;
  /** Errors: bytes that were altered or cut off, and a name whose key is not there. */
  readonly open: (name: string, body: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;
};

/** Makes a key: `identity` writes and reads, `recipient` only writes. */
export async function makeSealKey(): Promise<{ identity: string; recipient: string }> {
  const { generateIdentity, identityToRecipient } = await import('age-encryption');
  const identity = await generateIdentity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/**
 * Compresses with Zstandard and, with a key, encrypts in the age format (age-encryption.org/v1), whose chunks are authenticated and
 * whose end is marked. `age -d` and `zstd -d` open the files without us.
 * @param key null for none
 */
export function createSeal(key: string | null): Seal {
  const canRead = key?.startsWith('AGE-SECRET-KEY-1') === true;
  return {
    suffix: key === null ? '.zst' : '.zst.age',
    isEncrypted: key !== null,
    close: (body) => {
      const small = through(
        body,
        zlib.createZstdCompress({ params: { [zlib.constants.ZSTD_c_checksumFlag]: 1 } }),
      );
      return key === null ? small : encrypt(small, key);
    },
    open: (name, body) => {
      if (!name.endsWith('.age')) return through(body, zlib.createZstdDecompress());
      if (key === null || !canRead) {
        throw new Error('This backup is encrypted: set BACKUP_KEY to its AGE-SECRET-KEY-1….');
      }
      return through(decrypt(body, key), zlib.createZstdDecompress());
    },
  };
}

function through(body: AsyncIterable<Uint8Array>, change: Duplex): AsyncIterable<Uint8Array> {
  // An error of either end shows where the bytes are read.
  pipeline(Readable.from(body, { objectMode: false }), change, () => {});
  return change;
}

async function* encrypt(body: AsyncIterable<Uint8Array>, key: string): AsyncGenerator<Uint8Array> {
  const { Encrypter, identityToRecipient } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(key.startsWith('age1') ? key : await identityToRecipient(key));
  yield* await encrypter.encrypt(asWeb(body));
}

async function* decrypt(body: AsyncIterable<Uint8Array>, key: string): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  yield* await decrypter.decrypt(asWeb(body));
}

const asWeb = (body: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  Readable.toWeb(Readable.from(body)) as ReadableStream<Uint8Array<ArrayBuffer>>;
