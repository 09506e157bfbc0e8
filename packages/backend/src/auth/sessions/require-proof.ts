import { AuthError } from '../errors/auth-error.ts';
import type { AuthContext } from '../context.ts';
import { consumeToken, findByCode } from '../one-time-tokens/one-time-token.ts';
import { accountFrom } from '../limits/rate-limits.ts';
import type { Bearer } from './bearer.ts';
import { isFreshSession } from './fresh-proof.ts';

/** What a person sent to prove who they are, beside the session. */
export type GivenProof = { currentPassword: string | undefined; nonce: string | undefined };

/**
 * Demands a proof before what signs a person in is changed: the current password, the code of /reauthenticate, or a sign-in of the
 * last ten minutes. A password or code that was given decides, also in a young session.
 * Errors: 400 `current_password_invalid`, `reauthentication_needed`; 422 `reauthentication_not_valid`; 429.
 */
export const requireProof = async (
  context: AuthContext,
  { user, claims }: Bearer,
  proof: GivenProof,
): Promise<void> => {
  const sql = context.database.owner;
  const account = user.email ?? user.phone ?? user.id;
  if (proof.currentPassword !== undefined) {
    await context.limiter.take({ account: 'login', of: account });
    const check = await context.hasher.verify(proof.currentPassword, user.encrypted_password);
    if (!check.matches) throw new AuthError('current_password_invalid');
    return;
  }
  if (proof.nonce !== undefined) {
    // Apart from what strangers try on the account: only its own session comes here.
    await context.limiter.take({ account: 'verifyFrom', of: accountFrom(account, 'reauthentication') });
    const token = await findByCode(context, sql, {
      userId: user.id,
      slots: ['reauthentication_token'],
      relatesTo: user.email ?? user.phone ?? '',
      code: proof.nonce,
    });
    if (!token || !(await consumeToken(sql, token))) throw new AuthError('reauthentication_not_valid');
    return;
  }
  if (!(await isFreshSession(context, claims.session_id))) throw new AuthError('reauthentication_needed');
};
