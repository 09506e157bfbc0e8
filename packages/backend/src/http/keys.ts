import { SignJWT, jwtVerify } from 'jose';
import type { Claims } from '#http/app-env.ts';
import { TokenRefusal } from '#http/token-refusal.ts';

/** Signs and verifies access tokens. Issue and audience are fixed here, so no caller can forget to check them. */
export type TokenKeys = {
  readonly issuer: string;
  /** @param claims without iat, exp, iss; @param lifetimeSeconds until exp */
  readonly sign: (claims: Claims, lifetimeSeconds: number) => Promise<string>;
  /** @throws a jose error when the token is malformed, expired, badly signed, or meant for another audience */
  readonly verify: (token: string) => Promise<Claims>;
  /** Public keys for /.well-known/jwks.json; empty while only a shared secret signs. */
  readonly publicKeys: () => readonly Record<string, unknown>[];
};

const clockSkewSeconds = 30;

/**
 * Refuses a compact token that is not written in the one canonical way: decoders forgive padding and stray trailing bits,
 * so that several texts would be the same token.
 */
export function assertCanonicalToken(token: string): void {
  const parts = token.split('.');
  const canonical = parts.every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
  if (parts.length !== 3 || !canonical) throw new TokenRefusal('token is malformed');
}

/**
 * Keys from one shared secret (HS256).
 * @param secret at least 32 characters
 * @param siteUrl public origin; the issuer is its /auth/v1
 */
export function createSharedSecretKeys(secret: string, siteUrl: string): TokenKeys {
  const key = new TextEncoder().encode(secret);
  const issuer = `${siteUrl}/auth/v1`;
  return {
    issuer,
    sign: (claims, lifetimeSeconds) => {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ ...claims, iss: issuer, iat: now, exp: now + lifetimeSeconds })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(key);
    },
    verify: async (token) => {
      assertCanonicalToken(token);
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        audience: 'authenticated',
        issuer,
        clockTolerance: clockSkewSeconds,
        requiredClaims: ['sub', 'exp', 'role'],
      });
      return payload as Claims;
    },
    publicKeys: () => [],
  };
}
