import path from 'node:path';
import process from 'node:process';
import type { Logger } from 'pino';
import { createLog } from '#http/log/create-log.ts';
import { createRecentErrors, type RecentErrors } from '#http/log/recent-errors.ts';
import { type Environment, parseEnvironment } from '#environment.ts';
import { type Settings } from '#settings.ts';
import { openDataFolder } from '#startup/data-folder.ts';
import { readEnvironment } from '#startup/read-environment.ts';
import { resolveSettings } from '#startup/resolve-settings.ts';
import { loadSecrets, type Secrets } from '#startup/secrets.ts';

/** What every start begins with; the processes of one server come to the same. */
export type Start<E extends Environment = Environment, S extends Settings = Settings> = {
  readonly env: E;
  readonly dataDir: string;
  readonly secrets: Secrets;
  readonly settings: S;
  readonly log: Logger;
  /** The errors of the log that were not taken yet. */
  readonly errors: RecentErrors;
};

/** How the variables become settings: the engine's way, or that of a product with more of them. */
export type StartReader<E extends Environment, S extends Settings> = {
  readonly parse: (env: Record<string, string | undefined>) => E;
  readonly resolve: (env: E, secrets: Secrets, dataDir: string) => S;
};

/** The variables of the engine alone. */
export const backendReader: StartReader<Environment, Settings> = {
  parse: parseEnvironment,
  resolve: resolveSettings,
};

/**
 * Reads the environment, the data folder and the secrets.
 * @param reader what the variables mean
 * @param root folder of `.env`, from which a relative DATA_DIR counts
 * @throws StartupError or SettingsError with one sentence for the operator
 */
export function readStart<E extends Environment, S extends Settings>(
  processEnv: NodeJS.ProcessEnv,
  reader: StartReader<E, S>,
  root: string = process.cwd(),
): Start<E, S> {
  const env = reader.parse(readEnvironment(root, processEnv));
  const dataDir = openDataFolder(path.resolve(root, env.DATA_DIR));
  const secrets = loadSecrets(dataDir);
  const settings = reader.resolve(env, secrets, dataDir);
  const errors = createRecentErrors();
  const log = createLog(settings.logLevel, { hear: errors.hear });
  return { env, dataDir, secrets, settings, log, errors };
}
