import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { StorageError } from '../storage-error.ts';

/** Renderings kept for one stored picture; beyond that the oldest one goes. */
const maxPerPicture = 24;

/** Rendered pictures as files beside the objects: only a cache, so losing it costs time and nothing else. */
export type RenderCache = {
  /**
   * What was rendered for these bytes before, else what `make` gives, which is then kept. `make` gets a signal that aborts when
   * every request for this rendering has gone.
   */
  readonly get: (
    version: string,
    variant: string,
    request: AbortSignal,
    make: (wanted: AbortSignal) => Promise<Buffer>,
  ) => Promise<Buffer>;
  readonly forget: (versions: readonly string[]) => Promise<void>;
};

type Making = { readonly bytes: Promise<Buffer>; readonly controller: AbortController; requests: number };

/** Waits for a rendering together with other requests; the last one that goes away calls it off. */
async function share(work: Making, request: AbortSignal): Promise<Buffer> {
  const leave = (): void => {
    work.requests -= 1;
    if (work.requests === 0) work.controller.abort(request.reason);
  };
  work.requests += 1;
  if (request.aborted) leave();
  else request.addEventListener('abort', leave, { once: true });
  try {
    return await work.bytes;
  } finally {
    request.removeEventListener('abort', leave);
  }
}

async function dropOldest(folder: string): Promise<void> {
  const names = await fs.readdir(folder);
  if (names.length < maxPerPicture) return;
  const files = await Promise.all(
    names.map(async (name) => ({ name, made: (await fs.stat(path.join(folder, name))).mtimeMs })),
  );
  const oldest = files.toSorted((a, b) => a.made - b.made)[0];
  if (oldest !== undefined) await fs.rm(path.join(folder, oldest.name), { force: true });
}

/** A cache below `directory`; the same rendering asked for twice at once is made once. */
export function createRenderCache(directory: string): RenderCache {
  const folderOf = (version: string): string =>
    path.join(directory, 'renders', version.slice(0, 2), path.basename(version));
  const making = new Map<string, Making>();

  async function keep(folder: string, name: string, bytes: Buffer): Promise<void> {
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    await dropOldest(folder);
    const part = path.join(folder, `.${randomUUID()}`);
    await fs.writeFile(part, bytes, { mode: 0o600 });
    await fs.rename(part, path.join(folder, name));
  }

  const get: RenderCache['get'] = async (version, variant, request, make) => {
    const folder = folderOf(version);
    const name = createHash('sha256').update(variant).digest('hex').slice(0, 32);
    const kept = await fs.readFile(path.join(folder, name)).catch(() => null);
    if (kept !== null) return kept;
    const key = `${version}/${name}`;
    const known = making.get(key);
    if (known !== undefined && !known.controller.signal.aborted) {
      return share(known, request).catch((error: unknown) => {
        // The place in the queue was that of another address, and was taken away from it.
        if (!(error instanceof StorageError) || error.code !== 'SlowDown' || request.aborted) throw error;
        return get(version, variant, request, make);
      });
    }
    const controller = new AbortController();
    const bytes = make(controller.signal)
      .then(async (made) => {
        // A full or read-only disk must not keep anyone from seeing the picture.
        await keep(folder, name, made).catch(() => {});
        return made;
      })
      .finally(() => {
        if (making.get(key) === work) making.delete(key);
      });
    const work: Making = { bytes, controller, requests: 0 };
    making.set(key, work);
    return share(work, request);
  };

  return {
    get,
    forget: async (versions) => {
      await Promise.all(
        versions.map((version) => fs.rm(folderOf(version), { recursive: true, force: true })),
      );
    },
  };
}
