import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAuthTestApp, freshEmail, type AuthTestApp } from '../testing/create-auth-test-app.ts';
import {
  createMicrosoftPeer,
  microsoft,
  personalTenant,
  type MicrosoftAccount,
  type MicrosoftPeer,
} from '../testing/microsoft-peer.ts';
import { createProviderBrowser } from '../testing/provider-browser.ts';

describe('sign-in with Microsoft', () => {
  let peer: MicrosoftPeer;
  const apps: Record<string, AuthTestApp> = {};
  const campus = randomUUID();
  beforeAll(async () => {
    peer = await createMicrosoftPeer();
    vi.stubGlobal('fetch', peer.fetch);
    for (const tenant of ['common', 'organizations', 'consumers', campus]) {
      apps[tenant] = await createAuthTestApp({
        settings: {
          autoConfirm: false,
          providers: [
            {
              name: 'azure',
              issuer: `${microsoft}/${tenant}/v2.0`,
              clientId: peer.clientId,
              clientSecret: peer.clientSecret,
            },
          ],
        },
      });
    }
  });
  beforeEach(async () => {
    for (const app of Object.values(apps)) await app.database.owner`delete from auth.rate_limits`;
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    for (const app of Object.values(apps)) await app.close();
  });

  const appOf = (tenant: string): AuthTestApp => {
    const app = apps[tenant];
    if (!app) throw new Error(`no app for ${tenant}`);
    return app;
  };
  const account = (more: object = {}): MicrosoftAccount => ({
    sub: randomUUID(),
    tid: campus,
    email: freshEmail(),
    name: 'Rina Kampus',
    xms_edov: true,
    ...more,
  });
  const signIn = async (tenant: string, who: MicrosoftAccount): Promise<URL> => {
    const browser = createProviderBrowser(appOf(tenant));
    return browser.comeBack(peer.signIn(await browser.leave('azure'), who));
  };
  const withToken = (tenant: string, token: string) =>
    appOf(tenant).client().auth.signInWithIdToken({ provider: 'azure', token });

  test.each(['common', 'organizations', campus])('opens an account, tenant %s', async (tenant) => {
    const who = account();
    expect((await signIn(tenant, who)).hash).toContain('access_token=');
    const again = await withToken(tenant, await peer.idToken(who));
    expect(again.error).toBeNull();
    expect(again.data.user).toMatchObject({ email: who['email'], app_metadata: { provider: 'azure' } });
  });

  test.each([
    ['organizations', personalTenant],
    ['consumers', campus],
    [campus, randomUUID()],
    ['common', 'bukan-uuid'],
  ])('%s refuses tenant %s', async (tenant, tid) => {
    const who = account({ tid });
    expect((await signIn(tenant, who)).hash).not.toContain('access_token');
    expect((await withToken(tenant, await peer.idToken(who))).error).not.toBeNull();
  });

  test('consumers takes personal accounts', async () => {
    expect((await signIn('consumers', account({ tid: personalTenant }))).hash).toContain('access_token=');
  });

  test.each([
    ['another tenant than the token names', `${microsoft}/${randomUUID()}/v2.0`],
    ['the template itself', `${microsoft}/{tenantid}/v2.0`],
    ['another tenant', 'https://login.microsoftonline.example/common/v2.0'],
  ])('an ID token issued by %s is refused', async (_, issuer) => {
    expect((await withToken('common', await peer.idToken(account(), { issuer }))).error?.message).toBe(
      'Bad ID token',
    );
  });

  test('an address counts only where its domain was proved: any tenant can write any address', async () => {
    const known = await appOf('common').signUp();
    for (const claims of [
      { xms_edov: undefined },
      { xms_edov: false },
      { email_verified: true, xms_edov: '0' },
    ]) {
      const target = await signIn('common', account({ email: known.email, ...claims }));
      expect(target.searchParams.get('error_code')).toBe('provider_email_needs_verification');
    }
    const proved = await signIn('common', account({ email: known.email, xms_edov: '1' }));
    const token = new URLSearchParams(proved.hash.slice(1)).get('access_token') ?? '';
    expect((await appOf('common').client().auth.getUser(token)).data.user?.id).toBe(known.userId);
  });
});
