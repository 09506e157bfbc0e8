import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createSharedSecretKeys, type TokenKeys } from '#http/keys.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { deriveSecrets } from './secrets.ts';
import { createAuthTestApp } from '../testing/create-auth-test-app.ts';
import { createSigningKeys } from './create-signing-keys.ts';
import { rotateSigningKeys } from './key-store.ts';

const secret = 'a-secret-that-is-long-enough-0123456789';
const siteUrl = 'http://localhost:3000';
const claims = { sub: 'x', role: 'authenticated', aud: 'authenticated' };

describe('createSigningKeys', () => {
  let database: TestDatabase;
  const open = (options: { secret?: string; acceptSharedSecret?: boolean } = {}): Promise<TokenKeys> =>
    createSigningKeys({ database, siteUrl, secret, acceptSharedSecret: false, ...options });
  const listeners = async (): Promise<number> =>
    (
      await database.owner`
        select from pg_stat_activity where datname = current_database() and query ilike 'listen%'`
    ).length;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  test('processes that start together share one key, whose private half is sealed', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => open()));
    const rows = await database.owner`select sealed_private_jwk, public_jwk from auth.signing_keys`;
    expect(rows).toHaveLength(1);
    expect(rows[0]?.['sealed_private_jwk']).not.toContain('"d"');
    expect(rows[0]?.['public_jwk']).not.toHaveProperty('d');
    const token = (await all[0]?.sign(claims, 60)) ?? '';
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) });
    for (const keys of all) expect(await keys.verify(token)).toMatchObject(claims);
    for (const jwk of all[0]?.publicKeys() ?? []) expect(jwk).not.toHaveProperty('d');
  });

  test('a rotation is heard by all; old tokens stay valid until they can have ended', async () => {
    const [one, two] = [await open(), await open()];
    const before = await one.sign(claims, 60);
    await rotateSigningKeys(database.owner, deriveSecrets(secret).encryptionKey);
    const after = await eventually(async () => {
      const token = await two.sign(claims, 60);
      expect(decodeProtectedHeader(token).kid).not.toBe(decodeProtectedHeader(before).kid);
      return token;
    }, 10_000);
    for (const keys of [one, two]) {
      await eventually(() => expect(keys.verify(after)).resolves.toMatchObject(claims), { timeout: 10_000 });
      expect(await keys.verify(before)).toMatchObject(claims);
    }
    await database.owner`update auth.signing_keys set retired_at = now() - interval '70 minutes' where retired_at is not null`;
    await eventually(() => expect(one.verify(before)).rejects.toThrow(), 10_000);
    expect(await one.verify(after)).toMatchObject(claims);
  });

  test('a revoking rotation ends every token of the old keys', async () => {
    const keys = await open();
    const before = await keys.sign(claims, 60);
    await rotateSigningKeys(database.owner, deriveSecrets(secret).encryptionKey, { revoke: true });
    await eventually(() => expect(keys.verify(before)).rejects.toThrow());
  });

  test('a revocation that came while nothing could be heard ends the tokens, too', async () => {
    const keys = await open();
    const before = await keys.sign(claims, 3600);
    await eventually(async () => expect(await listeners()).toBeGreaterThan(0));
    await database.owner.begin(async (tx) => {
      await tx`delete from auth.signing_keys`;
      await tx`
        select pg_terminate_backend(pid, 2000) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`;
    });
    await eventually(() => expect(keys.verify(before)).rejects.toThrow(), 10_000);
  });

  test('a set that was asked for before a revocation and comes after it brings no key back', async () => {
    const { owner } = database;
    let gate: Promise<void> | undefined;
    const late = Object.assign(async (...query: Parameters<typeof owner>) => {
      const wait = gate;
      const rows = await owner(...query);
      await wait;
      return rows;
    }, owner);
    let notify = (): void => undefined;
    const listener = {
      ...database.listener,
      on: (_channel: string, onNotice: (payload: string) => void) => {
        notify = () => onNotice('');
        return Promise.reject(new Error('nothing is listened to here'));
      },
    };
    const keys = await createSigningKeys({
      siteUrl,
      secret,
      acceptSharedSecret: false,
      database: { ...database, owner: late as unknown as typeof owner, listener },
    });
    const before = await keys.sign(claims, 3600);
    let release = (): void => undefined;
    gate = new Promise((resolve) => {
      release = resolve;
    });
    notify();
    gate = undefined;
    await owner`select 1`;
    await owner`delete from auth.signing_keys`;
    notify();
    await eventually(() => expect(keys.verify(before)).rejects.toThrow());
    release();
    await owner`select 1`;
    await expect(keys.verify(before)).rejects.toThrow();
  });

  test('where the database cannot be listened to, revoked keys go within a minute', async () => {
    const { owner } = database;
    const deaf = Object.assign((...query: Parameters<typeof owner>) => owner(...query), owner, {
      listen: () => Promise.reject(new Error('a pooler')),
    });
    const options = { siteUrl, secret, acceptSharedSecret: false };
    const keys = await createSigningKeys({
      ...options,
      database: { ...database, owner: deaf as typeof owner },
    });
    const before = await keys.sign(claims, 3600);
    await owner`delete from auth.signing_keys`;
    expect(await keys.verify(before)).toMatchObject(claims);
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 61_000);
    await expect(keys.verify(before)).rejects.toThrow('unrecognized');
    clock.mockRestore();
  });

  test('another secret cannot open the key: a new one signs, old tokens are still verified', async () => {
    const before = await (await open()).sign(claims, 60);
    const moved = await open({ secret: 'another-secret-that-is-long-enough-01234' });
    const after = await moved.sign(claims, 60);
    expect(await moved.verify(after)).toMatchObject(claims);
    expect(await moved.verify(before)).toMatchObject(claims);
  });

  test('HS256 is refused unless configured', async () => {
    const token = await createSharedSecretKeys(secret, siteUrl).sign(claims, 60);
    await expect((await open()).verify(token)).rejects.toThrow();
    expect(await (await open({ acceptSharedSecret: true })).verify(token)).toMatchObject(claims);
  });

  test('the official client verifies with the published keys alone', async () => {
    const keys = await open();
    const app = await createAuthTestApp({ deps: { keys } });
    const { session, userId } = await app.signUp();
    const jwks = await app.fetch('/auth/v1/.well-known/jwks.json');
    expect(jwks.headers.get('cache-control')).toBe('public, max-age=600');
    const { data, error } = await app.client().auth.getClaims(session.access_token);
    expect(error).toBeNull();
    expect(data?.claims).toMatchObject({ sub: userId, aal: 'aal1' });
    expect(data?.header.alg).toBe('ES256');
    await app.close();
  });
});
