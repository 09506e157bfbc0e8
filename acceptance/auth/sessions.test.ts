import { createClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { eventually } from '../../packages/backend/src/testing/eventually.ts';
import { call, freshEmail, goodPassword, member, publishableKey, siteUrl, visitor } from './support.ts';

describe('sign-up and sign-in', () => {
  test('signUp opens a session and tells the listeners', async () => {
    const client = visitor();
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    const email = freshEmail();
    const { data, error } = await client.auth.signUp({
      email,
      password: goodPassword,
      options: { data: { username: `u_${Date.now()}`, nama_lengkap: 'Orang Baru', referred_by: null } },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { nama_lengkap: 'Orang Baru' } });
    expect(events).toContain('SIGNED_IN');
    const { data: profile } = await client
      .from('pengguna')
      .select('nama_lengkap')
      .eq('id', data.user?.id ?? '')
      .single();
    expect(profile).toEqual({ nama_lengkap: 'Orang Baru' });
  });

  test('signUp refuses a known address and a weak password by code', async () => {
    const { email } = await member();
    const known = await visitor().auth.signUp({ email, password: goodPassword });
    expect(known.error).toMatchObject({ status: 422, code: 'user_already_exists' });
    const weak = await visitor().auth.signUp({ email: freshEmail(), password: '123456' });
    expect(weak.error).toMatchObject({
      name: 'AuthWeakPasswordError',
      code: 'weak_password',
      reasons: ['pwned'],
    });
  });

  test('signInWithPassword: right, wrong and unknown', async () => {
    const { email, password } = await member();
    expect((await visitor().auth.signInWithPassword({ email, password })).error).toBeNull();
    for (const credentials of [
      { email, password: 'salah-salah' },
      { email: freshEmail(), password },
    ]) {
      const { error } = await visitor().auth.signInWithPassword(credentials);
      expect(error).toMatchObject({
        status: 400,
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      });
    }
  });

  test('signInAnonymously is off', async () => {
    const { error } = await visitor().auth.signInAnonymously();
    expect(error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' });
  });
});

describe('a session', () => {
  test('getSession, getUser, getClaims, getAuthenticatorAssuranceLevel agree', async () => {
    const { client, session } = await member();
    expect((await client.auth.getSession()).data.session?.access_token).toBe(session.access_token);
    expect((await client.auth.getUser()).data.user?.id).toBe(session.user.id);
    const { data } = await client.auth.getClaims();
    expect(data?.claims).toMatchObject({ sub: session.user.id, role: 'authenticated', aal: 'aal1' });
    expect(data?.header.alg).toBe('ES256');
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  });

  test('refreshSession and setSession renew it; a spent token outside its window ends it', async () => {
    const { client, session } = await member();
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    const other = visitor();
    const expired = { access_token: session.access_token, refresh_token: data.session?.refresh_token ?? '' };
    expect((await other.auth.setSession(expired)).error).toBeNull();
    expect((await other.auth.getUser()).data.user?.id).toBe(session.user.id);
    const nonsense = await other.auth.refreshSession({ refresh_token: 'a'.repeat(32) });
    expect(nonsense.error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  });

  test('concurrent refreshes of two tabs end with the same token', async () => {
    const { session } = await member();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        visitor().auth.refreshSession({ refresh_token: session.refresh_token }),
      ),
    );
    expect(new Set(answers.map(({ data }) => data.session?.refresh_token)).size).toBe(1);
  });

  test('initialize and startAutoRefresh renew a stored session that is about to end', async () => {
    const { session } = await member();
    const items = new Map([
      ['simpanan', JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) + 30 })],
    ]);
    const client = createClient(siteUrl, publishableKey, {
      auth: {
        storageKey: 'simpanan',
        autoRefreshToken: false,
        storage: {
          getItem: (key) => items.get(key) ?? null,
          setItem: (key, value) => void items.set(key, value),
          removeItem: (key) => void items.delete(key),
        },
      },
    });
    expect((await client.auth.initialize()).error).toBeNull();
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    await client.auth.startAutoRefresh();
    await eventually(() => expect(events).toContain('TOKEN_REFRESHED'), { timeout: 5_000 });
    await client.auth.stopAutoRefresh();
    expect(JSON.parse(items.get('simpanan') ?? '')).not.toMatchObject({
      refresh_token: session.refresh_token,
    });
  });

  test.each(['global', 'local', 'others'] as const)(
    'signOut %s ends what it should, on REST too',
    async (scope) => {
      const person = await member();
      const other = visitor();
      await other.auth.signInWithPassword(person);
      const otherToken = (await other.auth.getSession()).data.session?.access_token ?? '';
      expect((await person.client.auth.signOut({ scope })).error).toBeNull();
      const mine = await call('/user', { token: person.session.access_token });
      const theirs = await call('/user', { token: otherToken });
      expect([mine.status, theirs.status]).toEqual(
        { global: [403, 403], local: [403, 200], others: [200, 403] }[scope],
      );
      const rows = await other.from('pengguna').select('id');
      expect(rows.error === null).toBe(scope === 'local');
    },
  );

  test('updateUser changes the password, ends other sessions, and ignores mirrored metadata', async () => {
    const person = await member();
    const other = visitor();
    await other.auth.signInWithPassword(person);
    const { data, error } = await person.client.auth.updateUser({
      password: 'teh-manis-8',
      data: { is_premium: true, total_coin: 1_000_000, tema: 'gelap' },
    });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toMatchObject({ tema: 'gelap' });
    expect(data.user?.user_metadata['is_premium']).not.toBe(true);
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const renewed = await visitor().auth.signInWithPassword({ email: person.email, password: 'teh-manis-8' });
    expect(renewed.error).toBeNull();
  });
});

describe('identities and providers', () => {
  test('getUserIdentities lists; the last one cannot be unlinked; linking is off without providers', async () => {
    const { client } = await member();
    const { data } = await client.auth.getUserIdentities();
    expect(data?.identities.map(({ provider }) => provider)).toEqual(['email']);
    const [only] = data?.identities ?? [];
    if (!only) throw new Error('no identity');
    expect((await client.auth.unlinkIdentity(only)).error?.code).toBe('single_identity_not_deletable');
    const linked = await client.auth.linkIdentity({ provider: 'google' });
    expect(linked.error?.code).toBe('manual_linking_disabled');
  });

  test('signInWithOAuth names the address, which refuses a provider that is not configured', async () => {
    const { data } = await visitor().auth.signInWithOAuth({
      provider: 'google',
      options: { skipBrowserRedirect: true },
    });
    const answer = await fetch(data.url ?? '', { redirect: 'manual' });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { msg: string }).msg).toContain('Unsupported provider');
  });

  test('signInWithIdToken and signInWithSSO are refused where nothing is configured', async () => {
    const idToken = await visitor().auth.signInWithIdToken({ provider: 'google', token: 'a.b.c' });
    expect(idToken.error?.code).toBe('provider_disabled');
    const sso = await visitor().auth.signInWithSSO({ domain: 'kampus.ac.id' });
    expect(sso.error).toMatchObject({ status: 404, code: 'saml_provider_disabled' });
  });
});

describe('public documents', () => {
  test('settings, health and keys', async () => {
    expect(await (await call('/settings')).json()).toMatchObject({
      external: { email: true },
      mailer_autoconfirm: true,
      disable_signup: false,
    });
    expect(await (await call('/health')).json()).toMatchObject({ name: 'GoTrue' });
    const { keys } = (await (await call('/.well-known/jwks.json')).json()) as { keys: object[] };
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toHaveProperty('d');
  });
});
