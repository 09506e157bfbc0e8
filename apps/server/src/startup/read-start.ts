import path from 'node:path';
import {
  readStart as readBackendStart,
  type Start as BackendStart,
} from '@kawanusaha/backend/startup/read-start';
import { type Environment, parseEnvironment, type Settings } from '#settings.ts';
import { resolveSettings } from '#startup/resolve-settings.ts';

/** The folder of the checkout. */
export const root = path.resolve(import.meta.dirname, '../../../..');

/** What every start of the product begins with; the processes of one server come to the same. */
export type Start = BackendStart<Environment, Settings>;

/**
 * Reads the environment, the data folder and the secrets.
 * @throws StartupError or SettingsError with one sentence for the operator
 */
export function readStart(processEnv: NodeJS.ProcessEnv): Start {
  return readBackendStart(processEnv, { parse: parseEnvironment, resolve: resolveSettings }, root);
}
