import { SettingsError } from '#environment.ts';
import type { Hook } from './hook.ts';

const functionPattern = /^pg-functions:\/\/[^/]+\/([A-Za-z_]\w{0,62})\/([A-Za-z_]\w{0,62})$/;

/**
 * Reads where a hook is: `pg-functions://postgres/<schema>/<function>`, or an HTTP address with a signing secret
 * (`v1,whsec_<base64>`).
 * @param name of the setting, for its refusal
 * @throws SettingsError for anything else, and for an HTTP address without a secret
 */
export function readHook(name: string, address: string, secret: string | undefined): Hook {
  const match = functionPattern.exec(address);
  if (match !== null) return { kind: 'function', schema: match[1] ?? '', name: match[2] ?? '' };
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? '')) {
    throw new SettingsError(
      `The setting ${name} cannot be used: it is neither pg-functions://postgres/<schema>/<function> nor an http address.`,
    );
  }
  const encoded = /^v1,whsec_([A-Za-z0-9+/=]{24,})$/.exec(secret ?? '')?.[1];
  if (encoded === undefined) {
    throw new SettingsError(
      `The setting ${name} cannot be used: HOOK_SECRET must be v1,whsec_<base64> for an address.`,
    );
  }
  return { kind: 'http', url: address, secret: Buffer.from(encoded, 'base64') };
}
