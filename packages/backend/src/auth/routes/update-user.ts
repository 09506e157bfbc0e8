import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import { AuthError } from '../errors/auth-error.ts';
import { writeAudit } from '../audit.ts';
import { requireSecondStep, requireUser, type Bearer } from '../sessions/bearer.ts';
import { requireProof } from '../sessions/require-proof.ts';
import { clientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { normaliseEmail } from '../users/email-address.ts';
import { normalisePhone } from '../users/phone-number.ts';
import { readCodeChallenge } from '../flow-state/pkce.ts';
import { challengeFields, metadata, optionalText, readBody } from '../requests/read-body.ts';
import { requestedRedirect } from '../redirects/requested-redirect.ts';
import { changePassword } from '../users/change-password.ts';
import { findUserById } from '../users/find-user.ts';
import { metadataChange } from '../users/metadata.ts';
import { presentUser } from '../users/present-user.ts';
import { admitEmailChange, requestEmailChange } from '../users/request-email-change.ts';
import { admitPhoneChange, requestPhoneChange } from '../users/request-phone-change.ts';

const updateSchema = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  current_password: optionalText,
  nonce: optionalText,
  data: metadata,
  app_metadata: z.unknown().optional(),
  channel: optionalText,
  ...challengeFields,
});

type UpdateBody = z.infer<typeof updateSchema>;

const assertMayChangeProof = ({ user }: Bearer, body: UpdateBody): void => {
  if (body.email === undefined && body.phone === undefined && body.password === undefined) return;
  if (user.is_sso_user) throw new AuthError('user_sso_managed');
};

const updateMetadata = async (
  context: AuthContext,
  userId: string,
  data: UpdateBody['data'],
): Promise<boolean> => {
  const change = metadataChange(context.rules, data);
  if (!change) return false;
  const sql = context.database.owner;
  await sql`
    update auth.users
    set raw_user_meta_data = (raw_user_meta_data - ${change.remove}::text[]) || ${sql.json(change.set as never)},
      updated_at = now()
    where id = ${userId}`;
  return true;
};

/**
 * PUT /user: changes what a person may change of themselves (spec §7). `is_premium`, `total_coin`, `referral_code` and
 * `referred_by` in `data` are ignored: they are mirrors that the server writes. A new e-mail or phone waits for its
 * confirmation; a new password ends all other sessions. All three want a fresh proof.
 * Errors: 401 `insufficient_aal`; 403 `not_admin` for `app_metadata`; 422 `email_exists`, `phone_exists`, `same_password`,
 * `weak_password`, `user_sso_managed`, `reauthentication_not_valid`; 400 `reauthentication_needed`,
 * `current_password_invalid`, `phone_provider_disabled`; 429; those of the bearer check.
 */
export const putUser =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const bearer = await requireUser(c, context);
    const body = await readBody(c, updateSchema);
    const client = clientInfo(c);
    const { user } = bearer;
    await context.limiter.take({ address: 'user', of: client.ip });
    if (body.app_metadata !== undefined && body.app_metadata !== null) throw new AuthError('not_admin');
    requireSecondStep(bearer);
    assertMayChangeProof(bearer, body);
    const challenge = readCodeChallenge(body);
    const email = body.email === undefined ? undefined : normaliseEmail(body.email);
    const phone = body.phone === undefined ? undefined : await normalisePhone(body.phone);
    const wishesEmail = email !== undefined && email !== user.email;
    const wishesPhone = phone !== undefined && phone !== user.phone;
    const proof = { currentPassword: body.current_password, nonce: body.nonce };
    // With a new password, its change asks for the proof. An anonymous user has nothing yet that could prove who they are.
    if ((wishesEmail || wishesPhone) && body.password === undefined && !user.is_anonymous)
      await requireProof(context, bearer, proof);
    // Before anything is changed: an answer of 422 or 429 means that nothing was.
    if (wishesEmail) await admitEmailChange(context, user.id, email);
    if (wishesPhone) await admitPhoneChange(context, user.id, { phone, channel: body.channel });
    const changed: string[] = [];
    if (body.password !== undefined) {
      await changePassword(context, bearer, {
        ...proof,
        password: body.password,
        client,
      });
      changed.push('password');
    }
    if (await updateMetadata(context, user.id, body.data)) changed.push('data');
    if (wishesEmail) {
      await requestEmailChange(context, user, {
        email,
        challenge,
        redirectTo: requestedRedirect(c, context.settings),
      });
      changed.push('email');
    }
    if (wishesPhone) {
      await requestPhoneChange(context, user, { phone, channel: body.channel });
      changed.push('phone');
    }
    await writeAudit(context.database.owner, {
      action: 'user_modified',
      actorId: user.id,
      ip: client.ip,
      traits: { changed },
    });
    return c.json(presentUser((await findUserById(context.database.owner, user.id)) ?? user));
  };
