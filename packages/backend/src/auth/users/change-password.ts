import { AuthError } from '../errors/auth-error.ts';
import { writeAudit } from '../audit.ts';
import type { Bearer } from '../sessions/bearer.ts';
import type { ClientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { renderMail } from '../mails/render-mail.ts';
import { assertPasswordAllowed } from '../passwords/password-policy.ts';
import { type GivenProof, requireProof } from '../sessions/require-proof.ts';
import { sessionMemory } from '../sessions/session-memory.ts';

type PasswordChange = GivenProof & { password: string; client: ClientInfo };

/**
 * Sets a new password, ends every other session of the person, and voids all pending one-time tokens.
 * Errors: 422 `weak_password`, `same_password`, `reauthentication_not_valid`, `validation_failed` for an anonymous user
 * without address; 400 `current_password_invalid`, `reauthentication_needed`; 429.
 */
export const changePassword = async (
  context: AuthContext,
  bearer: Bearer,
  change: PasswordChange,
): Promise<void> => {
  const { user, claims } = bearer;
  if (user.is_anonymous && user.email === null && user.phone === null) {
    throw new AuthError('validation_failed', {
      status: 422,
      message: 'Updating password of an anonymous user without an email or phone is not allowed',
    });
  }
  const own = [user.email, user.phone, user.raw_user_meta_data['username']];
  await assertPasswordAllowed(
    change.password,
    own.filter((word): word is string => typeof word === 'string'),
    context.options.passwords,
  );
  await requireProof(context, bearer, change);
  if (user.encrypted_password) {
    const same = await context.hasher.verify(change.password, user.encrypted_password);
    if (same.matches) throw new AuthError('same_password');
  }
  const passwordHash = await context.hasher.hash(change.password);
  await context.database.owner.begin(async (tx) => {
    await tx`update auth.users set encrypted_password = ${passwordHash}, updated_at = now() where id = ${user.id}`;
    await tx`delete from auth.sessions where user_id = ${user.id} and id <> ${claims.session_id}`;
    await tx`delete from auth.one_time_tokens where user_id = ${user.id}`;
    await tx`delete from auth.flow_state where user_id = ${user.id}`;
    await writeAudit(tx, { action: 'user_updated_password', actorId: user.id, ip: change.client.ip });
  });
  sessionMemory(context.database).forgetUser(user.id);
  if (user.email !== null && user.email_confirmed_at !== null) {
    const notice = renderMail(context.rules.texts, { kind: 'password_changed', to: user.email });
    context.background.run('password notice', () => context.mailer.send(notice));
  }
};
