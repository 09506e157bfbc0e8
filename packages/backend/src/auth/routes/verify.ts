import type { Context, Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import { AuthError, validationFailed } from '../errors/auth-error.ts';
import { clientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { accountFrom } from '../limits/rate-limits.ts';
import { findByCode, findByLinkToken, type OneTimeToken } from '../one-time-tokens/one-time-token.ts';
import { optionalText, readBody, securityFields } from '../requests/read-body.ts';
import { openSession } from '../sessions/open-session.ts';
import { respondSession } from '../sessions/present-session.ts';
import { readContact } from '../users/contact.ts';
import { findPasswordHolder, type Contact } from '../users/find-user.ts';
import { findUserByPendingContact } from '../users/find-user-by-pending-contact.ts';
import { applyOneTimeToken, slotsOfType } from '../users/verify-one-time-token.ts';

const verifySchema = z.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
  redirect_to: optionalText,
  ...securityFields,
});

/** The answer to the first of two confirmations of an e-mail change. */
export const halfConfirmed =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

const noUser = '00000000-0000-0000-0000-000000000000';
const phoneTypes = new Set(['sms', 'phone_change']);

const findToken = async (
  context: AuthContext,
  type: string,
  contact: Contact,
  code: string,
  ip: string,
): Promise<OneTimeToken | null> => {
  const slots = slotsOfType[type] ?? [];
  const sql = context.database.owner;
  const account = contact.email ?? contact.phone;
  // One after the other: what an address tries beyond its share takes nothing from the others.
  await context.limiter.take({ account: 'verifyFrom', of: accountFrom(account, ip) });
  await context.limiter.take({ account: 'verify', of: account });
  const pending = type === 'email_change' || type === 'phone_change';
  const user = pending
    ? await findUserByPendingContact(sql, contact)
    : await findPasswordHolder(sql, contact);
  // An unknown account costs the same statements as a known one.
  return findByCode(context, sql, { userId: user?.id ?? noUser, slots, relatesTo: account, code });
};

const readType = (type: string | undefined): string => {
  if (type === undefined) throw validationFailed('Verify requires a verification type');
  if (!Object.hasOwn(slotsOfType, type)) throw validationFailed('Invalid email verification type');
  return type;
};

const answer = async (c: Context<AppEnv>, context: AuthContext, token: OneTimeToken): Promise<Response> => {
  const client = clientInfo(c);
  const session = await context.database.owner.begin(async (tx) => {
    const verified = await applyOneTimeToken(tx, token, client);
    return verified.outcome === 'half' ? null : openSession(tx, verified.user, { method: 'otp', client });
  });
  if (session === null) return c.json({ msg: halfConfirmed, code: '200' });
  // A person who holds the mailbox or the phone is not to be kept out by another person's wrong passwords.
  await context.limiter.reset(token.relates_to, 'login', 'loginStreak', 'verify');
  await context.limiter.reset(accountFrom(token.relates_to, client.ip), 'verifyFrom');
  return respondSession(c, context, session);
};

/**
 * POST /verify: turns a code, or the token of a link, into a session (spec §7).
 * Errors: 400 `validation_failed`; 403 `otp_expired` for what is wrong, late, used or unknown alike; 403 `user_banned`; 429.
 */
export const postVerify =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const body = await readBody(c, verifySchema);
    const type = readType(body.type);
    if ((body.token === undefined) === (body.token_hash === undefined)) {
      throw validationFailed('Verify requires either a token or a token hash');
    }
    await context.limiter.take({ address: 'verify', of: clientInfo(c).ip });
    if (body.token_hash !== undefined) {
      if (body.email !== undefined || body.phone !== undefined) {
        throw validationFailed('Only the token_hash and type should be provided');
      }
      const token = await findByLinkToken(context.database.owner, body.token_hash);
      if (!token || !slotsOfType[type]?.includes(token.token_type)) {
        throw new AuthError('otp_expired', { message: 'Email link is invalid or has expired' });
      }
      return answer(c, context, token);
    }
    const text = 'Only an email address or phone number should be provided on verify';
    const contact = await readContact(body.email, body.phone, { none: text, both: text });
    if (phoneTypes.has(type) !== (contact.phone !== undefined))
      throw validationFailed('Unsupported verification type');
    const token = await findToken(context, type, contact, body.token ?? '', clientInfo(c).ip);
    if (!token) throw new AuthError('otp_expired');
    return answer(c, context, token);
  };
