import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAuthTestApp, freshEmail, type AuthTestApp } from '../testing/create-auth-test-app.ts';
import { startOidcPeer, type OidcPeer } from '../testing/oidc-peer.ts';

describe('sign-in at an OpenID provider', () => {
  let app: AuthTestApp;
  let peer: OidcPeer;
  beforeAll(async () => {
    peer = await startOidcPeer('http://localhost:3000/auth/v1/callback');
    const { issuer, clientId, clientSecret } = peer;
    app = await createAuthTestApp({
      settings: {
        autoConfirm: false,
        providers: [
          { name: 'kampus', issuer, clientId, clientSecret },
          { name: 'mati', issuer: 'http://127.0.0.1:1', clientId, clientSecret },
        ],
      },
    });
  });
  beforeEach(async () => {
    jar = [];
    await app.database.owner`delete from auth.rate_limits`;
  });
  afterAll(async () => {
    await app.close();
    await peer.close();
  });

  const newSubject = (account: { email?: string; email_verified?: boolean } = {}) => {
    const subject = randomBytes(8).toString('hex');
    const email = freshEmail();
    peer.accounts.set(subject, { email, email_verified: true, name: 'Rina Kampus', ...account });
    return { subject, email: account.email ?? email };
  };
  /** What the browser keeps for us. */
  let jar: string[] = [];
  const keepCookies = ({ headers }: { headers: Headers }): void => {
    for (const cookie of headers.getSetCookie()) {
      expect(cookie).toMatch(
        /^auth_flow_[\da-f-]{36}=1; Max-Age=600; Path=\/auth\/v1\/callback; HttpOnly; SameSite=Lax$/,
      );
      jar.push(cookie.split(';')[0] ?? '');
    }
  };
  const authorize = async (query = '') => {
    const answer = await app.fetch(`/auth/v1/authorize?provider=kampus${query}`, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    keepCookies(answer);
    return answer.headers.get('location') ?? '';
  };
  const comeBack = async (address: string): Promise<URL> => {
    const { pathname, search } = new URL(address);
    const answer = await app.fetch(`${pathname}${search}`, {
      redirect: 'manual',
      headers: { cookie: jar.join('; ') },
    });
    return new URL(answer.headers.get('location') ?? '');
  };
  const signIn = async (subject: string, query = ''): Promise<URLSearchParams> => {
    const target = await comeBack(await peer.signIn(await authorize(query), subject));
    return new URLSearchParams(target.hash.slice(1));
  };

  test('302 there and back: a new account with profile, the session in the fragment', async () => {
    const { subject, email } = newSubject();
    const redirect = encodeURIComponent('http://localhost:3000/profil');
    const sent = new URL(
      await authorize(`&redirect_to=${redirect}&scopes=profile&prompt=login&redirect_uri=http://evil`),
    );
    expect(sent.searchParams.get('redirect_uri')).toBe('http://localhost:3000/auth/v1/callback');
    expect(sent.searchParams.get('code_challenge_method')).toBe('S256');
    expect(sent.searchParams.get('prompt')).toBe('login');
    const target = await comeBack(await peer.signIn(await authorize(`&redirect_to=${redirect}`), subject));
    expect(target.href.startsWith('http://localhost:3000/profil#access_token=')).toBe(true);
    const fragment = new URLSearchParams(target.hash.slice(1));
    expect(fragment.get('provider_token')).not.toBeNull();
    const { data } = await app.client().auth.getUser(fragment.get('access_token') ?? '');
    expect(data.user).toMatchObject({
      email,
      app_metadata: { provider: 'kampus', providers: ['kampus'] },
      user_metadata: { full_name: 'Rina Kampus', email_verified: true },
    });
    const [row] = await app.database
      .owner`select nama_lengkap from public.profiles where id = ${data.user?.id ?? ''}`;
    expect(row?.['nama_lengkap']).toBe('Rina Kampus');
    const again = await signIn(subject);
    expect((await app.client().auth.getUser(again.get('access_token') ?? '')).data.user?.id).toBe(
      data.user?.id,
    );
  });

  test('with PKCE the browser gets a code, and the client the provider token', async () => {
    const { subject, email } = newSubject();
    const verifier = randomBytes(40).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const query = `&code_challenge=${challenge}&code_challenge_method=s256`;
    const target = await comeBack(await peer.signIn(await authorize(query), subject));
    expect(target.hash).toBe('');
    const { status, body } = await app.call('POST', '/token?grant_type=pkce', {
      body: { auth_code: target.searchParams.get('code'), code_verifier: verifier },
    });
    expect(status).toBe(200);
    expect(body['user']?.['email']).toBe(email);
    expect(body['provider_token']).toBeTypeOf('string');
  });

  test('joins the account with the same confirmed address, which keeps its password', async () => {
    const person = await app.signUp();
    const { subject } = newSubject({ email: person.email });
    const fragment = await signIn(subject);
    const { data } = await app.client().auth.getUser(fragment.get('access_token') ?? '');
    expect(data.user?.id).toBe(person.userId);
    expect(data.user?.app_metadata['providers']).toEqual(['email', 'kampus']);
    expect((await app.client().auth.signInWithPassword(person)).error).toBeNull();
  });

  test('an account that another person prepared with the address loses its password', async () => {
    const email = freshEmail();
    await app.call('POST', '/signup', { body: { email, password: 'penyerang-99' } });
    const { subject } = newSubject({ email });
    const fragment = await signIn(subject);
    expect((await app.client().auth.getUser(fragment.get('access_token') ?? '')).data.user?.email).toBe(
      email,
    );
    const attacker = await app.client().auth.signInWithPassword({ email, password: 'penyerang-99' });
    expect(attacker.error?.code).toBe('invalid_credentials');
  });

  test('an address that the provider does not vouch for opens nothing', async () => {
    const person = await app.signUp();
    const { subject } = newSubject({ email: person.email, email_verified: false });
    const target = await comeBack(await peer.signIn(await authorize(), subject));
    expect(target.searchParams.get('error_code')).toBe('provider_email_needs_verification');
    expect(target.hash).toContain('error_code=provider_email_needs_verification');
    expect(target.hash).not.toContain('access_token');
  });

  test('a state counts once, and only a live one counts', async () => {
    const { subject } = newSubject();
    const back = await peer.signIn(await authorize(), subject);
    const targets = await Promise.all([1, 2, 3, 4, 5].map(() => comeBack(back)));
    expect(targets.filter(({ hash }) => hash.includes('access_token'))).toHaveLength(1);
    const read = async (search: string) =>
      (await comeBack(`http://localhost:3000/auth/v1/callback${search}`)).searchParams.get(
        'error_description',
      );
    expect(await read('')).toBe('OAuth state parameter missing');
    expect(await read('?state=bukan')).toBe('OAuth state parameter is invalid');
    expect(await read(`?state=${crypto.randomUUID()}`)).toBe('OAuth state not found or expired');
    const late = await peer.signIn(await authorize(), subject);
    await app.database.owner`update auth.flow_state set expires_at = now()`;
    expect((await comeBack(late)).searchParams.get('error_code')).toBe('bad_oauth_state');
  });

  test("another flow's code, and a refusal at the provider, end as an error at the agreed page", async () => {
    const { subject } = newSubject();
    const [mine, theirs] = [
      new URL(await peer.signIn(await authorize(), subject)),
      new URL(await peer.signIn(await authorize(), subject)),
    ];
    mine.searchParams.set('code', theirs.searchParams.get('code') ?? '');
    expect((await comeBack(mine.href)).searchParams.get('error_code')).toBe('unexpected_failure');
    const state = new URL(
      await authorize('&redirect_to=http%3A%2F%2Flocalhost%3A3000%2Fmasuk'),
    ).searchParams.get('state');
    const refused = await comeBack(
      `http://localhost:3000/auth/v1/callback?state=${state}&error=access_denied&error_description=Batal%20%3Cb%3E`,
    );
    expect(refused.pathname).toBe('/masuk');
    expect(refused.searchParams.get('error')).toBe('access_denied');
  });

  test('linking: a signed-in person adds the identity; another cannot take it', async () => {
    const person = await app.signUp();
    const { subject } = newSubject();
    const link = async (token: string) => {
      const answer = await app.call(
        'GET',
        '/user/identities/authorize?provider=kampus&skip_http_redirect=true',
        { token },
      );
      keepCookies(answer);
      const { body } = answer;
      return comeBack(await peer.signIn(String(body['url']), subject));
    };
    expect((await link(person.session.access_token)).hash).toContain('access_token');
    const { data } = await app.client().auth.getUser(person.session.access_token);
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'kampus']);
    expect((await link(person.session.access_token)).searchParams.get('error_description')).toBe(
      'Identity is already linked',
    );
    const other = await app.signUp();
    const taken = await link(other.session.access_token);
    expect(taken.searchParams.get('error_code')).toBe('identity_already_exists');
    expect(taken.searchParams.get('error_description')).toBe('Identity is already linked to another user');
  });

  test('a flow that another person began cannot be finished in this browser', async () => {
    const stranger = await app.signUp();
    const { subject } = newSubject();
    const { body } = await app.call(
      'GET',
      '/user/identities/authorize?provider=kampus&skip_http_redirect=true',
      {
        token: stranger.session.access_token,
      },
    );
    const linked = await comeBack(await peer.signIn(String(body['url']), subject));
    expect(linked.searchParams.get('error_description')).toBe('OAuth state belongs to another browser');
    const begun = await authorize();
    jar = [];
    const signedIn = await comeBack(await peer.signIn(begun, subject));
    expect(signedIn.hash).not.toContain('access_token');
    expect(
      await app.database.owner`select 1 from auth.identities where provider_id = ${subject}`,
    ).toHaveLength(0);
  });

  test('a browser that follows a link comes back to the page with the error', async () => {
    const answer = await app.fetch(
      '/auth/v1/authorize?provider=mati&redirect_to=http://localhost:3000/masuk',
      { redirect: 'manual', headers: { 'sec-fetch-mode': 'navigate' } },
    );
    expect(answer.status).toBe(302);
    const target = new URL(answer.headers.get('location') ?? '');
    expect(target.href).toMatch(/^http:\/\/localhost:3000\/masuk#/);
    expect(new URLSearchParams(target.hash.slice(1)).get('error_code')).toBe('unexpected_failure');
  });

  test('400 for a provider that is not configured, 500 for one that cannot be reached, 404 for linking without any', async () => {
    const unknown = await app.call('GET', '/authorize?provider=google');
    expect(unknown).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(unknown.body['message']).toContain('Unsupported provider');
    expect((await app.call('GET', '/authorize?provider=mati')).status).toBe(500);
    const settings = await app.call('GET', '/settings');
    expect(settings.body['external']).toMatchObject({ kampus: true, google: false, email: true });
    const bare = await createAuthTestApp();
    const { session } = await bare.signUp();
    const answer = await bare.call('GET', '/user/identities/authorize?provider=kampus', {
      token: session.access_token,
    });
    expect(answer).toMatchObject({ status: 404, body: { code: 'manual_linking_disabled' } });
    await bare.close();
  });

  describe('grant id_token', () => {
    /** An ID token as a client of its own gets it: the code is redeemed at the provider directly. */
    const obtain = async (subject: string, nonce: string | null): Promise<string> => {
      const verifier = randomBytes(40).toString('base64url');
      const url = new URL(`${peer.issuer}/auth`);
      url.search = new URLSearchParams({
        client_id: peer.clientId,
        redirect_uri: 'http://localhost:3000/auth/v1/callback',
        response_type: 'code',
        scope: 'openid email profile',
        state: 'x'.repeat(32),
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...(nonce === null ? {} : { nonce: createHash('sha256').update(nonce).digest('hex') }),
      }).toString();
      const back = new URL(await peer.signIn(url.href, subject));
      const answer = await fetch(`${peer.issuer}/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code: back.searchParams.get('code') ?? '',
          redirect_uri: 'http://localhost:3000/auth/v1/callback',
          client_id: peer.clientId,
          client_secret: peer.clientSecret,
          code_verifier: verifier,
        }),
      });
      return ((await answer.json()) as { id_token: string }).id_token;
    };

    test('200 with the right nonce, and without one on both sides', async () => {
      const { subject, email } = newSubject();
      const first = await app.client().auth.signInWithIdToken({
        provider: 'kampus',
        token: await obtain(subject, 'sekali-pakai'),
        nonce: 'sekali-pakai',
      });
      expect(first.error).toBeNull();
      expect(first.data.user?.email).toBe(email);
      const token = await obtain(subject, null);
      const second = await app.client().auth.signInWithIdToken({ provider: 'kampus', token });
      expect(second.data.user?.id).toBe(first.data.user?.id);
    });

    test('400 in OAuth form for a token that is not sound', async () => {
      const { subject } = newSubject();
      const good = await obtain(subject, 'n');
      const [head = '', body = ''] = good.split('.');
      const grant = (fields: object) => app.call('POST', '/token?grant_type=id_token', { body: fields });
      const refusals: [object, string, string][] = [
        [{}, 'invalid request', 'id_token required'],
        [{ id_token: good }, 'invalid request', 'provider or client_id and issuer required'],
        [{ provider: 'kampus', id_token: 'a.b.c' }, 'invalid request', 'Bad ID token'],
        [{ provider: 'kampus', id_token: `${head}.${body}.AAAA` }, 'invalid request', 'Bad ID token'],
        [{ provider: 'kampus', id_token: good, nonce: 'lain' }, 'invalid nonce', 'Nonces mismatch'],
        [
          { provider: 'kampus', id_token: good },
          'invalid request',
          'Passed nonce and nonce in id_token should either both exist or not.',
        ],
      ];
      for (const [fields, error, description] of refusals) {
        const answer = await grant(fields);
        expect(answer.status).toBe(400);
        expect(answer.body).toEqual({ error, error_description: description });
      }
      expect((await grant({ provider: 'google', id_token: good })).body['code']).toBe('provider_disabled');
      const own = await app.deps.keys.sign({ sub: subject, aud: peer.clientId, email: 'x@kampus.test' }, 60);
      expect((await grant({ provider: 'kampus', id_token: own })).body['error_description']).toBe(
        'Bad ID token',
      );
    });
  });

  test('a banned person stays out', async () => {
    const { subject } = newSubject();
    const fragment = await signIn(subject);
    const { data } = await app.client().auth.getUser(fragment.get('access_token') ?? '');
    await app.database.owner`
      update auth.users set banned_until = now() + interval '1 day' where id = ${data.user?.id ?? ''}`;
    const target = await comeBack(await peer.signIn(await authorize(), subject));
    expect(target.searchParams.get('error_code')).toBe('user_banned');
  });
});
