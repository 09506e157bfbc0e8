import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import { AuthError, validationFailed } from '../errors/auth-error.ts';
import { writeAudit } from '../audit.ts';
import { requireUser } from '../sessions/bearer.ts';
import { clientInfo, toInet } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { findFactor, type Factor, requireMayFinish } from '../mfa/factor.ts';
import { raiseSession } from '../mfa/raise-session.ts';
import {
  checkFactorAnswer,
  requireParty,
  webauthnAnswerSchema,
  type WebauthnAnswer,
} from '../mfa/webauthn-factor.ts';
import type { Queryable } from '../users/user-row.ts';
import { findTotpStep } from '../mfa/totp.ts';
import { optionalText, readBody } from '../requests/read-body.ts';
import { unseal } from '../keys/secret-box.ts';
import { sameDigest } from '../keys/secrets.ts';
import { respondSession } from '../sessions/present-session.ts';
import { challengeSeconds } from './factor-challenge.ts';

const verifySchema = z.object({
  challenge_id: optionalText,
  code: optionalText,
  webauthn: webauthnAnswerSchema,
});
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Challenge = {
  id: string;
  otp_code: string | null;
  done: boolean;
  late: boolean;
  same_ip: boolean;
  attempts: number;
  web_authn_session_data: { challenge: string } | null;
};

/** Wrong codes that a challenge survives. */
const maxFactorTries = 5;
// An authenticator mistypes nothing: its challenge serves one answer, right or wrong.
const triesOf = (factor: Factor): number => (factor.factor_type === 'webauthn' ? 1 : maxFactorTries);

// Counts the try before the code is looked at, so that parallel tries count as well.
const openChallenge = async (
  context: AuthContext,
  factor: Factor,
  challengeId: string,
  ip: string,
): Promise<Challenge> => {
  const unknown = new AuthError('mfa_factor_not_found', {
    status: 422,
    message: 'MFA factor with the provided challenge ID not found',
  });
  if (!uuid.test(challengeId)) throw unknown;
  const [challenge] = await context.database.owner<Challenge[]>`
    update auth.mfa_challenges set attempts = attempts + 1
    where id = ${challengeId} and factor_id = ${factor.id}
    returning id, otp_code, attempts, web_authn_session_data, verified_at is not null as done,
      ip_address = ${toInet(ip) ?? '0.0.0.0'}::inet as same_ip,
      created_at < now() - make_interval(secs => ${challengeSeconds}) as late`;
  if (!challenge) throw unknown;
  if (challenge.done || !challenge.same_ip) throw new AuthError('mfa_ip_address_mismatch');
  if (challenge.late || challenge.attempts > triesOf(factor)) {
    throw new AuthError('mfa_challenge_expired', {
      message: `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
    });
  }
  return challenge;
};

const isRightCode = async (
  context: AuthContext,
  factor: Factor,
  challenge: Challenge,
  code: string,
): Promise<boolean> => {
  if (factor.factor_type === 'phone') {
    const offered = context.secrets.hashCode(`challenge\n${challenge.id}`, code);
    return challenge.otp_code !== null && sameDigest(challenge.otp_code, offered);
  }
  if (factor.secret === null || !/^\d{6}$/.test(code)) return false;
  const step = findTotpStep(unseal(context.secrets.encryptionKey, factor.id, factor.secret), code);
  if (step === null) return false;
  const used = await context.database.owner`
    update auth.mfa_factors set last_used_step = ${step}
    where id = ${factor.id} and (last_used_step is null or last_used_step < ${step})`;
  return used.count === 1;
};

type Answer = { code: string } | { webauthn: WebauthnAnswer };

const readAnswer = (factor: Factor, body: z.infer<typeof verifySchema>): Answer => {
  if (factor.factor_type === 'webauthn') {
    if (!body.webauthn) throw validationFailed('WebAuthn response needs to be given');
    return { webauthn: body.webauthn };
  }
  if (body.code === undefined) throw validationFailed('Code needs to be non-empty');
  return { code: body.code };
};

// What is kept with the factor when its answer was right, or why it was not.
const checkAnswer = async (
  context: AuthContext,
  factor: Factor,
  challenge: Challenge,
  answer: Answer,
): Promise<((tx: Queryable) => Promise<void>) | AuthError> => {
  if ('code' in answer) {
    if (await isRightCode(context, factor, challenge, answer.code)) return async () => {};
    return new AuthError('mfa_verification_failed', {
      ...(factor.factor_type === 'phone' ? { message: 'Invalid MFA Phone code entered' } : {}),
    });
  }
  const site = requireParty(context, answer.webauthn);
  const expected = challenge.web_authn_session_data?.challenge ?? '';
  return checkFactorAnswer(site, factor, expected, answer.webauthn).catch((error: unknown) => {
    if (error instanceof AuthError) return error;
    throw error;
  });
};

/**
 * POST /factors/{id}/verify: answers a challenge (spec §7). The session rises to aal2 with a new refresh token, the factor
 * counts from now on, and the person's sessions that have not shown it end.
 * Errors: 400 `webauthn_verification_failed`, `validation_failed` for an empty code, no answer or another site; 403 `insufficient_aal`; 404 `mfa_factor_not_found`; 422
 * `mfa_verification_failed`, `webauthn_credential_exists`, `mfa_challenge_expired`, `mfa_ip_address_mismatch`; 429 after five wrong codes.
 */
export const postFactorVerify =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const bearer = await requireUser(c, context);
    const { user } = bearer;
    const body = await readBody(c, verifySchema);
    const client = clientInfo(c);
    await context.limiter.take({ address: 'mfa', of: client.ip });
    const factor = await findFactor(context.database.owner, user.id, c.req.param('id') ?? '');
    requireMayFinish(bearer, factor);
    const answer = readAnswer(factor, body);
    await context.limiter.take({ account: 'mfa', of: user.id });
    const challenge = await openChallenge(context, factor, body.challenge_id ?? '', client.ip);
    const outcome = await checkAnswer(context, factor, challenge, answer);
    await writeAudit(context.database.owner, {
      action: 'verification_attempted',
      actorId: user.id,
      ip: client.ip,
      traits: { factor_id: factor.id, right: !(outcome instanceof AuthError) },
    });
    if (outcome instanceof AuthError) throw outcome;
    const session = await raiseSession(
      context,
      bearer,
      { factor, challengeId: challenge.id, keep: outcome },
      client,
    );
    await context.limiter.reset(user.id, 'mfa');
    return respondSession(c, context, session);
  };
