import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database as Schema } from '@kawanusaha/contracts/database';
import { pino } from 'pino';
import { createApp, type AppParts } from '#app.ts';
import type { Mail } from '#adapters/mail.ts';
import type { AppDeps } from '#deps.ts';
import { createSharedSecretKeys } from '#http/keys.ts';
import type { Settings } from '#settings.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';

export const testSettings: Settings = {
  environment: 'test',
  port: 0,
  host: '127.0.0.1',
  dataDir: '',
  databaseUrl: null,
  siteUrl: 'http://localhost:3000',
  publishableKey: 'sb_publishable_test_0123456789abcdef',
  secretKey: 'sb_secret_test_0123456789abcdef0123456789',
  jwtSecret: 'test-secret-that-is-long-enough-0123456789',
  logLevel: 'silent',
  trustedProxies: 0,
  redirectAllowList: [],
  autoConfirm: true,
  smtpUrl: null,
  mailFrom: 'KawanUsaha <halo@kawanusaha.test>',
  sms: null,
  captcha: null,
  midtrans: {
    serverKey: 'SB-Mid-server-test',
    clientKey: 'SB-Mid-client-test',
    environment: 'sandbox',
    snapBaseUrl: 'http://127.0.0.1:1',
    apiBaseUrl: 'http://127.0.0.1:1',
    simulated: true,
  },
  ai: null,
  chatbotEmbedUrl: null,
  local: true,
};

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
      isSessionAlive: async () => {},
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
