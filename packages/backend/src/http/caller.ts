import { timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { AppEnv, Assurance, Caller, Claims } from '#http/app-env.ts';
import type { TokenKeys } from '#http/keys.ts';
import { respondProblem, UnavailableError } from '#http/problem.ts';
import { isTokenRefusal } from '#http/token-refusal.ts';
import type { TrustedTokens } from '#http/trusted-tokens.ts';
import { readHeader } from '#http/headers/read-header.ts';
import type { RequestRole } from '#db/scope.ts';

export const anonymousCaller: Caller = { role: 'anon', claims: null, token: null, userId: null };

type KeyRing = { readonly publishableKey: string; readonly secretKey: string };

const bytesOf = new WeakMap<KeyRing, Buffer>();

/** Takes as long for a wrong key as for the right one; how long keys are is no secret. */
const isSame = (given: Buffer, known: Buffer): boolean =>
  given.length === known.length && timingSafeEqual(given, known);

/** Which project key a string is, or null when it is neither. */
export function readApiKey(keys: KeyRing, value: string): 'publishable' | 'secret' | null {
  let known = bytesOf.get(keys);
  if (known === undefined) {
    known = Buffer.from(keys.secretKey);
    bytesOf.set(keys, known);
  }
  // This one is in every page, so how long the comparison takes tells nothing.
  if (value === keys.publishableKey) return 'publishable';
  return isSame(Buffer.from(value), known) ? 'secret' : null;
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

/** Gives the claims of a bearer token with the level that its session has now, or throws why it is refused. */
export type TokenCheck = (token: string) => Promise<{ claims: Claims; owesSecondStep: boolean }>;

/**
 * Whether a page of another site writes. Without a header of its own such a request (text, form) needs no preflight, so that no rule of
 * CORS keeps it from acting here; with the key in a header the browser asks first.
 */
function isForeignWrite(c: Context): boolean {
  if (c.req.method === 'GET' || c.req.method === 'HEAD' || readHeader(c, 'origin') === undefined)
    return false;
  return readHeader(c, 'sec-fetch-site') !== 'same-origin';
}

/** How access differs where clients of other projects are served (`npm run backend`). */
export type Access = {
  /** Whether a request without a project key is refused; true unless told. */
  readonly demandsKey?: boolean;
  /** Tokens, also in the place of a project key, that are believed as they are. */
  readonly trusted?: TrustedTokens;
  /** Roles that such tokens may carry beside those of a project. */
  readonly furtherRoles?: readonly string[];
  /** Which pages of other sites may open sockets; left out, our own and those of the redirect list. */
  readonly socketOrigins?: readonly string[] | 'any';
  /**
   * Whether the key of a deleted row under policies is kept from users whom the row did not name. No policy can be asked about a
   * row that is gone, so every listener of the table hears of it. Told unless said, as the reference does.
   */
  readonly hidesDeletedKeys?: boolean;
};

/**
 * Decides who asks. The project key is demanded (header `apikey`, query `apikey` for the publishable one where no other site's page writes,
 * or as bearer); the user comes from the bearer token. A refused token is kept in `tokenError`, since each protocol words that refusal itself.
 * Errors: UnavailableError when it cannot be told now.
 */
export function identifyCaller(
  ring: KeyRing,
  check: TokenCheck,
  { demandsKey = true, trusted = async () => null }: Access = {},
): MiddlewareHandler<AppEnv> {
  const holderOf = async (token: string): Promise<Caller> => {
    const believed = await trusted(token);
    if (believed !== null) return { ...believed, token, userId: believed.claims.sub ?? null };
    const { claims, owesSecondStep } = await check(token);
    return { role: roleOf(claims), claims, token, userId: owesSecondStep ? null : (claims.sub ?? null) };
  };
  return async function identify(c, next) {
    const began = performance.now();
    const authorization = readHeader(c, 'authorization');
    const bearerKey = /^Bearer +(sb_\S+)$/i.exec(authorization ?? '')?.[1];
    const keyHeader = readHeader(c, 'apikey');
    const offered = keyHeader ?? c.req.query('apikey') ?? bearerKey;
    if (offered === undefined && demandsKey) return respondProblem(c, 'no_api_key');
    const kind = offered === undefined ? 'publishable' : readApiKey(ring, offered);
    const isInAddress = keyHeader === undefined && c.req.query('apikey') === offered;
    // Addresses end up in logs and histories, so the secret key is none there.
    if (isInAddress && offered !== undefined && (kind === 'secret' || isForeignWrite(c)))
      return respondProblem(c, 'invalid_api_key');
    // A key whose time is over is none.
    const keyToken = offered !== undefined && kind === null ? await trusted(offered).catch(() => null) : null;
    if (kind === null && keyToken === null) return respondProblem(c, 'invalid_api_key');
    const token = readBearer(authorization);
    c.set('caller', anonymousCaller);
    if (token === null && keyToken !== null) {
      c.set('caller', { ...keyToken, token, userId: keyToken.claims.sub ?? null });
    } else if (token !== null) {
      try {
        c.set('caller', await holderOf(token));
      } catch (error) {
        if (!isTokenRefusal(error)) throw new UnavailableError(error);
        c.set('tokenError', error);
        c.set('caller', { ...anonymousCaller, token });
      }
    } else if (kind === 'secret') {
      c.set('caller', { role: 'service_role', claims: { role: 'service_role' }, token: null, userId: null });
    }
    c.set('identifiedIn', performance.now() - began);
    await next();
  };
}

/** Verifies signatures through `keys`, remembering the outcome of a token for a minute at most. */
export function createTokenCheck(
  keys: TokenKeys,
  isAlive: (claims: Claims) => Promise<Assurance>,
): TokenCheck {
  const verified = new LRUCache<string, Claims>({ max: 5_000, ttlResolution: 0 });
  return async function check(token) {
    let claims = verified.get(token);
    if (claims === undefined) {
      claims = Object.freeze(await keys.verify(token));
      const ttl = Math.min(60_000, (claims.exp ?? 0) * 1000 - Date.now());
      if (ttl > 0) verified.set(token, claims, { ttl });
    }
    const { aal, owesSecondStep } = await isAlive(claims);
    return { claims: claims.aal === aal ? claims : { ...claims, aal }, owesSecondStep };
  };
}
