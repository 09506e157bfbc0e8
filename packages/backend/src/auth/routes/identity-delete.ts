import type { Handler } from 'hono';
import postgres from 'postgres';
import type { AppEnv } from '#http/app-env.ts';
import { isUuid } from '../admin/admin-user-fields.ts';
import { AuthError } from '../errors/auth-error.ts';
import { writeAudit } from '../audit.ts';
import { requireSecondStep, requireUser } from '../sessions/bearer.ts';
import { clientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import type { IdentityRow, Queryable, UserRow } from '../users/user-row.ts';

// What remains decides how the person is reached and how they sign in from now on.
const settleAfterUnlink = async (sql: Queryable, user: UserRow, gone: IdentityRow): Promise<void> => {
  const remaining = user.identities.filter((identity) => identity.identity_id !== gone.identity_id);
  const providers = [...new Set(remaining.map((identity) => identity.provider))];
  const keepsEmail = remaining.some((identity) => identity.email === user.email);
  // Only an address that its provider vouches for: any other would be taken as proved, also another person's.
  const proved = remaining.find(({ email, identity_data: data }) => email && data['email_verified'] === true);
  const email = keepsEmail ? user.email : (proved?.email ?? null);
  await sql`
    update auth.users set
      email = ${email},
      encrypted_password = ${gone.provider === 'email' ? '' : user.encrypted_password},
      phone = ${gone.provider === 'phone' ? null : user.phone},
      raw_app_meta_data = raw_app_meta_data || ${sql.json({ provider: providers[0] ?? 'email', providers })},
      updated_at = now()
    where id = ${user.id}`;
};

/**
 * DELETE /user/identities/{identity_id}: unlinks one way to sign in; one must remain (spec §7). Out: 200 `{}`.
 * Errors: 404 `manual_linking_disabled`; 404 `validation_failed` for an id that is none; 422 `single_identity_not_deletable`, `identity_not_found`,
 * `email_conflict_identity_not_deletable`; 401 `insufficient_aal`; those of the bearer check.
 */
export const deleteIdentity =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const bearer = await requireUser(c, context);
    requireSecondStep(bearer);
    const { user } = bearer;
    if (context.options.manualLinking === false) throw new AuthError('manual_linking_disabled');
    const identityId = c.req.param('id') ?? '';
    if (!isUuid(identityId)) {
      throw new AuthError('validation_failed', { status: 404, message: 'identity_id must be an UUID' });
    }
    if (user.identities.length <= 1) throw new AuthError('single_identity_not_deletable');
    const identity = user.identities.find((candidate) => candidate.identity_id === identityId);
    if (!identity) throw new AuthError('identity_not_found');
    try {
      await context.database.owner.begin(async (tx) => {
        await tx`select 1 from auth.users where id = ${user.id} for update`;
        const gone = await tx`
          delete from auth.identities where id = ${identityId} and user_id = ${user.id}
            and (select count(*) from auth.identities where user_id = ${user.id}) > 1`;
        if (gone.count === 0) throw new AuthError('single_identity_not_deletable');
        await settleAfterUnlink(tx, user, identity);
        await writeAudit(tx, {
          action: 'identity_unlinked',
          actorId: user.id,
          ip: clientInfo(c).ip,
          traits: { provider: identity.provider, identity_id: identityId },
        });
      });
    } catch (error) {
      if (error instanceof postgres.PostgresError && error.code === '23505') {
        throw new AuthError('email_conflict_identity_not_deletable', { cause: error });
      }
      throw error;
    }
    return c.json({});
  };
