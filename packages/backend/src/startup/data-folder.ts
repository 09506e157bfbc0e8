import fs from 'node:fs';
import path from 'node:path';
import { explainFileError } from '#startup/startup-error.ts';

/**
 * Makes the data folder, for us alone, and proves that it can be written.
 * @returns its absolute path
 * @throws StartupError when it cannot be made or written
 */
export function openDataFolder(folder: string): string {
  const absolute = path.resolve(folder);
  const probe = path.join(absolute, `.write-probe-${process.pid}`);
  try {
    fs.mkdirSync(absolute, { recursive: true, mode: 0o700 });
    fs.writeFileSync(probe, '', { mode: 0o600 });
    fs.rmSync(probe);
  } catch (error) {
    throw explainFileError(error, absolute);
  }
  return absolute;
}
