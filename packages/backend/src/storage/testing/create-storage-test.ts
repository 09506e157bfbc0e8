import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Settings } from '#settings.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { testSettings } from '#testing/settings.ts';
import type { BucketRules, StorageOptions } from '../context.ts';
import { createStorageRoutes } from '../create-storage-routes.ts';

export type StorageTest = TestApp & {
  /** Where the bytes are. */
  readonly directory: string;
  /** Files under `objects/`, that is: whole objects, with or without a row. */
  readonly storedFiles: () => string[];
};

/** The storage protocol over a fresh database and a fresh folder. Call `close()` in `afterAll`. */
export async function createStorageTest(
  options: {
    readonly rules?: BucketRules;
    readonly options?: StorageOptions;
    readonly storage?: Partial<Settings['storage']>;
    readonly trustedProxies?: number;
  } = {},
): Promise<StorageTest> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-storage-'));
  const app = await createTestApp({
    settings: {
      storage: { ...testSettings.storage, directory, ...options.storage },
      trustedProxies: options.trustedProxies ?? testSettings.trustedProxies,
    },
    parts: {
      protocols: { '/storage/v1': (deps) => createStorageRoutes(deps, options.rules, options.options) },
    },
  });
  return {
    ...app,
    directory,
    storedFiles: () => {
      const folder = path.join(directory, 'objects');
      if (!fs.existsSync(folder)) return [];
      return fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name));
    },
    close: async () => {
      await app.close();
      fs.rmSync(directory, { recursive: true, force: true });
    },
  };
}
