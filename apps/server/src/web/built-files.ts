import fs from 'node:fs';
import path from 'node:path';

/**
 * The addresses of the files of the build, which does not change while the server runs. To ask the disk for each request whether it
 * means one would hold up all others of the process: in a rush on a kept page that was a sixteenth of the processor's time.
 * @param folder folder of the built browser files
 */
export const listBuiltFiles = (folder: string): ReadonlySet<string> =>
  new Set(
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(
        (entry) =>
          `/${path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`,
      ),
  );
