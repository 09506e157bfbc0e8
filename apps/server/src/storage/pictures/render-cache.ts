import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Renderings kept for one stored picture; what is asked for beyond that is made each time. */
const maxPerPicture = 24;

/** Rendered pictures as files beside the objects: only a cache, so losing it costs time and nothing else. */
export type RenderCache = {
  /** What was rendered for these bytes before, else what `make` gives, which is then kept. */
  readonly get: (version: string, variant: string, make: () => Promise<Buffer>) => Promise<Buffer>;
  readonly forget: (versions: readonly string[]) => Promise<void>;
};

/** A cache below `directory`; the same rendering asked for twice at once is made once. */
export function createRenderCache(directory: string): RenderCache {
  const folderOf = (version: string): string =>
    path.join(directory, 'renders', version.slice(0, 2), path.basename(version));
  const making = new Map<string, Promise<Buffer>>();

  async function keep(folder: string, name: string, bytes: Buffer): Promise<void> {
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await fs.readdir(folder)).length >= maxPerPicture) return;
    const part = path.join(folder, `.${randomUUID()}`);
    await fs.writeFile(part, bytes, { mode: 0o600 });
    await fs.rename(part, path.join(folder, name));
  }

  return {
    get: async (version, variant, make) => {
      const folder = folderOf(version);
      const name = createHash('sha256').update(variant).digest('hex').slice(0, 32);
      const kept = await fs.readFile(path.join(folder, name)).catch(() => null);
      if (kept !== null) return kept;
      const key = `${version}/${name}`;
      const known = making.get(key);
      if (known !== undefined) return known;
      const work = make().finally(() => making.delete(key));
      making.set(key, work);
      const bytes = await work;
      // A full or read-only disk must not keep anybody from seeing the picture.
      await keep(folder, name, bytes).catch(() => {});
      return bytes;
    },
    forget: async (versions) => {
      await Promise.all(
        versions.map((version) => fs.rm(folderOf(version), { recursive: true, force: true })),
      );
    },
  };
}
