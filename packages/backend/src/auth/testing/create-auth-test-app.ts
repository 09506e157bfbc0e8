import { randomUUID } from 'node:crypto';
import type { Session } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import type { Mail } from '#adapters/mail.ts';
import type { AppDeps } from '#deps.ts';
import type { Settings } from '#settings.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import type { AccountRules } from '#account-rules.ts';
import type { AuthOptions } from '../auth-options.ts';
import { createAuthRoutes } from '../create-auth-routes.ts';
import { defaultRules } from '../mails/default-texts.ts';
import { createSessionCheck } from '../sessions/session-check.ts';

export type AuthTestApp = TestApp & {
  /** Calls /auth/v1 with the publishable key; `body` is sent as JSON. */
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
  /** Waits for the next mail to this address and removes it. */
  readonly nextMail: (to: string) => Promise<Mail>;
  /** A confirmed user with a fresh address, signed in. */
  readonly signUp: (options?: { email?: string; password?: string }) => Promise<SignedUp>;
};

type CallOptions = {
  readonly body?: unknown;
  readonly token?: string;
  readonly key?: string;
  readonly headers?: Record<string, string>;
};
/** A parsed answer; `body` stays loose because tests look into it by name. */
export type Answer = { status: number; headers: Headers; body: Record<string, never> & AnswerBody };
type AnswerBody = { [name: string]: AnswerBody } & string;
export type SignedUp = { email: string; password: string; session: Session; userId: string };

/** As the small application of the tests wants them (testing/application.sql). */
const testRules: AccountRules = {
  ...defaultRules,
  serverMetadata: ['is_premium', 'total_coin', 'referral_code', 'foto_path'],
  signupMetadata: ['referred_by'],
};

export const goodPassword = 'kopi-susu-7';
export const freshEmail = (): string => `orang-${randomUUID().slice(0, 12)}@kampus.test`;

/** The six digits and the link of a mail. */
export const readMail = (mail: Mail): { code: string; link: string } => ({
  code: /^\d{6}$/m.exec(mail.text)?.[0] ?? '',
  link: /^https?:\/\/\S+$/m.exec(mail.text)?.[0] ?? '',
});

/** The app with /auth/v1 and the real session check over a fresh database. */
export const createAuthTestApp = async (
  options: { settings?: Partial<Settings>; deps?: Partial<AppDeps>; auth?: AuthOptions } = {},
): Promise<AuthTestApp> => {
  let check: AppDeps['isSessionAlive'] = async () => ({ aal: 'aal1', owesSecondStep: false });
  const app = await createTestApp({
    settings: options.settings ?? {},
    deps: { accountRules: testRules, isSessionAlive: (claims) => check(claims), ...options.deps },
    parts: { protocols: { '/auth/v1': (deps) => createAuthRoutes(deps, options.auth) } },
  });
  check = createSessionCheck(app.database);
  const { publishableKey } = app.deps.settings;

  const call: AuthTestApp['call'] = async (method, path, { body, token, key, headers } = {}) => {
    const response = await app.fetch(`/auth/v1${path}`, {
      method,
      redirect: 'manual',
      headers: {
        apikey: key ?? publishableKey,
        'X-Supabase-Api-Version': '2024-01-01',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text.startsWith('{') ? JSON.parse(text) : { text },
    };
  };

  return {
    ...app,
    call,
    nextMail: (to) =>
      eventually(
        () => {
          const index = app.mails.findIndex((mail) => mail.to === to);
          const [mail] = index < 0 ? [] : app.mails.splice(index, 1);
          if (!mail) throw new Error(`no mail to ${to}`);
          return mail;
        },
        { timeout: 5_000, interval: 10 },
      ),
    signUp: async ({ email = freshEmail(), password = goodPassword } = {}) => {
      const client = app.client();
      const { data, error } = await client.auth.signUp({ email, password });
      expect(error).toBeNull();
      if (data.session) return { email, password, session: data.session, userId: data.session.user.id };
      await app.database.owner`update auth.users set email_confirmed_at = now() where email = ${email}`;
      const signedIn = await client.auth.signInWithPassword({ email, password });
      if (!signedIn.data.session) throw new Error(`sign-in failed: ${signedIn.error?.message}`);
      return { email, password, session: signedIn.data.session, userId: signedIn.data.user.id };
    },
  };
};
