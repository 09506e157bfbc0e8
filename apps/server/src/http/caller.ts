import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Caller, Claims } from '#http/app-env.ts';
import type { TokenKeys } from '#http/keys.ts';
import { respondProblem } from '#http/problem.ts';
import type { RequestRole } from '#db/scope.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const anonymousCaller: Caller = { role: 'anon', claims: null, token: null, userId: null };

type KeyRing = { readonly publishableKey: string; readonly secretKey: string };

const digestsOf = new WeakMap<KeyRing, { publishable: Buffer; secret: Buffer }>();

/** Which project key a string is, or null when it is neither. */
export function readApiKey(keys: KeyRing, value: string): 'publishable' | 'secret' | null {
  const known = digestsOf.get(keys) ?? {
    publishable: digest(keys.publishableKey),
    secret: digest(keys.secretKey),
  };
  digestsOf.set(keys, known);
  const given = digest(value);
  if (timingSafeEqual(given, known.publishable)) return 'publishable';
  return timingSafeEqual(given, known.secret) ? 'secret' : null;
}

/** The bearer token of a request, or null without one; a project key sent as bearer is no user token. */
export function readBearer(header: string | undefined): string | null {
  const match = /^Bearer +(\S+)$/i.exec(header ?? '');
  const token = match?.[1] ?? null;
  return token === null || token.startsWith('sb_') ? null : token;
}

function roleOf(claims: Claims): RequestRole {
  return claims.role === 'authenticated' ? 'authenticated' : 'anon';
}

/** Gives the claims of a bearer token, or throws why it is refused. */
export type TokenCheck = (token: string) => Promise<Claims>;

/**
 * Decides who asks. The project key is demanded (header `apikey`, query `apikey`, or as bearer); the user comes from
 * the bearer token. A refused token is kept in `tokenError`, since each protocol words that refusal itself.
 */
export function identifyCaller(ring: KeyRing, check: TokenCheck): MiddlewareHandler<AppEnv> {
  return async function identify(c, next) {
    const authorization = c.req.header('authorization');
    const bearerKey = /^Bearer +(sb_\S+)$/i.exec(authorization ?? '')?.[1];
    const offered = c.req.header('apikey') ?? c.req.query('apikey') ?? bearerKey;
    if (offered === undefined) return respondProblem(c, 'no_api_key');
    const kind = readApiKey(ring, offered);
    if (kind === null) return respondProblem(c, 'invalid_api_key');
    const token = readBearer(authorization);
    c.set('caller', anonymousCaller);
    if (token !== null) {
      try {
        const claims = await check(token);
        c.set('caller', { role: roleOf(claims), claims, token, userId: claims.sub ?? null });
      } catch (error) {
        c.set('tokenError', error);
        c.set('caller', { ...anonymousCaller, token });
      }
    } else if (kind === 'secret') {
      c.set('caller', { role: 'service_role', claims: { role: 'service_role' }, token: null, userId: null });
    }
    await next();
  };
}

/** Verifies signatures through `keys`, remembering the outcome of a token for a minute at most. */
export function createTokenCheck(keys: TokenKeys, isAlive: (claims: Claims) => Promise<void>): TokenCheck {
  const verified = new Map<string, { claims: Claims; until: number }>();
  return async function check(token) {
    const now = Date.now();
    const known = verified.get(token);
    let claims = known !== undefined && known.until > now ? known.claims : null;
    if (claims === null) {
      claims = await keys.verify(token);
      if (verified.size >= 5_000) verified.clear();
      const expiresMs = (claims.exp ?? 0) * 1000;
      verified.set(token, { claims, until: Math.min(now + 60_000, expiresMs) });
    }
    await isAlive(claims);
    return claims;
  };
}
