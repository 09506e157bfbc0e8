import { errors, jwtVerify } from 'jose';
import { projectRoles, type RequestRole } from '#db/scope.ts';
import { UnlistedRole } from '#http/token-refusal.ts';
import type { Claims } from '#http/app-env.ts';

/**
 * Gives role and claims of a token that a trusted secret signed; null for any other. Errors: those of jose where it was
 * signed so and its time is over, has not come, or its audience is none; UnlistedRole where its role is not one to take.
 */
export type TrustedTokens = (token: string) => Promise<{ role: RequestRole; claims: Claims } | null>;

const clockSkewSeconds = 30;

/**
 * Tokens of others (HS256) whose `role` is believed, for any issuer: the project keys of old, and what test suites sign for
 * themselves. One without a role is anonymous. Only for `npm run backend`.
 * @param furtherRoles roles that they may carry beside those of a project
 * @param audience whom a token must be meant for, if it says for whom; null for anyone
 */
export function createTrustedTokens(
  secrets: readonly string[],
  furtherRoles: readonly string[] = [],
  audience: string | null = null,
): TrustedTokens {
  const roles: readonly string[] = [...projectRoles, ...furtherRoles];
  const keys = secrets.map((secret) => new TextEncoder().encode(secret));
  return async function readTrusted(token) {
    for (const key of keys) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          clockTolerance: clockSkewSeconds,
        });
        const claims = payload as Claims;
        if (typeof payload.iat === 'number' && payload.iat > Date.now() / 1000 + clockSkewSeconds) {
          throw new errors.JWTClaimValidationFailed('issued in the future', payload, 'iat');
        }
        if (!isAudience(payload.aud)) {
          throw new errors.JWTClaimValidationFailed('not an audience', payload, 'aud', 'invalid');
        }
        if (audience !== null && !isMeantFor(audience, payload.aud)) {
          throw new errors.JWTClaimValidationFailed('another audience', payload, 'aud');
        }
        const role: RequestRole = claims.role ?? 'anon';
        if (roles.includes(role)) return { role, claims };
        throw new UnlistedRole(role);
      } catch (error) {
        // Else another secret may have signed it.
        const isSigned =
          error instanceof errors.JWTExpired ||
          error instanceof errors.JWTClaimValidationFailed ||
          error instanceof UnlistedRole;
        if (isSigned) throw error;
      }
    }
    return null;
  };
}

/** A token that names no one is meant for anyone, as under PostgREST. */
const isMeantFor = (audience: string, aud: string | string[] | null | undefined): boolean =>
  aud === undefined || aud === null || aud.length === 0
    ? aud !== ''
    : aud === audience || (Array.isArray(aud) && aud.includes(audience));

const isAudience = (aud: unknown): boolean =>
  aud === undefined ||
  aud === null ||
  typeof aud === 'string' ||
  (Array.isArray(aud) && aud.every((entry) => typeof entry === 'string'));
