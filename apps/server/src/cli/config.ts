import path from 'node:path';
import process from 'node:process';
import { parseEnvironment, secretSettings, settingNames } from '#settings.ts';
import { readEnvironment } from '@kawanusaha/backend/startup/read-environment';

const root = path.resolve(import.meta.dirname, '../../../..');
const env = parseEnvironment(readEnvironment(root, process.env));

/** Shows that a secret is set without showing it. */
function shown(name: string, value: unknown): string {
  if (value === undefined) return '(not set)';
  return secretSettings.has(name)
    ? '********'
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
}

for (const name of settingNames) {
  console.log(`${name}=${shown(name, env[name])}`);
}
