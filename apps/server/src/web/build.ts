import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { StartupError } from '@kawanusaha/backend/startup/startup-error';

/** Folder of the built browser files. */
export function clientDirOf(root: string): string {
  return path.join(root, 'apps/web/build/client');
}

/** Folder of the maps from built files to sources, which are not served. */
export function mapsDirOf(root: string): string {
  return path.join(root, 'apps/web/build/maps');
}

/**
 * Loads the built pages.
 * @throws StartupError when the web app has not been built
 */
export async function loadServerBuild(root: string): Promise<ServerBuild> {
  const file = path.join(root, 'apps/web/build/server/index.js');
  if (!fs.existsSync(file)) throw new StartupError('The web app has not been built; run `npm start`.');
  return (await import(pathToFileURL(file).href)) as ServerBuild;
}
