import { createCaptchaCheck } from '#adapters/captcha.ts';
import { createHttpSmsSender, createMailboxSmsSender, type SmsSender } from '#adapters/sms.ts';
import type { AppDeps } from '#deps.ts';
import type { AccountRules } from '#account-rules.ts';
import type { AuthOptions } from './auth-options.ts';
import { AuthError } from './errors/auth-error.ts';
import { defaultRules } from './mails/default-texts.ts';
import { createBackground, type Background } from './requests/background.ts';
import { createPasswordHasher, type PasswordHasher } from './passwords/password-hasher.ts';
import { createProviders } from './providers/create-providers.ts';
import type { IdentityProvider } from './providers/provider.ts';
import type { LimitStore } from './limits/stores/limit-store.ts';
import { createMemoryStore } from './limits/stores/memory-store.ts';
import { createNoStore } from './limits/stores/no-store.ts';
import { createPostgresStore } from './limits/stores/postgres-store.ts';
import { createRateLimiter, type RateLimiter } from './limits/rate-limits.ts';
import { createSamlProvider, type SamlProvider } from './saml/saml-provider.ts';
import { readRelyingParty, type RelyingParty } from './mfa/webauthn/relying-party.ts';
import { deriveSecrets, type AuthSecrets } from './keys/secrets.ts';

/** What every auth route works with. */
export type AuthContext = AppDeps & {
  readonly options: AuthOptions;
  /** The product's, or the engine's own. */
  readonly rules: AccountRules;
  readonly hasher: PasswordHasher;
  readonly limiter: RateLimiter;
  readonly secrets: AuthSecrets;
  readonly background: Background;
  /** Demands a solved captcha where one is configured. Errors: 400 `captcha_failed`. */
  readonly captcha: (token: string | undefined, clientIp: string) => Promise<void>;
  readonly providers: ReadonlyMap<string, IdentityProvider>;
  readonly saml: readonly SamlProvider[];
  readonly sms: SmsSender;
  /** Null where passkeys are off or no browser would make one for the site's address. */
  readonly relyingParty: RelyingParty | null;
  /** False where no code could reach a phone and none is needed to sign up with one. */
  readonly phoneEnabled: boolean;
  /** Whether messages to phones are sent, or shown on the page of the mailbox. */
  readonly reachesPhones: boolean;
};

const demandCaptcha = (settings: AppDeps['settings']): AuthContext['captcha'] => {
  if (settings.captcha === null) return async () => {};
  const check = createCaptchaCheck(settings.captcha);
  return async (token, clientIp) => {
    if (token === undefined) throw new AuthError('captcha_failed');
    if (!(await check(token, clientIp))) {
      throw new AuthError('captcha_failed', {
        message: 'captcha protection: request disallowed (invalid token)',
      });
    }
  };
};

const limitStore = ({ settings, database }: AppDeps): LimitStore => {
  if (settings.rateLimits === 'off') return createNoStore();
  return settings.rateLimits === 'memory' ? createMemoryStore() : createPostgresStore(database.owner);
};

/** Completes the server's deps with what only /auth/v1 needs. */
export const createAuthContext = (deps: AppDeps, options: AuthOptions = {}): AuthContext => {
  const { settings } = deps;
  const rules = deps.accountRules ?? defaultRules;
  const background = createBackground(deps.log);
  deps.beforeStop?.(background.settled);
  return {
    ...deps,
    options,
    rules,
    hasher: createPasswordHasher(),
    limiter: createRateLimiter(limitStore(deps), {
      exemptLoopback: settings.local,
      mailsPerHour: settings.mailsPerHour,
    }),
    secrets: deriveSecrets(settings.jwtSecret),
    background,
    captcha: demandCaptcha(settings),
    providers: createProviders(settings.providers),
    saml: settings.samlProviders.map((provider) => createSamlProvider(provider, settings.siteUrl)),
    sms:
      settings.sms === null
        ? createMailboxSmsSender(deps.mailer)
        : createHttpSmsSender(settings.sms.url, settings.sms.secret),
    relyingParty:
      options.passkeys === false ? null : readRelyingParty(settings.siteUrl, rules.texts.siteName),
    phoneEnabled:
      options.phones !== false &&
      (settings.sms !== null || settings.local || options.phoneAutoConfirm === true),
    reachesPhones: settings.sms !== null || settings.mailboxPage,
  };
};
