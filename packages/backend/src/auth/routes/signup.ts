import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import { AuthError, validationFailed } from '../errors/auth-error.ts';
import { clientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { assertPasswordAllowed } from '../passwords/password-policy.ts';
import { readCodeChallenge } from '../flow-state/pkce.ts';
import { challengeFields, metadata, optionalText, readBody, securityFields } from '../requests/read-body.ts';
import { respondSession } from '../sessions/present-session.ts';
import { requestedRedirect } from '../redirects/requested-redirect.ts';
import { readContact } from '../users/contact.ts';
import { signUpAnonymously } from '../users/sign-up-anonymously.ts';
import { signUpWithEmail, signUpWithPhone } from '../users/sign-up.ts';

const signupSchema = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: metadata,
  channel: optionalText,
  ...challengeFields,
  ...securityFields,
});

/**
 * POST /signup: makes an account from an e-mail address or a phone number and a password (spec §7).
 * Out: a session when accounts are confirmed by themselves, otherwise the bare user; for a known, confirmed address a user
 * that looks new but has no identities.
 * Errors: 400 `validation_failed`, `email_provider_disabled`; 422 `weak_password`, `user_already_exists`,
 * `username_exists`, `anonymous_provider_disabled`, `signup_disabled`; 429; 500 "Database error saving new user".
 */
export const postSignup =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const body = await readBody(c, signupSchema);
    const client = clientInfo(c);
    await context.limiter.take({ address: 'signup', of: client.ip });
    if (context.options.signUps === false) throw new AuthError('signup_disabled');
    if (body.email === undefined && body.phone === undefined) {
      if (context.options.anonymousSignIns !== true) throw new AuthError('anonymous_provider_disabled');
      await context.limiter.take({ address: 'anonymous', of: client.ip });
      await context.captcha(body.gotrue_meta_security?.captcha_token, client.ip);
      return respondSession(c, context, await signUpAnonymously(context, body.data, client));
    }
    if (body.password === undefined) throw validationFailed('Signup requires a valid password');
    if (body.email !== undefined && body.phone !== undefined) {
      throw validationFailed('Only an email address or phone number should be provided on signup.');
    }
    const contact = await readContact(body.email, body.phone);
    const known = [contact.email ?? contact.phone, body.data?.['username']].filter(
      (word): word is string => typeof word === 'string',
    );
    await assertPasswordAllowed(body.password, known, context.options.passwords);
    const challenge = readCodeChallenge(body);
    await context.captcha(body.gotrue_meta_security?.captcha_token, client.ip);
    if (contact.phone !== undefined) {
      if (!context.phoneEnabled) throw new AuthError('phone_provider_disabled');
      if (challenge) throw validationFailed('PKCE not supported for phone signups');
      return signUpWithPhone(c, context, {
        phone: contact.phone,
        password: body.password,
        data: body.data,
        client,
      });
    }
    return signUpWithEmail(c, context, {
      email: contact.email,
      password: body.password,
      data: body.data,
      challenge,
      redirectTo: requestedRedirect(c, context.settings),
      client,
    });
  };
