import fs from 'node:fs';
import path from 'node:path';

/** What the server of a data folder says of itself: its process, and 'starting', 'ready' or 'stopping' once it has said so. */
export type PidFile = { readonly pid: number; readonly status: string | undefined };

/**
 * Reads `postmaster.pid`; null where there is none. A server that ends, and a start beside this one, take it away at any moment.
 * @param dataDir of PostgreSQL
 */
export function readPidFile(dataDir: string): PidFile | null {
  let text;
  try {
    text = fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  const lines = text.split('\n');
  return { pid: Number.parseInt(lines[0] ?? '', 10), status: lines[7]?.trim() };
}
