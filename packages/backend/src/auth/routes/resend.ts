import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import { validationFailed } from '../errors/auth-error.ts';
import { clientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { sendTokenMail } from '../mails/send-token-mail.ts';
import { mailBuckets, messageBuckets } from '../limits/rate-limits.ts';
import { optionalText, readBody, securityFields } from '../requests/read-body.ts';
import { requestedRedirect } from '../redirects/requested-redirect.ts';
import { requireWayToPhones, sendPhoneCode } from '../sms/send-phone-code.ts';
import { readContact } from '../users/contact.ts';
import { findUserByEmail, findUserByPhone } from '../users/find-user.ts';
import { findUserByPendingContact } from '../users/find-user-by-pending-contact.ts';

const resendSchema = z.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  ...securityFields,
});

const mailTypes = new Set(['signup', 'email_change']);
const phoneTypes = new Set(['sms', 'phone_change']);

const resendMail = async (
  context: AuthContext,
  type: string,
  email: string,
  redirectTo: string,
): Promise<void> => {
  const sql = context.database.owner;
  if (type === 'signup') {
    const user = await findUserByEmail(sql, email);
    if (!user || user.email_confirmed_at !== null) return;
    await sendTokenMail(context, { kind: 'signup', userId: user.id, to: email, redirectTo });
    return;
  }
  const user = await findUserByPendingContact(sql, { email });
  if (!user) return;
  const kind = user.email_change === email ? 'email_change_new' : 'email_change_current';
  await sendTokenMail(context, { kind, userId: user.id, to: email, redirectTo });
};

const resendCode = async (context: AuthContext, type: string, phone: string): Promise<void> => {
  const sql = context.database.owner;
  if (type === 'sms') {
    const user = await findUserByPhone(sql, phone);
    if (!user || user.phone_confirmed_at !== null) return;
    await sendPhoneCode(context, { userId: user.id, phone, slot: 'confirmation_token', purpose: 'sms' });
    return;
  }
  const user = await findUserByPendingContact(sql, { phone });
  if (!user) return;
  await sendPhoneCode(context, {
    userId: user.id,
    phone,
    slot: 'phone_change_token',
    purpose: 'phone_change',
  });
};

/**
 * POST /resend: sends a pending confirmation again (spec §7). 200 `{}`, also when there is nothing to confirm.
 * Errors: 400 `validation_failed`, `phone_provider_disabled`; 429 within 60 s.
 */
export const postResend =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const body = await readBody(c, resendSchema);
    const client = clientInfo(c);
    const type = body.type ?? '';
    if (!mailTypes.has(type) && !phoneTypes.has(type)) {
      throw validationFailed('Missing one of these types: signup, email_change, sms, phone_change');
    }
    const byMail = mailTypes.has(type);
    if (byMail && body.email === undefined) throw validationFailed('Type provided requires an email address');
    if (!byMail && body.phone === undefined) throw validationFailed('Type provided requires a phone number');
    const contact = await readContact(body.email, body.phone);
    const redirectTo = requestedRedirect(c, context.settings);
    await context.limiter.take({ address: 'send', of: client.ip });
    await context.captcha(body.gotrue_meta_security?.captcha_token, client.ip);
    if (contact.email !== undefined) {
      const { email } = contact;
      await context.limiter.take(...mailBuckets(`${type} ${email}`, email));
      context.background.run('resend mail', () => resendMail(context, type, email, redirectTo));
    } else {
      const { phone } = contact;
      // Here, not where it is sent: that is after the answer.
      requireWayToPhones(context);
      await context.limiter.take(...messageBuckets(`${type === 'sms' ? 'signup' : type} ${phone}`, phone));
      context.background.run('resend code', () => resendCode(context, type, phone));
    }
    return c.json({});
  };
