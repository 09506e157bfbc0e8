// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient module: workspaces that import this file would not see it
/// <reference path="../../startup/fs-native-extensions.d.ts" />
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { StorageError } from '../storage-error.ts';
import type { WriteMode } from '../objects/write-object.ts';

/** What is known of an upload from its first request on. */
export type UploadRecord = {
  readonly id: string;
  /** Who began it; only the same caller goes on with it. */
  readonly holder: string;
  readonly bucket: string;
  readonly name: string;
  readonly owner: string | null;
  readonly mode: WriteMode;
  /** Bytes of the whole. */
  readonly length: number;
  readonly type: string;
  readonly cacheControl: string;
  readonly userMetadata: Record<string, unknown> | null;
  /** Milliseconds since 1970. */
  readonly expires: number;
};

/** An upload that this request alone may change. */
export type HeldUpload = {
  readonly record: UploadRecord;
  readonly offset: () => Promise<number>;
  /** Writes at the end what the stream gives; what came before it broke off stays. */
  readonly append: (body: AsyncIterable<Uint8Array>, maxBytes: number) => Promise<void>;
  readonly cutTo: (offset: number) => Promise<void>;
  readonly read: () => AsyncIterable<Uint8Array>;
  readonly remove: () => Promise<void>;
  readonly release: () => Promise<void>;
};

/** Uploads in pieces, each a file of its bytes and one of what is known of it. */
export type UploadFolder = {
  /** @throws StorageError SlowDown when the holder, or everybody together, has too many unfinished uploads */
  readonly create: (record: Omit<UploadRecord, 'id' | 'expires'>) => Promise<UploadRecord>;
  /** @throws StorageError NoSuchUpload */
  readonly read: (id: string) => Promise<{ record: UploadRecord; offset: number }>;
  /** @throws StorageError NoSuchUpload; UploadLocked while another request writes to it */
  readonly hold: (id: string) => Promise<HeldUpload>;
};

const lifetimeMs = 24 * 3_600_000;
const maxPerHolder = 20;
const maxTogether = 500;
const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Keeps uploads below `directory`; all processes of one machine may use it together. */
export function createUploadFolder(directory: string): UploadFolder {
  const folder = path.join(directory, 'resumable');
  const noteOf = (id: string): string => path.join(folder, `${id}.json`);
  const bytesOf = (id: string): string => path.join(folder, `${id}.part`);
  const remove = async (id: string): Promise<void> => {
    await fs.rm(noteOf(id), { force: true });
    await fs.rm(bytesOf(id), { force: true });
  };
  async function readNote(id: string): Promise<UploadRecord> {
    if (!idPattern.test(id)) throw new StorageError('NoSuchUpload');
    try {
      const record = JSON.parse(await fs.readFile(noteOf(id), 'utf8')) as UploadRecord;
      if (record.expires > Date.now()) return record;
      await remove(id);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    throw new StorageError('NoSuchUpload');
  }
  /** Unfinished uploads; those whose time is over go. */
  async function list(): Promise<UploadRecord[]> {
    const names = await fs.readdir(folder);
    const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
    const notes = await Promise.all(ids.map((id) => readNote(id).catch(() => null)));
    return notes.filter((note) => note !== null);
  }

  return {
    async create(given) {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      const known = await list();
      const own = known.filter(({ holder }) => holder === given.holder).length;
      if (own >= maxPerHolder || known.length >= maxTogether) {
        throw new StorageError('SlowDown', 'Too many unfinished uploads; finish or remove some first');
      }
      const record = { ...given, id: randomUUID(), expires: Date.now() + lifetimeMs };
      await fs.writeFile(bytesOf(record.id), '', { flag: 'wx', mode: 0o600 });
      await fs.writeFile(noteOf(record.id), JSON.stringify(record), { flag: 'wx', mode: 0o600 });
      return record;
    },
    async read(id) {
      const record = await readNote(id);
      const { size } = await fs.stat(bytesOf(id));
      return { record, offset: size };
    },
    async hold(id) {
      const record = await readNote(id);
      const file = await fs.open(bytesOf(id), 'r+').catch((error: unknown) => {
        throw isMissing(error) ? new StorageError('NoSuchUpload') : error;
      });
      if (!tryLock(file.fd)) {
        await file.close();
        throw new StorageError('UploadLocked');
      }
      return {
        record,
        offset: async () => (await file.stat()).size,
        async append(body, maxBytes) {
          let at = (await file.stat()).size;
          const end = at + maxBytes;
          for await (const chunk of body) {
            if (at + chunk.byteLength > end) throw new StorageError('UploadTooLong');
            await file.write(chunk, 0, chunk.byteLength, at);
            at += chunk.byteLength;
          }
          await file.sync();
        },
        cutTo: (offset) => file.truncate(offset),
        read: () => file.createReadStream({ start: 0, autoClose: false }),
        remove: () => remove(id),
        release: () => file.close(),
      };
    },
  };
}
