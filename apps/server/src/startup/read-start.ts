import path from 'node:path';
import type { Logger } from 'pino';
import { createLog } from '@kawanusaha/backend/http/create-log';
import { openDataFolder } from '@kawanusaha/backend/startup/data-folder';
import { readEnvironment } from '@kawanusaha/backend/startup/read-environment';
import { resolveSettings } from '#startup/resolve-settings.ts';
import { loadSecrets, type Secrets } from '@kawanusaha/backend/startup/secrets';
import { type Environment, parseEnvironment, type Settings } from '#settings.ts';

/** The folder of the checkout. */
export const root = path.resolve(import.meta.dirname, '../../../..');

/** What every start begins with; the processes of one server come to the same. */
export type Start = {
  readonly env: Environment;
  readonly dataDir: string;
  readonly secrets: Secrets;
  readonly settings: Settings;
  readonly log: Logger;
};

/**
 * Reads the environment, the data folder and the secrets.
 * @throws StartupError or SettingsError with one sentence for the person who starts it
 */
export function readStart(processEnv: NodeJS.ProcessEnv): Start {
  const env = parseEnvironment(readEnvironment(root, processEnv));
  const dataDir = openDataFolder(path.resolve(root, env.DATA_DIR));
  const secrets = loadSecrets(dataDir);
  const settings = resolveSettings(env, secrets, dataDir);
  const log = createLog(settings.logLevel);
  return { env, dataDir, secrets, settings, log };
}
