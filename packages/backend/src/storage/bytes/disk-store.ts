import { constants } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ByteStore } from '#adapters/bytes/byte-store.ts';

const keyPattern = /^[0-9a-f]{2}[0-9a-f-]{34}$/;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Bytes as files: written to a temporary file, flushed, then renamed, so that a name stands for whole bytes only.
 * @param directory ours alone; made when it is first written to
 */
export function createDiskStore(directory: string): ByteStore {
  const unfinished = path.join(directory, 'unfinished');
  const fileOf = (key: string): string => {
    if (!keyPattern.test(key)) throw new Error('not a key of this store');
    return path.join(directory, 'objects', key.slice(0, 2), key);
  };

  async function settle(temporary: string, key: string): Promise<void> {
    const file = fileOf(key);
    await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await fs.rename(temporary, file);
    // The name itself must survive a power cut before the row says that it is there.
    const folder = await fs.open(path.dirname(file), 'r');
    await folder.sync().finally(() => folder.close());
  }

  async function fill(key: string, write: (temporary: string) => Promise<void>): Promise<void> {
    await fs.mkdir(unfinished, { recursive: true, mode: 0o700 });
    const temporary = path.join(unfinished, path.basename(fileOf(key)));
    try {
      await write(temporary);
      await settle(temporary, key);
    } catch (error) {
      await fs.rm(temporary, { force: true });
      throw error;
    }
  }

  return {
    put: (key, body) =>
      fill(key, async (temporary) => {
        const file = await fs.open(temporary, 'wx', 0o600);
        try {
          for await (const chunk of body) await file.writeFile(chunk);
          await file.sync();
        } finally {
          await file.close();
        }
      }),
    get: async (key, range) => {
      try {
        const file = await fs.open(fileOf(key), 'r');
        // An empty file has no range to read.
        const stream = file.createReadStream(
          range === undefined ? {} : { start: range.start, end: range.end },
        );
        return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    copy: async (from, to) => {
      try {
        await fill(to, (temporary) => fs.copyFile(fileOf(from), temporary, constants.COPYFILE_FICLONE));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    remove: async (keys) => {
      await Promise.all(keys.map((key) => fs.rm(fileOf(key), { force: true })));
    },
    list: async function* listKeys(before) {
      for (const folder of await readFolder(path.join(directory, 'objects'))) {
        for (const key of await readFolder(path.join(directory, 'objects', folder))) {
          if (keyPattern.test(key) && (await isOlder(fileOf(key), before))) yield key;
        }
      }
    },
    discardUnfinished: async (before) => {
      for (const name of await readFolder(unfinished)) {
        const file = path.join(unfinished, name);
        if (await isOlder(file, before)) await fs.rm(file, { force: true });
      }
    },
  };
}

async function readFolder(folder: string): Promise<string[]> {
  try {
    return await fs.readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function isOlder(file: string, than: Date): Promise<boolean> {
  try {
    return (await fs.stat(file)).mtime < than;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
