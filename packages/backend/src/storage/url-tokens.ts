import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { assertCanonicalToken } from '#http/keys.ts';
import { StorageError } from './storage-error.ts';

/** What a signed address allows: one object, one purpose. */
export type UrlGrant = {
  /** `bucket/name`, compared with the address on use. */
  readonly url: string;
  readonly scope: 'download' | 'upload';
  /** Query of the rendering that was signed along, for example `width=200`. */
  readonly transform?: string;
  readonly owner?: string;
  readonly upsert?: boolean;
};

export type UrlTokens = {
  readonly sign: (grant: UrlGrant, lifetimeSeconds: number) => Promise<string>;
  /** @throws StorageError InvalidJWT; InvalidSignature when it was made for something else */
  readonly verify: (
    token: string,
    scope: UrlGrant['scope'],
    url: string,
  ) => Promise<UrlGrant & { readonly exp: number }>;
};

const audience = 'storage';

/**
 * Signs addresses of objects with a key of their own, derived from the server's secret: such a token opens nothing but its
 * object, and an access token opens no address.
 */
export function createUrlTokens(secret: string, siteUrl: string): UrlTokens {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'kawanusaha storage addresses', 32));
  const issuer = `${siteUrl}/storage/v1`;
  return {
    sign: (grant, lifetimeSeconds) => {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ ...grant, iss: issuer, aud: audience, iat: now, exp: now + lifetimeSeconds })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(key);
    },
    verify: async (token, scope, url) => {
      const grant = await read(token, key, issuer);
      if (grant.scope !== scope)
        throw new StorageError('InvalidSignature', `Token is not scoped for ${scope}`);
      if (grant.url !== url) throw new StorageError('InvalidSignature', 'The url do not match the signature');
      return grant;
    },
  };
}

async function read(token: string, key: Uint8Array, issuer: string): Promise<UrlGrant & { exp: number }> {
  try {
    assertCanonicalToken(token);
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      audience,
      issuer,
      requiredClaims: ['exp', 'url', 'scope'],
    });
    return payload as unknown as UrlGrant & { exp: number };
  } catch (error) {
    throw new StorageError('InvalidJWT', error instanceof Error ? error.message : undefined, {
      cause: error,
    });
  }
}
