import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import type { AuthContext } from '../context.ts';

const knownProviders = ['google', 'azure', 'github'];

/** GET /settings: which ways to sign in exist, for clients that draw the form after it (spec §7). */
export const getSettings =
  (context: AuthContext): Handler<AppEnv> =>
  (c) =>
    c.json({
      external: {
        ...Object.fromEntries(
          [...knownProviders, ...context.providers.keys()].map((name) => [name, context.providers.has(name)]),
        ),
        anonymous_users: context.options.anonymousSignIns === true,
        email: true,
        phone: context.phoneEnabled,
      },
      disable_signup: context.options.signUps === false,
      mailer_autoconfirm: context.settings.autoConfirm,
      phone_autoconfirm: context.options.phoneAutoConfirm === true,
      sms_provider: '',
      saml_enabled: context.saml.length > 0,
      passkeys_enabled: context.relyingParty !== null,
      // Ours: where a local installation shows its mails, so that forms can link there.
      ...(context.mailbox === undefined ? {} : { mailbox_url: '/mailbox' }),
    });
