import { createLocalJWKSet, createRemoteJWKSet, decodeJwt, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Claims } from '#http/app-env.ts';
import type { TrustedTokens } from '#http/trusted-tokens.ts';

const role = z.string().min(1).max(63);

/** An issuer elsewhere whose access tokens are believed. */
export const issuerSchema = z.object({
  /** The claim `iss`, to the letter. */
  issuer: z.string().min(1).max(500),
  /** Where its public keys are (a JWK set), or the set itself. */
  jwks: z.union([
    z.url({ protocol: /^https?$/ }),
    z.object({
      keys: z
        .array(z.looseObject({ kty: z.enum(['RSA', 'EC']) }))
        .min(1)
        .max(50),
    }),
  ]),
  /** The claim `aud`, where it shall be checked. */
  audience: z.string().min(1).optional(),
  /** Roles that its tokens may carry; no outside issuer speaks as the server unless it is said here. */
  roles: z.array(role).min(1).default(['anon', 'authenticated']),
});

export type ThirdPartyIssuer = z.infer<typeof issuerSchema>;

const algorithms = ['RS256', 'ES256'];
const clockSkewSeconds = 30;
const maxTokenLength = 16_384;

/**
 * Believes tokens of the given issuers, for every protocol alike. A token must be signed with RS256 or ES256 by a key of its
 * own issuer, end some day, and carry a role that the issuer may give. Keys at an address are read when first needed, again
 * when a key is unknown (at most every 30 s), and every ten minutes.
 */
export function createThirdPartyTokens(issuers: readonly ThirdPartyIssuer[]): TrustedTokens {
  const known = new Map(issuers.map((settings) => [settings.issuer, { settings, keys: keysOf(settings) }]));
  return async function readThirdParty(token) {
    if (known.size === 0 || token.length > maxTokenLength) return null;
    try {
      const found = known.get(decodeJwt(token).iss ?? '');
      if (found === undefined) return null;
      const { issuer, audience, roles } = found.settings;
      const { payload } = await jwtVerify(token, found.keys, {
        algorithms,
        issuer,
        clockTolerance: clockSkewSeconds,
        requiredClaims: ['exp', 'role'],
        ...(audience === undefined ? {} : { audience }),
      });
      const wanted = payload['role'];
      if (typeof wanted !== 'string' || !roles.includes(wanted)) return null;
      return { role: wanted, claims: payload as Claims };
    } catch {
      // Not to be verified, or its issuer cannot be reached: then it is believed no more than any other text.
      return null;
    }
  };
}

function keysOf({ jwks }: ThirdPartyIssuer): JWTVerifyGetKey {
  if (typeof jwks !== 'string') return createLocalJWKSet(jwks);
  return createRemoteJWKSet(new URL(jwks), {
    timeoutDuration: 5_000,
    cooldownDuration: 30_000,
    cacheMaxAge: 600_000,
  });
}

/** Believes what one of several believes, asked in their order. */
export function firstTrusted(...readers: readonly TrustedTokens[]): TrustedTokens {
  return async function readAny(token) {
    for (const read of readers) {
      const believed = await read(token);
      if (believed !== null) return believed;
    }
    return null;
  };
}
