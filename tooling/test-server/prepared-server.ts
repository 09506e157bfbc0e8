import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { findFreePort, startServer, type TestServer } from './start-server.ts';

/** Where the processes of a test run find what {@link prepareDataFolder} made. */
const variable = 'TEST_DATA_FOLDER';

/**
 * Makes the data folder of a first start once for a test run, so that the servers which the run starts begin with a copy: without
 * making a cluster and bringing it through all migrations, which is two thirds of the work of a start.
 * @returns what takes it away again
 */
export async function prepareDataFolder(): Promise<() => void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-prepared-'));
  const server = await startServer(await findFreePort(), { DEMO_DATA: 'false', DATA_DIR: folder });
  await server.end();
  process.env[variable] = folder;
  return () => fs.rmSync(folder, { recursive: true, force: true });
}

/**
 * Gives a data folder that a first start has made: a copy of the prepared one, an empty one where a run has prepared none.
 * @param name how the name of the folder begins, below the system's folder for what is temporary
 */
export function makeDataFolder(name = 'kawanusaha-server-'): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), name));
  const prepared = process.env[variable];
  if (prepared === undefined) return folder;
  fs.cpSync(prepared, folder, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
  // A copy of a folder has the mode of a new one, which PostgreSQL refuses.
  fs.chmodSync(path.join(folder, 'postgres'), 0o700);
  return folder;
}

/** As {@link startServer}, in a folder of {@link makeDataFolder}. */
export function startPreparedServer(
  port: number,
  env: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<TestServer> {
  return startServer(port, { DATA_DIR: makeDataFolder(), ...env }, args);
}
