import { randomBytes } from 'node:crypto';
import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import { AuthError, validationFailed } from '../errors/auth-error.ts';
import { clientInfo, type ClientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { createFlowState } from '../flow-state/flow-state.ts';
import { sendTokenMail } from '../mails/send-token-mail.ts';
import { mailTokenSeconds } from '../one-time-tokens/one-time-token.ts';
import { readCodeChallenge, type CodeChallenge } from '../flow-state/pkce.ts';
import { mailBuckets, messageBuckets } from '../limits/rate-limits.ts';
import { challengeFields, metadata, optionalText, readBody, securityFields } from '../requests/read-body.ts';
import { requestedRedirect } from '../redirects/requested-redirect.ts';
import { requireWayToPhones, sendPhoneCode } from '../sms/send-phone-code.ts';
import { readContact } from '../users/contact.ts';
import { enterAccount } from '../users/enter-account.ts';
import { findUserByContact, type Contact } from '../users/find-user.ts';
import { signupMetadata } from '../users/metadata.ts';
import { readChannel } from '../users/request-phone-change.ts';
import type { Metadata, UserRow } from '../users/user-row.ts';

const otpSchema = z.object({
  email: optionalText,
  phone: optionalText,
  create_user: z.boolean().nullish(),
  data: metadata,
  channel: optionalText,
  ...challengeFields,
  ...securityFields,
});

type Mailing = { email: string; challenge: CodeChallenge | null; redirectTo: string };

const findOrCreate = async (
  context: AuthContext,
  contact: Contact,
  request: { create: boolean; data: Metadata | undefined; client: ClientInfo },
): Promise<UserRow> => {
  const known = await findUserByContact(context.database.owner, contact);
  if (!request.create) {
    if (known) return known;
    // It says that the address is unknown, so an address of the network gets few of these answers.
    await context.limiter.take({ address: 'known', of: request.client.ip });
    throw new AuthError('otp_disabled');
  }
  if (known === null && context.options.signUps === false) {
    await context.limiter.take({ address: 'known', of: request.client.ip });
    throw new AuthError('otp_disabled');
  }
  const data = signupMetadata(context.rules, request.data);
  const wanted = { contact, passwordHash: null, data, confirmed: false };
  const { client } = request;
  return (await enterAccount(context, wanted, known, { client, repeated: 'user_recovery_requested' }))
    .account;
};

const mailCode = async (context: AuthContext, user: UserRow, mailing: Mailing): Promise<void> => {
  const sql = context.database.owner;
  const flowStateId = mailing.challenge
    ? await createFlowState(sql, {
        challenge: mailing.challenge,
        method: 'magiclink',
        userId: user.id,
        providerType: 'magiclink',
        lifetimeSeconds: mailTokenSeconds,
      })
    : null;
  // A new person confirms an address; a known one signs in. Both come back with type `email`.
  const isNew = user.email_confirmed_at === null && !user.encrypted_password;
  await sendTokenMail(context, {
    kind: isNew ? 'signup' : 'magiclink',
    userId: user.id,
    to: mailing.email,
    redirectTo: mailing.redirectTo,
    flowStateId,
  });
};

/**
 * POST /otp: sends a code (and by mail a link) that signs in without a password (spec §7); makes the account unless
 * `create_user` is false.
 * Out: 200 `{}` for mail, `{message_id}` for a phone.
 * Errors: 400 `validation_failed`, `phone_provider_disabled`; 422 `otp_disabled`; 429; 500 `sms_send_failed`.
 */
export const postOtp =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const body = await readBody(c, otpSchema);
    const client = clientInfo(c);
    const contact = await readContact(body.email, body.phone);
    const challenge = readCodeChallenge(body);
    const create = { create: body.create_user !== false, data: body.data, client };
    await context.limiter.take({ address: 'send', of: client.ip });
    await context.captcha(body.gotrue_meta_security?.captcha_token, client.ip);
    if (contact.email !== undefined) {
      const { email } = contact;
      if (body.channel !== undefined)
        throw validationFailed('Channel should only be specified with Phone OTP');
      const mailing = { email, challenge, redirectTo: requestedRedirect(c, context.settings) };
      await context.limiter.take(...mailBuckets(`otp ${email}`, email));
      const user = await findOrCreate(context, contact, create);
      context.background.run('code by mail', () => mailCode(context, user, mailing));
      return c.json({});
    }
    const { phone } = contact;
    const channel = readChannel(body.channel);
    // A number that signs up without a proof is no way to sign in by a code that nothing sends.
    requireWayToPhones(context);
    await context.limiter.take(...messageBuckets(`otp ${phone}`, phone));
    const user = await findOrCreate(context, contact, create);
    await sendPhoneCode(context, {
      userId: user.id,
      phone,
      slot: 'confirmation_token',
      purpose: 'sms',
      channel,
    });
    return c.json({ message_id: randomBytes(12).toString('hex') });
  };
