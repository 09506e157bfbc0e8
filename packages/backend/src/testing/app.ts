import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { pino } from 'pino';
import { createApp, type AppParts } from '#app.ts';
import type { Mail } from '#adapters/mail.ts';
import type { AppDeps } from '#deps.ts';
import { createSharedSecretKeys } from '#http/keys.ts';
import type { Settings } from '#settings.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { testSettings } from '#testing/settings.ts';

export type TestApp<S extends Settings = Settings> = {
  readonly deps: AppDeps<S>;
  readonly database: TestDatabase;
  readonly mails: Mail[];
  readonly fetch: (input: string | Request, init?: RequestInit) => Promise<Response>;
  /** A real supabase-js client whose requests stay in the process. */
  readonly client: (options?: { key?: string; token?: string }) => SupabaseClient;
  readonly close: () => Promise<void>;
};

export type TestAppOptions<S extends Settings = Settings> = {
  readonly parts?: Partial<AppParts<S>>;
  readonly settings?: Partial<S>;
  readonly deps?: Partial<AppDeps<S>>;
};

/** Builds the app over a fresh database with the parts that a test needs. Call `close()` in `afterAll`. */
export function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  return createTestAppFor(testSettings, options);
}

/** The same for a product on the engine, whose settings are more. */
export async function createTestAppFor<S extends Settings>(
  defaults: S,
  options: TestAppOptions<S>,
): Promise<TestApp<S>> {
  const database = await createTestDatabase();
  const settings: S = { ...defaults, ...options.settings };
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
      createClient(settings.siteUrl, key, {
        auth: {
          persistSession: false,
          autoRefreshToken: false,
          detectSessionInUrl: false,
          experimental: { recoveryCodes: true },
        },
        global: {
          fetch: (input, init) => fetchApp(new Request(input, init)),
          ...(token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } }),
        },
      }),
    close: () => database.drop(),
  };
}
