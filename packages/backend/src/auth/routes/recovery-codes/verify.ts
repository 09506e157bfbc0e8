import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import { writeAudit } from '../../audit.ts';
import type { AuthContext } from '../../context.ts';
import { AuthError } from '../../errors/auth-error.ts';
import { raiseSession } from '../../mfa/raise-session.ts';
import {
  digestRecoveryCode,
  findRecoveryCodes,
  maxRecoveryFailures,
  recoveryLockSeconds,
  type RecoveryCodes,
} from '../../mfa/recovery-codes.ts';
import { clientInfo } from '../../requests/client-info.ts';
import { optionalText, readBody } from '../../requests/read-body.ts';
import { requireUser } from '../../sessions/bearer.ts';
import { respondSession } from '../../sessions/present-session.ts';

const verifySchema = z.object({ code: optionalText });
const wrongCode = (): AuthError =>
  new AuthError('mfa_verification_failed', { message: 'Invalid recovery code entered' });

/** Counts the try before its answer is used, so that parallel tries count as well. Errors: 429 `mfa_recovery_codes_locked`. */
async function tryCode(context: AuthContext, { id }: RecoveryCodes, digest: string): Promise<boolean> {
  const [tried] = await context.database.owner<{ right: boolean }[]>`
    with counted as (
      select r.factor_id, 1 + case when r.locked_until is null then r.failures else 0 end as failures
      from auth.mfa_recovery_codes r
      where r.factor_id = ${id} and (r.locked_until is null or r.locked_until <= now())
      for update
    )
    update auth.mfa_recovery_codes r set failures = c.failures,
      locked_until = case when c.failures >= ${maxRecoveryFailures}
        then now() + make_interval(secs => ${recoveryLockSeconds}) end
    from counted c where r.factor_id = c.factor_id
    returning ${digest} = any (r.digests) as right`;
  if (tried === undefined) throw new AuthError('mfa_recovery_codes_locked');
  return tried.right;
}

/**
 * POST /factors/recovery-codes/verify: one unused code raises the session to aal2, as another factor does; it is then used.
 * Errors: 422 `mfa_verification_failed` for a code that is wrong, used or missing, also of a person without codes,
 * `mfa_recovery_codes_verify_not_enabled`; 429 `mfa_recovery_codes_locked` after five wrong ones, for a quarter of an hour.
 */
export const postVerifyRecoveryCode =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    if (context.options.recoveryCodes !== true) throw new AuthError('mfa_recovery_codes_verify_not_enabled');
    const bearer = await requireUser(c, context);
    const { user } = bearer;
    const { code } = await readBody(c, verifySchema);
    const client = clientInfo(c);
    await context.limiter.take({ address: 'mfa', of: client.ip });
    const found = await findRecoveryCodes(context.database.owner, user.id);
    if (found?.locked === true) throw new AuthError('mfa_recovery_codes_locked');
    await context.limiter.take({ account: 'mfa', of: user.id });
    if (found === null || code === undefined) throw wrongCode();
    const digest = digestRecoveryCode(context, found.id, code);
    const right = await tryCode(context, found, digest);
    await writeAudit(context.database.owner, {
      action: 'verification_attempted',
      actorId: user.id,
      ip: client.ip,
      traits: { factor_id: found.id, right },
    });
    if (!right) throw wrongCode();
    const session = await raiseSession(
      context,
      bearer,
      {
        factor: { id: found.id, factor_type: 'recovery_code' },
        challengeId: null,
        keep: async (tx) => {
          const used = await tx`
            update auth.mfa_recovery_codes set digests = array_remove(digests, ${digest}), failures = 0,
              locked_until = null
            where factor_id = ${found.id} and ${digest} = any (digests)`;
          if (used.count === 0) throw wrongCode();
        },
      },
      client,
    );
    await context.limiter.reset(user.id, 'mfa');
    return respondSession(c, context, session);
  };
