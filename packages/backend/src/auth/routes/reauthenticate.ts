import { randomBytes } from 'node:crypto';
import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { AuthError, validationFailed } from '../errors/auth-error.ts';
import { writeAudit } from '../audit.ts';
import { requireUser } from '../sessions/bearer.ts';
import { clientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { sendTokenMail } from '../mails/send-token-mail.ts';
import { mailBuckets, messageBuckets } from '../limits/rate-limits.ts';
import { requireWayToPhones, sendPhoneCode } from '../sms/send-phone-code.ts';

/**
 * GET /reauthenticate: sends the person a code to give back as `nonce` when they change their password (spec §7).
 * Out: 200 `{}`, or `{message_id}` when it went to the phone.
 * Errors: 400 `validation_failed` without address and number, `phone_provider_disabled`; 422 `email_not_confirmed`, `phone_not_confirmed`; 429; those
 * of the bearer check.
 */
export const getReauthenticate =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const { user } = await requireUser(c, context);
    const { email, phone } = user;
    if (!email && !phone)
      throw validationFailed('Reauthentication requires the user to have an email or a phone number');
    if (!email) requireWayToPhones(context);
    const cause = `reauthenticate ${user.id}`;
    await context.limiter.take(...(email ? mailBuckets(cause, email) : messageBuckets(cause, phone ?? '')));
    await writeAudit(context.database.owner, {
      action: 'user_reauthenticate_requested',
      actorId: user.id,
      ip: clientInfo(c).ip,
    });
    if (email) {
      if (user.email_confirmed_at === null) {
        throw new AuthError('email_not_confirmed', {
          status: 422,
          message: 'Please verify your email first.',
        });
      }
      await sendTokenMail(context, {
        kind: 'reauthentication',
        userId: user.id,
        to: email,
        redirectTo: context.settings.siteUrl,
      });
      return c.json({});
    }
    if (user.phone_confirmed_at === null) {
      throw new AuthError('phone_not_confirmed', { status: 422, message: 'Please verify your phone first.' });
    }
    await sendPhoneCode(context, {
      userId: user.id,
      phone: phone ?? '',
      slot: 'reauthentication_token',
      purpose: 'reauthentication',
    });
    return c.json({ message_id: randomBytes(12).toString('hex') });
  };
