import path from 'node:path';
import process from 'node:process';
import { parseEnvironment, secretSettings, settingNames } from '#settings.ts';
import { readEnvironment } from '@kawanusaha/backend/startup/read-environment';

const root = path.resolve(import.meta.dirname, '../../../..');
const env = parseEnvironment(readEnvironment(root, process.env));

/** Any setting may be an address, and any address may carry a password or a key. */
function withoutCredentials(text: string): string {
  return text
    .replaceAll(/(\w+:\/\/)[^\s/?#"]+@/g, '$1********@')
    .replaceAll(/([?&][\w-]*(?:key|token|secret|password|auth|sig)[\w-]*=)[^&\s"]+/gi, '$1********');
}

/** Shows that a secret is set without showing it. */
function shown(name: string, value: unknown): string {
  if (value === undefined) return '(not set)';
  if (secretSettings.has(name)) return '********';
  return withoutCredentials(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

for (const name of settingNames) {
  console.log(`${name}=${shown(name, env[name])}`);
}
