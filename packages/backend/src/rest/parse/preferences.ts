import { RestError } from '../rest-error.ts';

export type Preferences = {
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  missing: 'default' | 'null' | null;
  return: 'minimal' | 'headers-only' | 'representation' | null;
  count: 'exact' | 'planned' | 'estimated' | null;
  tx: 'commit' | 'rollback' | null;
  handling: 'strict' | 'lenient' | null;
  timezone: string | null;
  maxAffected: number | null;
};

const allowed = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['minimal', 'headers-only', 'representation'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
} as const satisfies { [name in Exclude<keyof Preferences, 'timezone' | 'maxAffected'>]: readonly string[] };

const knownTimezones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/UTC', 'GMT']);

/**
 * Reads the `Prefer` header; of each preference the first occurrence counts.
 * Errors: PGRST122 when `handling=strict` stands beside something unknown.
 */
export function parsePreferences(header: string | null): Preferences {
  const preferences: Preferences = {
    resolution: null,
    missing: null,
    return: null,
    count: null,
    tx: null,
    handling: null,
    timezone: null,
    maxAffected: null,
  };
  const seen = new Set<string>();
  const invalid: string[] = [];
  for (const text of (header ?? '').split(',').map((part) => part.trim())) {
    if (text === '') continue;
    const [name = '', value = ''] = text.split('=', 2).map((part) => part.trim());
    if (seen.has(name)) continue;
    if (assign(preferences, name, value)) seen.add(name);
    else invalid.push(text);
  }
  if (preferences.handling === 'strict' && invalid.length > 0) {
    throw new RestError('PGRST122', { details: `Invalid preferences: ${invalid.join(', ')}` });
  }
  return preferences;
}

function assign(preferences: Preferences, name: string, value: string): boolean {
  if (name === 'timezone') {
    if (!knownTimezones.has(value)) return false;
    preferences.timezone = value;
    return true;
  }
  if (name === 'max-affected') {
    if (!/^\d{1,9}$/.test(value)) return false;
    preferences.maxAffected = Number(value);
    return true;
  }
  if (!isChoice(name)) return false;
  const choice = allowed[name].find((candidate) => candidate === value);
  if (choice === undefined) return false;
  Object.assign(preferences, { [name]: choice });
  return true;
}

const isChoice = (name: string): name is keyof typeof allowed => Object.hasOwn(allowed, name);
