import type { Handler } from 'hono';
import postgres from 'postgres';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import { AuthError, validationFailed } from '../errors/auth-error.ts';
import { writeAudit } from '../audit.ts';
import { requireSecondStep, requireUser, type Bearer } from '../sessions/bearer.ts';
import { clientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { requireFreshProof } from '../sessions/fresh-proof.ts';
import { maxFactors, unverifiedSeconds, type Factor } from '../mfa/factor.ts';
import { createTotp } from '../mfa/totp.ts';
import { normalisePhone } from '../users/phone-number.ts';
import { optionalText, readBody } from '../requests/read-body.ts';
import { seal } from '../keys/secret-box.ts';

const enrolSchema = z.object({
  factor_type: optionalText,
  friendly_name: z.string().max(100).nullish(),
  issuer: optionalText,
  phone: optionalText,
});

const assertMayEnrol = async (context: AuthContext, bearer: Bearer): Promise<void> => {
  const { user } = bearer;
  if (user.is_anonymous) {
    throw new AuthError('no_authorization', {
      status: 403,
      message: 'Anonymous user not allowed to perform these actions',
    });
  }
  await context.database.owner`
    delete from auth.mfa_factors where user_id = ${user.id} and status = 'unverified'
      and created_at < now() - make_interval(secs => ${unverifiedSeconds})`;
  requireSecondStep(bearer, { status: 403, message: 'AAL2 required to enroll a new factor' });
  await requireFreshProof(context, bearer);
};

/** Inserts under a lock on the person, so that parallel enrolments cannot pass the limit. */
const insertFactor = async (
  context: AuthContext,
  userId: string,
  factor: {
    id: string;
    name: string | null;
    type: Factor['factor_type'];
    secret: string | null;
    phone: string | null;
  },
): Promise<void> => {
  try {
    await context.database.owner.begin(async (tx) => {
      await tx`select 1 from auth.users where id = ${userId} for update`;
      const existing = await tx<{ friendly_name: string | null }[]>`
        select friendly_name from auth.mfa_factors where user_id = ${userId}`;
      if (existing.length >= maxFactors) throw new AuthError('too_many_enrolled_mfa_factors');
      if (existing.some((other) => (other.friendly_name ?? '') === (factor.name ?? ''))) {
        throw new AuthError('mfa_factor_name_conflict', {
          message: `A factor with the friendly name "${factor.name ?? ''}" for this user already exists`,
        });
      }
      await tx`
        insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, secret, phone)
        values (${factor.id}, ${userId}, ${factor.name}, ${factor.type}, ${factor.secret}, ${factor.phone})`;
    });
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === '23505') {
      throw new AuthError('mfa_factor_name_conflict', {
        message: 'A factor with this phone number for this user already exists',
        cause: error,
      });
    }
    throw error;
  }
};

/**
 * POST /factors: begins to set up a second factor, TOTP, phone or WebAuthn (spec §7); it counts once it is verified.
 * Out: `{id, type, friendly_name, totp: {qr_code, secret, uri}}` or `{id, type, friendly_name, phone}`; for WebAuthn
 * the challenge names what the browser needs.
 * Errors: 400 `validation_failed`, `reauthentication_needed` ten minutes after the last proof; 403 `insufficient_aal`, `no_authorization`; 422 `mfa_factor_name_conflict`,
 * `too_many_enrolled_mfa_factors`, `mfa_webauthn_enroll_not_enabled`, `mfa_phone_enroll_not_enabled`.
 */
export const postFactor =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const bearer = await requireUser(c, context);
    const { user } = bearer;
    const body = await readBody(c, enrolSchema);
    const id = crypto.randomUUID();
    const name = body.friendly_name ?? null;
    await assertMayEnrol(context, bearer);
    const audit = (): Promise<void> =>
      writeAudit(context.database.owner, {
        action: 'factor_in_progress',
        actorId: user.id,
        ip: clientInfo(c).ip,
        traits: { factor_id: id, factor_type: body.factor_type },
      });
    switch (body.factor_type) {
      case 'totp': {
        const issuer = body.issuer ?? new URL(context.settings.siteUrl).host;
        const totp = await createTotp(issuer.slice(0, 100), user.email ?? user.phone ?? user.id);
        const secret = seal(context.secrets.encryptionKey, id, totp.secret);
        await insertFactor(context, user.id, { id, name, type: 'totp', secret, phone: null });
        await audit();
        return c.json({
          id,
          type: 'totp',
          friendly_name: name ?? '',
          totp: { qr_code: totp.qrCode, secret: totp.secret, uri: totp.uri },
        });
      }
      case 'phone': {
        if (!context.phoneEnabled || !context.reachesPhones)
          throw new AuthError('mfa_phone_enroll_not_enabled');
        if (body.phone === undefined) throw validationFailed('Phone number required to enroll Phone factor');
        const phone = await normalisePhone(body.phone);
        await insertFactor(context, user.id, { id, name, type: 'phone', secret: null, phone });
        await audit();
        return c.json({ id, type: 'phone', friendly_name: name ?? '', phone });
      }
      case 'webauthn':
        if (context.relyingParty === null) throw new AuthError('mfa_webauthn_enroll_not_enabled');
        await insertFactor(context, user.id, { id, name, type: 'webauthn', secret: null, phone: null });
        await audit();
        return c.json({ id, type: 'webauthn', friendly_name: name ?? '' });
      default:
        throw validationFailed('factor_type needs to be totp, phone, or webauthn');
    }
  };
