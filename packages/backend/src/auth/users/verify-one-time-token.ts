import postgres from 'postgres';
import { AuthError } from '../errors/auth-error.ts';
import { writeAudit } from '../audit.ts';
import type { ClientInfo } from '../requests/client-info.ts';
import { consumeToken, type OneTimeToken, type TokenSlot } from '../one-time-tokens/one-time-token.ts';
import { applyEmailChange } from './apply-email-change.ts';
import { findUserById } from './find-user.ts';
import type { Queryable, UserRow } from './user-row.ts';

/** The slots in which a token for each `type` of /verify may lie. */
export const slotsOfType: Readonly<Record<string, readonly TokenSlot[]>> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token', 'confirmation_token'],
  recovery: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
  sms: ['confirmation_token'],
  phone_change: ['phone_change_token'],
};

/** `half` is the first of the two confirmations of an e-mail change. */
export type Verification = { outcome: 'verified'; user: UserRow } | { outcome: 'half' };

const confirmEmail = async (sql: Queryable, userId: string): Promise<void> => {
  await sql`
    with person as (
      update auth.users
      set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now(),
        raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}'
      where id = ${userId} and email_confirmed_at is null
      returning id
    )
    update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
    where provider = 'email' and user_id in (select id from person)`;
};

const confirmPhone = async (sql: Queryable, userId: string): Promise<void> => {
  await sql`
    with person as (
      update auth.users
      set phone_confirmed_at = coalesce(phone_confirmed_at, now()), updated_at = now(),
        raw_user_meta_data = raw_user_meta_data || '{"phone_verified": true}'
      where id = ${userId}
      returning id
    )
    update auth.identities set identity_data = identity_data || '{"phone_verified": true}', updated_at = now()
    where provider = 'phone' and user_id in (select id from person)`;
};

const applyPhoneChange = async (sql: Queryable, token: OneTimeToken): Promise<void> => {
  const changed = await sql`
    update auth.users
    set phone = phone_change, phone_change = '', phone_confirmed_at = now(), updated_at = now(),
      raw_app_meta_data = raw_app_meta_data || case when is_anonymous
        then '{"provider":"phone","providers":["phone"]}'::jsonb else '{}' end,
      is_anonymous = false
    where id = ${token.user_id} and phone_change = ${token.relates_to}`.catch((error: unknown) => {
    // Another account was faster with the same number.
    throw error instanceof postgres.PostgresError && error.code === '23505'
      ? new AuthError('phone_exists', { cause: error })
      : error;
  });
  if (changed.count === 0) throw new AuthError('otp_expired');
  await sql`
    insert into auth.identities (provider_id, user_id, identity_data, provider)
    values (${token.user_id}, ${token.user_id},
      ${sql.json({ sub: token.user_id, phone: token.relates_to, phone_verified: true })}, 'phone')
    on conflict (provider_id, provider) do update
      set identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = now()`;
};

const applyToken = async (sql: Queryable, token: OneTimeToken): Promise<'verified' | 'half'> => {
  switch (token.purpose) {
    case 'email_change':
      return applyEmailChange(sql, token);
    case 'phone_change':
      await applyPhoneChange(sql, token);
      return 'verified';
    case 'sms':
      await confirmPhone(sql, token.user_id);
      return 'verified';
    case 'magiclink':
    case 'recovery': {
      // A password that was set before the mailbox was proved may be another person's: it goes.
      await sql`
        update auth.users set encrypted_password = '' where id = ${token.user_id} and email_confirmed_at is null`;
      await confirmEmail(sql, token.user_id);
      return 'verified';
    }
    default:
      await confirmEmail(sql, token.user_id);
      return 'verified';
  }
};

/**
 * Uses a one-time token up and does what it is for, in the caller's transaction.
 * Errors: 403 `otp_expired` when another request was faster, 403 `user_banned`, 422 `email_exists`, `phone_exists`.
 */
export const applyOneTimeToken = async (
  sql: Queryable,
  token: OneTimeToken,
  client: ClientInfo,
): Promise<Verification> => {
  if (!(await consumeToken(sql, token))) throw new AuthError('otp_expired');
  const before = await findUserById(sql, token.user_id);
  if (!before) throw new AuthError('otp_expired');
  if (before.banned_until !== null && before.banned_until > new Date()) throw new AuthError('user_banned');
  const outcome = await applyToken(sql, token);
  await writeAudit(sql, {
    action: token.purpose === 'invite' ? 'invite_accepted' : 'verification_attempted',
    actorId: token.user_id,
    ip: client.ip,
    traits: { purpose: token.purpose, outcome },
  });
  if (outcome === 'half') return { outcome };
  const user = await findUserById(sql, token.user_id);
  if (!user) throw new AuthError('otp_expired');
  return { outcome, user };
};
