import { jwtVerify } from 'jose';
import { projectRoles, type RequestRole } from '#db/scope.ts';
import type { Claims } from '#http/app-env.ts';

/** Gives role and claims of a token that a trusted secret signed; null for any other. */
export type TrustedTokens = (token: string) => Promise<{ role: RequestRole; claims: Claims } | null>;

/**
 * Tokens of others (HS256) whose `role` is believed, for any issuer and audience: the project keys of old, and what
 * test suites sign for themselves. Only for `npm run backend`.
 * @param furtherRoles roles that they may carry beside those of a project
 */
export function createTrustedTokens(
  secrets: readonly string[],
  furtherRoles: readonly string[] = [],
): TrustedTokens {
  const roles: readonly string[] = [...projectRoles, ...furtherRoles];
  const keys = secrets.map((secret) => new TextEncoder().encode(secret));
  return async function readTrusted(token) {
    for (const key of keys) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
        const claims = payload as Claims;
        const { role } = claims;
        if (role !== undefined && roles.includes(role)) return { role: role satisfies RequestRole, claims };
      } catch {
        // Another secret may have signed it.
      }
    }
    return null;
  };
}
