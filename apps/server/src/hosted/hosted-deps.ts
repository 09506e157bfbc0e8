import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database as Schema } from '@kawanusaha/contracts/database';
import postgres from 'postgres';
import type { FunctionDeps } from '#define-function.ts';
import { SettingsError } from '@kawanusaha/backend/environment';
import { parseEnvironment } from '#settings.ts';
import { resolveSettings } from '#startup/resolve-settings.ts';

export type HostedDeps = FunctionDeps & {
  /** A client under one of the project's keys, for a user where a token is given. */
  readonly client: (key: 'anon' | 'service', token: string | null) => SupabaseClient<Schema>;
};

/**
 * What handlers need, from the variables that a hosted project gives its functions (`SUPABASE_URL`, `SUPABASE_ANON_KEY`,
 * `SUPABASE_SERVICE_ROLE_KEY`, `SUPABASE_DB_URL`) and the settings of this server set there as secrets (`SITE_URL`,
 * `JWT_SECRET`, `MIDTRANS_…`, `AI_…`).
 * @throws SettingsError naming the variable that is missing or cannot be used
 */
export function createHostedDeps(env: Readonly<Record<string, string | undefined>>): HostedDeps {
  const need = (name: string): string => {
    const value = env[name];
    if (value === undefined || value === '') throw new SettingsError(`The setting ${name} is missing.`);
    return value;
  };
  const url = need('SUPABASE_URL');
  const keys = { anon: need('SUPABASE_ANON_KEY'), service: need('SUPABASE_SERVICE_ROLE_KEY') };
  const own = Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('SUPABASE_')));
  const settings = resolveSettings(
    parseEnvironment({ ...own, NODE_ENV: 'production', SITE_URL: need('SITE_URL') }),
    {
      publishableKey: keys.anon,
      secretKey: keys.service,
      jwtSecret: keys.service,
      databasePassword: '',
      requestPassword: '',
    },
    '',
  );
  return {
    settings,
    database: { owner: postgres(need('SUPABASE_DB_URL'), { max: 2, prepare: false, onnotice: () => {} }) },
    client: (key, token) =>
      createClient<Schema>(url, keys[key], {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        ...(token === null ? {} : { global: { headers: { Authorization: `Bearer ${token}` } } }),
      }),
  };
}
