import { jwtVerify, SignJWT, type CryptoKey, type JWTHeaderParameters } from 'jose';
import type { Database } from '#db/pool.ts';
import type { Claims } from '#http/app-env.ts';
import { assertCanonicalToken, type TokenKeys } from '#http/keys.ts';
import { TokenRefusal } from '#http/token-refusal.ts';
import { deriveSecrets } from './secrets.ts';
import { ensureSigningKey, loadSigningKeys, rotateSigningKeys } from './key-store.ts';
import { assertLowSignature, withLowSignature } from './low-signature.ts';

const clockSkewSeconds = 30;
const reloadPauseMs = 1_000;
/** Older keys are read again before they verify anything: a rotation that revokes may have gone unheard. */
const maxAgeMs = 60_000;

type Options = {
  readonly database: Database;
  readonly siteUrl: string;
  /** Seals the private keys at rest. */
  readonly secret: string;
  /** Also accepts HS256 tokens signed with `secret`, for an imported project whose clients still hold them. */
  readonly acceptSharedSecret: boolean;
};

/**
 * Access-token keys from the database: ES256, rotated by `npm run keys:rotate`. Each process hears of a rotation and reads
 * the set again, also when it begins to listen or listens anew, and once a minute; a token with an unknown `kid` makes it look,
 * too, at most once a second.
 */
export const createSigningKeys = async (options: Options): Promise<TokenKeys> => {
  const { database, siteUrl, secret, acceptSharedSecret } = options;
  const { encryptionKey } = deriveSecrets(secret);
  const sql = database.owner;
  const issuer = `${siteUrl}/auth/v1`;
  const shared = new TextEncoder().encode(secret);
  await ensureSigningKey(sql, encryptionKey);
  let keys = await loadSigningKeys(sql, encryptionKey);
  if (keys.current === null) {
    // The secret has changed since the key was sealed: tokens go on being verified, new ones get a new key.
    await rotateSigningKeys(sql, encryptionKey);
    keys = await loadSigningKeys(sql, encryptionKey);
  }
  let loadedAt = Date.now();
  let asked = 0;
  let taken = 0;
  const reload = async (): Promise<void> => {
    loadedAt = Date.now();
    const order = ++asked;
    const loaded = await loadSigningKeys(sql, encryptionKey);
    // A set that was asked for earlier may come later, with keys that were revoked in between.
    if (order < taken) return;
    taken = order;
    keys = loaded;
  };
  const reloadQuietly = (): void => void reload().catch(() => {});
  // Through a pooler that cannot listen, unknown keys are still found by their kid, and revoked ones go within a minute.
  void database.listener.on('auth_signing_keys', reloadQuietly, reloadQuietly).then(reloadQuietly, () => {});

  const findKey = async ({ alg, kid }: JWTHeaderParameters): Promise<CryptoKey | Uint8Array> => {
    if (alg === 'HS256') return shared;
    if (typeof kid !== 'string') throw new TokenRefusal('the token names no key');
    const age = Date.now() - loadedAt;
    if (age > (keys.verifiers.has(kid) ? maxAgeMs : reloadPauseMs)) await reload();
    const key = keys.verifiers.get(kid);
    if (!key) throw new TokenRefusal('unrecognized JWT kid');
    return key;
  };

  return {
    issuer,
    sign: async (claims, lifetimeSeconds) => {
      if (keys.current === null) throw new Error('there is no signing key');
      const now = Math.floor(Date.now() / 1000);
      const token = await new SignJWT({ ...claims, iss: issuer, iat: now, exp: now + lifetimeSeconds })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: keys.current.kid })
        .sign(keys.current.key);
      return withLowSignature(token);
    },
    verify: async (token) => {
      assertCanonicalToken(token);
      assertLowSignature(token);
      const { payload } = await jwtVerify(token, findKey, {
        algorithms: acceptSharedSecret ? ['ES256', 'HS256'] : ['ES256'],
        audience: 'authenticated',
        issuer,
        clockTolerance: clockSkewSeconds,
        requiredClaims: ['sub', 'exp', 'role'],
      });
      if (typeof payload.aud !== 'string') throw new TokenRefusal('unexpected "aud" claim value');
      return payload as Claims;
    },
    publicKeys: () => keys.publicJwks,
  };
};
