import { AuthError } from '../errors/auth-error.ts';
import type { AuthContext } from '../context.ts';
import { createFlowState } from '../flow-state/flow-state.ts';
import { sendTokenMail } from '../mails/send-token-mail.ts';
import { mailTokenSeconds } from '../one-time-tokens/one-time-token.ts';
import type { CodeChallenge } from '../flow-state/pkce.ts';
import { mailBuckets } from '../limits/rate-limits.ts';
import { moveAddress } from './apply-email-change.ts';
import { findUserByEmail } from './find-user.ts';
import type { UserRow } from './user-row.ts';

type EmailChange = { email: string; challenge: CodeChallenge | null; redirectTo: string };

/** Whether the wish for this address can be taken. Errors: 422 `email_exists`; 429 `over_email_send_rate_limit`. */
export const admitEmailChange = async (
  context: AuthContext,
  userId: string,
  email: string,
): Promise<void> => {
  if (await findUserByEmail(context.database.owner, email)) throw new AuthError('email_exists');
  await context.limiter.take(...mailBuckets(`email_change ${userId}`, email));
};

/**
 * Notes the new address and asks both mailboxes, also where sign-ups are confirmed by themselves: who holds a session for
 * a moment must not be able to move the account. To be admitted first.
 */
export const requestEmailChange = async (
  context: AuthContext,
  user: UserRow,
  { email, challenge, redirectTo }: EmailChange,
): Promise<void> => {
  const sql = context.database.owner;
  await sql`
    update auth.users set email_change = ${email}, email_change_confirm_status = 0, email_change_sent_at = now(),
      updated_at = now()
    where id = ${user.id}`;
  // There is no mailbox yet that could be robbed, so a server that confirms sign-ups by itself confirms this one.
  if (user.is_anonymous && user.email === null && context.settings.autoConfirm) {
    return moveAddress(sql, user.id, email);
  }
  await sql`
    delete from auth.one_time_tokens where user_id = ${user.id}
      and token_type in ('email_change_token_new', 'email_change_token_current')`;
  const flow = async (): Promise<string | null> =>
    challenge
      ? createFlowState(sql, {
          challenge,
          method: 'email_change',
          userId: user.id,
          providerType: 'email',
          lifetimeSeconds: mailTokenSeconds,
        })
      : null;
  const flowStateId = await flow();
  context.background.run('email change', async () => {
    const common = { userId: user.id, redirectTo, flowStateId };
    if (user.email) await sendTokenMail(context, { ...common, kind: 'email_change_current', to: user.email });
    await sendTokenMail(context, { ...common, kind: 'email_change_new', to: email });
  });
};
