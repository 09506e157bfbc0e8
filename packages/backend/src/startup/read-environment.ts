import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

/**
 * Joins `.env` of the checkout with the variables of the process; the process wins.
 * @param root folder of the checkout
 */
export function readEnvironment(root: string, env: NodeJS.ProcessEnv): Record<string, string | undefined> {
  const file = path.join(root, '.env');
  const fromFile = fs.existsSync(file) ? parseEnv(fs.readFileSync(file, 'utf8')) : {};
  return { ...fromFile, ...env };
}
