import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { writeAudit } from '../audit.ts';
import { validationFailed } from '../errors/auth-error.ts';
import { requireUser } from '../sessions/bearer.ts';
import { clientInfo, toInet } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { findFactor, requireMayFinish } from '../mfa/factor.ts';
import { factorOptions, requireParty, webauthnChallengeSchema } from '../mfa/webauthn-factor.ts';
import { messageBuckets } from '../limits/rate-limits.ts';
import { readBody } from '../requests/read-body.ts';
import { createCode } from '../keys/secrets.ts';
import { requireWayToPhones, sendNote } from '../sms/send-phone-code.ts';
import { readChannel } from '../users/request-phone-change.ts';
import { z } from 'zod';

/** Seconds in which a challenge must be answered. */
export const challengeSeconds = 300;

const challengeSchema = z.object({ channel: z.string().nullish(), webauthn: webauthnChallengeSchema });

/**
 * POST /factors/{id}/challenge: opens a challenge; for a phone factor a code is sent (spec §7).
 * Out: `{id, type, expires_at}` with the time in unix seconds, for WebAuthn also what the browser needs.
 * Errors: 400 `phone_provider_disabled` where none is sent; 403 `insufficient_aal`; 404 `mfa_factor_not_found`, `validation_failed`; 429 `over_sms_send_rate_limit`; 500 `sms_send_failed`.
 */
export const postFactorChallenge =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const bearer = await requireUser(c, context);
    const { user } = bearer;
    const body = await readBody(c, challengeSchema);
    const client = clientInfo(c);
    await context.limiter.take({ address: 'mfa', of: client.ip });
    const sql = context.database.owner;
    const factor = await findFactor(sql, user.id, c.req.param('id') ?? '');
    requireMayFinish(bearer, factor);
    if (factor.factor_type === 'recovery_code') throw validationFailed('Recovery codes have no challenge');
    const id = crypto.randomUUID();
    let codeHash: string | null = null;
    if (factor.factor_type === 'phone') {
      requireWayToPhones(context);
      await context.limiter.take(...messageBuckets(`factor ${factor.id}`, factor.phone ?? ''));
      const code = createCode();
      codeHash = context.secrets.hashCode(`challenge\n${id}`, code);
      const channel = readChannel(body.channel ?? undefined);
      await sendNote(context, factor.phone ?? '', context.rules.texts.phoneCode(code), channel);
    }
    const webauthn =
      factor.factor_type === 'webauthn'
        ? await factorOptions(requireParty(context, body.webauthn), sql, user, factor)
        : null;
    const session =
      webauthn === null
        ? null
        : { type: webauthn.type, challenge: webauthn.credential_options.publicKey.challenge };
    await sql`
      with challenged as (
        -- The column is unique over all factors, so the clock must not stand still.
        update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = ${factor.id}
      )
      insert into auth.mfa_challenges (id, factor_id, ip_address, otp_code, web_authn_session_data)
      values (${id}, ${factor.id}, ${toInet(client.ip) ?? '0.0.0.0'}, ${codeHash}, ${sql.json(session)})`;
    await writeAudit(sql, {
      action: 'challenge_created',
      actorId: user.id,
      ip: client.ip,
      traits: { factor_id: factor.id },
    });
    return c.json({
      id,
      type: factor.factor_type,
      expires_at: Math.floor(Date.now() / 1000) + challengeSeconds,
      ...(webauthn === null ? {} : { webauthn }),
    });
  };
