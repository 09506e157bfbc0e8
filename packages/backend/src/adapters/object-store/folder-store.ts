import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { assertObjectName, isObjectName, type ObjectStore } from './object-store.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Objects as files (mode 0600) below a folder: written beside, flushed, then renamed.
 * @param directory made when it is first written to
 */
export function createFolderStore(directory: string): ObjectStore {
  const root = path.resolve(directory);
  const fileOf = (name: string): string => {
    assertObjectName(name);
    return path.join(root, name);
  };

  return {
    put: async (name, body) => {
      const target = fileOf(name);
      const folder = path.dirname(target);
      await makeFolder(folder);
      // Begins with a dot, so that no name stands for it.
      const part = path.join(folder, `.${randomUUID()}.part`);
      try {
        const file = await fs.open(part, 'wx', 0o600);
        try {
          for await (const chunk of body) await file.writeFile(chunk);
          await file.sync();
        } finally {
          await file.close();
        }
        await fs.rename(part, target);
      } catch (error) {
        await fs.rm(part, { force: true });
        throw error;
      }
      await flushFolder(folder);
    },
    get: async (name) => {
      try {
        const file = await fs.open(fileOf(name), 'r');
        return file.createReadStream();
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    list: async function* listNames(folder) {
      assertObjectName(folder.replace(/\/$/, ''));
      yield* listBelow(root, folder.replace(/\/$/, ''));
    },
    remove: async (names) => {
      for (const name of names) await fs.rm(fileOf(name), { force: true });
    },
  };
}

/** Makes a folder and those above it, ours alone, each on the disk before anything is in it. */
async function makeFolder(folder: string): Promise<void> {
  const first = await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made))
    await flushFolder(path.dirname(made));
}

async function flushFolder(folder: string): Promise<void> {
  const opened = await fs.open(folder, 'r');
  await opened.sync().finally(() => opened.close());
}

async function* listBelow(root: string, folder: string): AsyncGenerator<string> {
  let entries;
  try {
    entries = await fs.readdir(path.join(root, folder), { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  for (const entry of entries) {
    const name = `${folder}/${entry.name}`;
    if (!isObjectName(name)) continue;
    if (entry.isDirectory()) yield* listBelow(root, name);
    else if (entry.isFile()) yield name;
  }
}
