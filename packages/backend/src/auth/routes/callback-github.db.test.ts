import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAuthTestApp, freshEmail, type AuthTestApp } from '../testing/create-auth-test-app.ts';
import { startGithubPeer, type GithubAccount, type GithubPeer } from '../testing/github-peer.ts';
import { createProviderBrowser } from '../testing/provider-browser.ts';

describe('sign-in with GitHub', () => {
  let app: AuthTestApp;
  let peer: GithubPeer;
  beforeAll(async () => {
    peer = await startGithubPeer();
    const { site: issuer, clientId, clientSecret } = peer;
    app = await createAuthTestApp({
      settings: { autoConfirm: false, providers: [{ name: 'github', issuer, clientId, clientSecret }] },
    });
  });
  beforeEach(() => app.database.owner`delete from auth.rate_limits`);
  afterAll(async () => {
    await app.close();
    await peer.close();
  });

  let lastId = 4_000_000_000;
  const account = (emails: Partial<GithubAccount['emails'][number]>[]): GithubAccount => ({
    id: (lastId += 1),
    login: `rina-${lastId}`,
    name: null,
    emails: emails.map((email) => ({
      email: freshEmail(),
      primary: false,
      verified: true,
      visibility: null,
      ...email,
    })),
  });
  const signIn = async (who: GithubAccount): Promise<URL> => {
    const browser = createProviderBrowser(app);
    return browser.comeBack(peer.signIn(await browser.leave('github'), who));
  };
  const person = async (target: URL) => {
    const token = new URLSearchParams(target.hash.slice(1)).get('access_token') ?? '';
    const { data } = await app.client().auth.getUser(token);
    return data.user;
  };

  test('asks for the addresses, with PKCE, and takes the primary confirmed one', async () => {
    const browser = createProviderBrowser(app);
    const away = await browser.leave('github');
    expect(away.pathname).toBe('/login/oauth/authorize');
    expect(Object.fromEntries(away.searchParams)).toMatchObject({
      client_id: peer.clientId,
      scope: 'user:email',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:3000/auth/v1/callback',
    });
    expect(away.href).not.toContain(peer.clientSecret);
    const email = freshEmail();
    const who = account([{}, { email, primary: true }, {}]);
    const user = await person(await browser.comeBack(peer.signIn(away, who)));
    expect(user).toMatchObject({ email, app_metadata: { provider: 'github', providers: ['github'] } });
    expect(user?.identities?.[0]).toMatchObject({ id: String(who.id), provider: 'github' });
    expect(user?.user_metadata).toMatchObject({ user_name: who.login, full_name: who.login });
    // The account is known by its number: the next time the address may be another one.
    const moved = {
      ...who,
      emails: [{ email: freshEmail(), primary: true, verified: true, visibility: null }],
    };
    expect((await person(await signIn(moved)))?.id).toBe(user?.id);
  });

  test('joins an account of the same confirmed address', async () => {
    const known = await app.signUp();
    const user = await person(await signIn(account([{ email: known.email, primary: true }])));
    expect(user?.id).toBe(known.userId);
    expect(user?.app_metadata['providers']).toEqual(expect.arrayContaining(['email', 'github']));
  });

  test('a primary address that GitHub has not confirmed opens nothing, whatever the others are', async () => {
    const known = await app.signUp();
    const target = await signIn(account([{ email: known.email, primary: true, verified: false }, {}]));
    expect(target.searchParams.get('error_code')).toBe('provider_email_needs_verification');
    expect(target.hash).not.toContain('access_token');
    expect(
      await app.database
        .owner`select 1 from auth.identities where user_id = ${known.userId} and provider = 'github'`,
    ).toHaveLength(0);
  });

  test('a code that GitHub refuses, an API that is down and a code used twice end as errors', async () => {
    const browser = createProviderBrowser(app);
    const refused = new URL(peer.signIn(await browser.leave('github'), account([{ primary: true }])));
    refused.searchParams.set('code', 'dari-orang-lain');
    expect((await browser.comeBack(refused.href)).hash).toContain('error=');
    peer.isDown = true;
    expect((await signIn(account([{ primary: true }]))).hash).toContain('error=');
    peer.isDown = false;
    const back = peer.signIn(await browser.leave('github'), account([{ primary: true }]));
    expect((await browser.comeBack(back)).hash).toContain('access_token=');
    expect((await browser.comeBack(back)).searchParams.get('error_code')).toBe('bad_oauth_state');
  });

  test('without OpenID there is no ID token to sign in with', async () => {
    const answer = await app.call('POST', '/token?grant_type=id_token', {
      body: { provider: 'github', id_token: 'a.b.c' },
    });
    expect(answer.body['code']).toBe('provider_disabled');
  });
});
