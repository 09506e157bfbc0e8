import postgres from 'postgres';
import { AuthError } from '../errors/auth-error.ts';
import type { OneTimeToken } from '../one-time-tokens/one-time-token.ts';
import type { Queryable } from './user-row.ts';

/** Which mailbox has confirmed (`email_change_confirm_status`): the same one counts once, however many codes it was sent. */
const [nobodyConfirmed, newConfirmed, oldConfirmed] = [0, 1, 2];

type ChangeState = { email: string | null; email_change: string; email_change_confirm_status: number };

/** Makes the wished address the user's, as proved, and with it an anonymous user one with an account. Errors: 23505 of the database. */
export const moveAddress = async (sql: Queryable, userId: string, email: string): Promise<void> => {
  await sql`
    update auth.users
    set email = email_change, email_change = '', email_change_confirm_status = 0, email_confirmed_at = now(),
      raw_app_meta_data = raw_app_meta_data || case when is_anonymous
        then '{"provider":"email","providers":["email"]}'::jsonb else '{}' end,
      is_anonymous = false, updated_at = now(),
      raw_user_meta_data = raw_user_meta_data || jsonb_build_object('email', email_change, 'email_verified', true)
    where id = ${userId}`;
  await sql`
    insert into auth.identities (provider_id, user_id, identity_data, provider)
    values (${userId}, ${userId}, ${sql.json({ sub: userId, email, email_verified: true })}, 'email')
    on conflict (provider_id, provider) do update
      set identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = now()`;
};

/**
 * Takes one of the two confirmations of an e-mail change. With both, or without an old address, the new one moves in.
 * @returns `half` while the other mailbox has not confirmed
 * Errors: 403 `otp_expired` when the wish has changed since; 422 `email_exists` when the address was taken meanwhile.
 */
export const applyEmailChange = async (sql: Queryable, token: OneTimeToken): Promise<'verified' | 'half'> => {
  const [state] = await sql<ChangeState[]>`
    select email, email_change, email_change_confirm_status from auth.users where id = ${token.user_id} for update`;
  if (!state || state.email_change === '') throw new AuthError('otp_expired');
  const wanted = token.token_type === 'email_change_token_new' ? state.email_change : state.email;
  if (token.relates_to !== wanted) throw new AuthError('otp_expired');
  const needsBoth = state.email !== null && state.email !== '';
  const side = token.token_type === 'email_change_token_new' ? newConfirmed : oldConfirmed;
  const isOtherSideOpen = [nobodyConfirmed, side].includes(state.email_change_confirm_status);
  if (needsBoth && isOtherSideOpen) {
    await sql`
      update auth.users set email_change_confirm_status = ${side}, updated_at = now() where id = ${token.user_id}`;
    return 'half';
  }
  try {
    await moveAddress(sql, token.user_id, state.email_change);
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === '23505') {
      throw new AuthError('email_exists', { cause: error });
    }
    throw error;
  }
  return 'verified';
};
