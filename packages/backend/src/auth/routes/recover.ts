import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import { validationFailed } from '../errors/auth-error.ts';
import { writeAudit } from '../audit.ts';
import { clientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { normaliseEmail } from '../users/email-address.ts';
import { createFlowState } from '../flow-state/flow-state.ts';
import { sendTokenMail } from '../mails/send-token-mail.ts';
import { mailTokenSeconds } from '../one-time-tokens/one-time-token.ts';
import { readCodeChallenge } from '../flow-state/pkce.ts';
import { mailBuckets } from '../limits/rate-limits.ts';
import { challengeFields, optionalText, readBody, securityFields } from '../requests/read-body.ts';
import { requestedRedirect } from '../redirects/requested-redirect.ts';
import { findUserByEmail } from '../users/find-user.ts';

const recoverSchema = z.object({ email: optionalText, ...challengeFields, ...securityFields });

/**
 * POST /recover: mails a code and a link for a new password (spec §7). Always 200 `{}`; nothing in the answer or its time
 * says whether the address is known, since the look-up happens after the answer.
 * Errors: 400 `validation_failed` for what is no address; 429 within 60 s of the last request for the address.
 */
export const postRecover =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const body = await readBody(c, recoverSchema);
    const client = clientInfo(c);
    if (body.email === undefined) throw validationFailed('Password recovery requires an email');
    const email = normaliseEmail(body.email);
    const challenge = readCodeChallenge(body);
    const redirectTo = requestedRedirect(c, context.settings);
    await context.limiter.take({ address: 'send', of: client.ip });
    await context.captcha(body.gotrue_meta_security?.captcha_token, client.ip);
    await context.limiter.take(...mailBuckets(`recover ${email}`, email));
    context.background.run('recovery mail', async () => {
      const sql = context.database.owner;
      const user = await findUserByEmail(sql, email);
      if (!user) return;
      const flowStateId = challenge
        ? await createFlowState(sql, {
            challenge,
            method: 'recovery',
            userId: user.id,
            providerType: 'recovery',
            lifetimeSeconds: mailTokenSeconds,
          })
        : null;
      await writeAudit(sql, { action: 'user_recovery_requested', actorId: user.id, ip: client.ip });
      await sendTokenMail(context, { kind: 'recovery', userId: user.id, to: email, redirectTo, flowStateId });
    });
    return c.json({});
  };
