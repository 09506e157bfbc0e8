import { errors } from 'jose';
import type { RequestRole, Scope } from '#db/scope.ts';
import { readApiKey, type TokenCheck } from '#http/caller.ts';
import type { Claims } from '#http/app-env.ts';
import { isTokenRefusal } from '#http/token-refusal.ts';
import type { TrustedTokens } from '#http/trusted-tokens.ts';
import type { Settings } from '#settings.ts';
import { Refusal } from './refusal.ts';

/** Who listens on a channel, as row-level security sees it. */
export type Subscriber = {
  readonly role: RequestRole;
  readonly claims: Claims | null;
  /** The claims as the policies read them; subscribers with the same text see the same rows. */
  readonly claimsText: string;
  readonly userId: string | null;
  readonly sessionId: string | null;
  /** When the token ends, in milliseconds; null for a project key, which does not. */
  readonly expiresAt: number | null;
};

/** Who has shown no more than a project key. */
export function keySubscriber(role: RequestRole): Subscriber {
  const base = { role, claims: null, userId: null, sessionId: null, expiresAt: null };
  return { ...base, claimsText: JSON.stringify({ role }) };
}

/**
 * Finds out who holds a token: a project key, a token of a trusted secret, or the access token of a session that is alive.
 * @throws Refusal with the code `InvalidJWTToken`, or `DatabaseUnavailable` when it cannot be told now
 */
export async function identifySubscriber(
  settings: Pick<Settings, 'publishableKey' | 'secretKey'>,
  check: TokenCheck,
  token: string,
  trusted: TrustedTokens = async () => null,
): Promise<Subscriber> {
  if (token.startsWith('sb_')) {
    const kind = readApiKey(settings, token);
    if (kind === null) throw new Refusal('InvalidJWTToken', 'The API key is unknown');
    return keySubscriber(kind === 'secret' ? 'service_role' : 'anon');
  }
  let claims: Claims;
  try {
    const believed = await trusted(token);
    // No session of ours stands behind it, so none can end it.
    if (believed !== null) return { ...tokenSubscriber(believed.role, believed.claims), sessionId: null };
    ({ claims } = await check(token));
  } catch (error) {
    if (!isTokenRefusal(error)) throw new Refusal('DatabaseUnavailable', 'Please retry after a moment');
    throw new Refusal('InvalidJWTToken', describeTokenError(error));
  }
  return tokenSubscriber(claims.role === 'authenticated' ? 'authenticated' : 'anon', claims);
}

function tokenSubscriber(role: RequestRole, claims: Claims): Subscriber {
  return {
    role,
    claims,
    claimsText: JSON.stringify({ ...claims, role }),
    userId: claims.sub ?? null,
    sessionId: claims.session_id ?? null,
    expiresAt: claims.exp === undefined ? null : claims.exp * 1000,
  };
}

function describeTokenError(error: unknown): string {
  if (error instanceof errors.JWTExpired) {
    const ago = Math.max(0, Math.floor(Date.now() / 1000) - (error.payload.exp ?? 0));
    return `Token has expired ${ago} seconds ago`;
  }
  return error instanceof Error && error.name === 'AuthError'
    ? error.message
    : 'The token cannot be verified';
}

/** Who the database sees when it is asked for this subscriber. */
export const scopeOf = ({ role, claims }: Subscriber): Scope => ({ role, claims });
