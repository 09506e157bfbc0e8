import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

export const microsoft = 'https://login.microsoftonline.com';
export const personalTenant = '9188040d-6c67-4c5b-b112-36a304b66dad';

export type MicrosoftAccount = { sub: string; tid: string } & JWTPayload;

export type MicrosoftPeer = {
  readonly clientId: string;
  readonly clientSecret: string;
  /** In place of the global fetch: answers for Microsoft's address and passes the rest on. */
  readonly fetch: typeof fetch;
  readonly signIn: (authorizationUrl: URL, account: MicrosoftAccount) => string;
  /** An ID token; `issuer` is the tenant's own unless a hostile one is wanted. */
  readonly idToken: (
    account: MicrosoftAccount,
    options?: { issuer?: string; nonce?: string },
  ) => Promise<string>;
};

/** Microsoft's shared sign-in address: its metadata name the issuer as a template, each token names the person's tenant. */
export const createMicrosoftPeer = async (): Promise<MicrosoftPeer> => {
  const [clientId, clientSecret] = ['a1b2c3d4-0000-4000-8000-000000000001', 'rahasia-microsoft'];
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', use: 'sig', alg: 'RS256' };
  const codes = new Map<string, { account: MicrosoftAccount; nonce: string }>();
  const onward = globalThis.fetch;

  const idToken: MicrosoftPeer['idToken'] = (account, { issuer, nonce } = {}) =>
    new SignJWT({ ...account, ver: '2.0', ...(nonce === undefined ? {} : { nonce }) })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1', typ: 'JWT' })
      .setIssuer(issuer ?? `${microsoft}/${account.tid}/v2.0`)
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);

  const redeem = async (form: URLSearchParams): Promise<Response> => {
    const grant = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    if (!grant || form.get('client_secret') !== clientSecret) {
      return Response.json({ error: 'invalid_grant' }, { status: 400 });
    }
    return Response.json({
      token_type: 'Bearer',
      scope: 'openid email profile',
      expires_in: 3600,
      access_token: randomBytes(20).toString('hex'),
      id_token: await idToken(grant.account, { nonce: grant.nonce }),
    });
  };

  return {
    clientId,
    clientSecret,
    idToken,
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      if (url.origin !== microsoft) return onward(input, init);
      const tenant = url.pathname.split('/')[1] ?? '';
      const base = `${microsoft}/${tenant}`;
      if (url.pathname.endsWith('/v2.0/.well-known/openid-configuration')) {
        return Response.json({
          issuer: `${microsoft}/${/^[\da-f]{8}-/.test(tenant) ? tenant : '{tenantid}'}/v2.0`,
          authorization_endpoint: `${base}/oauth2/v2.0/authorize`,
          token_endpoint: `${base}/oauth2/v2.0/token`,
          jwks_uri: `${base}/discovery/v2.0/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['pairwise'],
          id_token_signing_alg_values_supported: ['RS256'],
        });
      }
      if (url.pathname.endsWith('/discovery/v2.0/keys')) return Response.json({ keys: [jwk] });
      if (url.pathname.endsWith('/oauth2/v2.0/token')) {
        return redeem(new URLSearchParams(await new Request(input, init).text()));
      }
      return new Response(null, { status: 404 });
    },
    signIn: (url, account) => {
      const wanted = url.searchParams;
      const code = randomBytes(20).toString('hex');
      codes.set(code, { account, nonce: wanted.get('nonce') ?? '' });
      const back = new URLSearchParams({ code, state: wanted.get('state') ?? '' });
      return `${wanted.get('redirect_uri')}?${back.toString()}`;
    },
  };
};
