import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Sql } from '#db/pool.ts';
import { seal, unseal } from './secret-box.ts';
import type { Queryable } from '../users/user-row.ts';
import { accessTokenSeconds } from '../sessions/access-token.ts';

const algorithm = 'ES256';
// A token may be this much older than its key's retirement: its lifetime, and some drift between clocks.
const graceSeconds = accessTokenSeconds + 300;

type KeyRow = { kid: string; public_jwk: JWK; sealed_private_jwk: string; retired: boolean };

export type LoadedKeys = {
  /** Null when the newest key was sealed with another secret. */
  current: { kid: string; key: CryptoKey } | null;
  verifiers: ReadonlyMap<string, CryptoKey>;
  publicJwks: readonly Record<string, unknown>[];
};

const toCryptoKey = async (jwk: JWK): Promise<CryptoKey> => {
  const key = await importJWK(jwk, algorithm);
  if (key instanceof Uint8Array) throw new Error('a signing key is not an elliptic-curve key');
  return key;
};

const insertKey = async (sql: Queryable, encryptionKey: Buffer): Promise<void> => {
  const kid = randomUUID();
  const pair = await generateKeyPair(algorithm, { extractable: true });
  const [privateJwk, publicJwk] = await Promise.all([exportJWK(pair.privateKey), exportJWK(pair.publicKey)]);
  const sealed = seal(encryptionKey, kid, JSON.stringify(privateJwk));
  await sql`
    insert into auth.signing_keys (kid, public_jwk, sealed_private_jwk)
    values (${kid}, ${sql.json(publicJwk as never)}, ${sealed})
    on conflict do nothing`;
};

/** Makes the first key; of several processes that start together one succeeds. */
export const ensureSigningKey = async (sql: Sql, encryptionKey: Buffer): Promise<void> => {
  const current = await sql`select 1 from auth.signing_keys where retired_at is null`;
  if (current.length === 0) await insertKey(sql, encryptionKey);
};

/**
 * Retires the current key and makes a new one; forgets keys whose tokens have all ended.
 * @param options.revoke forgets the old keys now, so that every token signed with them ends
 */
export const rotateSigningKeys = async (
  sql: Sql,
  encryptionKey: Buffer,
  options: { revoke?: boolean } = {},
): Promise<void> => {
  await sql.begin(async (tx) => {
    await tx`update auth.signing_keys set retired_at = now() where retired_at is null`;
    await tx`
      delete from auth.signing_keys
      where retired_at is not null
        and (${options.revoke === true} or retired_at < now() - make_interval(secs => ${graceSeconds}))`;
    await insertKey(tx, encryptionKey);
  });
};

/** Reads the keys that sign and verify at this moment. */
export const loadSigningKeys = async (sql: Sql, encryptionKey: Buffer): Promise<LoadedKeys> => {
  const rows = await sql<KeyRow[]>`
    select kid, public_jwk, sealed_private_jwk, retired_at is not null as retired from auth.signing_keys
    where retired_at is null or retired_at > now() - make_interval(secs => ${graceSeconds})
    order by created_at desc`;
  const verifiers = new Map<string, CryptoKey>();
  for (const row of rows) verifiers.set(row.kid, await toCryptoKey(row.public_jwk));
  const newest = rows.find((row) => !row.retired);
  const current = newest === undefined ? null : await openPrivateKey(newest, encryptionKey);
  return {
    current,
    verifiers,
    publicJwks: rows.map(({ kid, public_jwk }) => ({
      ...public_jwk,
      kid,
      alg: algorithm,
      use: 'sig',
      key_ops: ['verify'],
    })),
  };
};

const openPrivateKey = async (row: KeyRow, encryptionKey: Buffer): Promise<LoadedKeys['current']> => {
  try {
    const jwk: JWK = JSON.parse(unseal(encryptionKey, row.kid, row.sealed_private_jwk));
    return { kid: row.kid, key: await toCryptoKey(jwk) };
  } catch {
    return null;
  }
};
