import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database as Schema } from '@kawanusaha/contracts/database';
import { pino } from 'pino';
import { createApp, type AppParts } from '#app.ts';
import type { Mail } from '#adapters/mail.ts';
import type { AppDeps } from '#deps.ts';
import { createSharedSecretKeys } from '#http/keys.ts';
import type { Settings } from '#settings.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { testSettings } from '#testing/settings.ts';

export type TestApp = {
  readonly deps: AppDeps;
  readonly database: TestDatabase;
  readonly mails: Mail[];
  readonly fetch: (input: string | Request, init?: RequestInit) => Promise<Response>;
  /** A real supabase-js client whose requests stay in the process. */
  readonly client: (options?: { key?: string; token?: string }) => SupabaseClient<Schema>;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly parts?: Partial<AppParts>;
  readonly settings?: Partial<Settings>;
  readonly deps?: Partial<AppDeps>;
};

/** Builds the app over a fresh database with the parts that a test needs. Call `close()` in `afterAll`. */
export async function createTestApp(options: Options = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const settings = { ...testSettings, ...options.settings };
  const mails: Mail[] = [];
  const { app, deps } = createApp(
    {
      settings,
      database,
      keys: createSharedSecretKeys(settings.jwtSecret, settings.siteUrl),
      mailer: { send: async (mail) => void mails.push(mail) },
      log: pino({ level: settings.logLevel }),
      isSessionAlive: async () => ({ aal: 'aal1', owesSecondStep: false }),
      onWrite: () => {},
      ...options.deps,
    },
    { readiness: { draining: false }, functions: [], protocols: {}, ...options.parts },
  );
  const fetchApp = async (input: string | Request, init?: RequestInit): Promise<Response> =>
    app.fetch(input instanceof Request ? input : new Request(new URL(input, settings.siteUrl), init));
  return {
    deps,
    database,
    mails,
    fetch: fetchApp,
    client: ({ key = settings.publishableKey, token } = {}) =>
      createClient<Schema>(settings.siteUrl, key, {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        global: {
          fetch: (input, init) => fetchApp(new Request(input, init)),
          ...(token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } }),
        },
      }),
    close: () => database.drop(),
  };
}
