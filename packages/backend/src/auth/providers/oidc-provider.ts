import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose';
import * as client from 'openid-client';
import type { ProviderSettings } from '#settings.ts';
import { expectedIssuer } from './expected-issuer.ts';
import type { IdentityProvider, ProviderProfile } from './provider.ts';

const timeoutSeconds = 10;
const shownClaims = [
  'name',
  'given_name',
  'family_name',
  'nickname',
  'preferred_username',
  'picture',
  'locale',
];
const isLoopback = (url: URL): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);

type Claims = Record<string, unknown>;
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const isVerified = (settings: ProviderSettings, claims: Claims): boolean => {
  // Any administrator of any Microsoft tenant can write any address; only this claim says that its domain was proved.
  if (settings.name === 'azure') return [true, 1, '1', 'true'].includes(claims['xms_edov'] as string);
  return claims['email_verified'] === true || claims['email_verified'] === 'true';
};

const toProfile = (settings: ProviderSettings, claims: Claims, issuer: string): ProviderProfile => {
  const subject = text(claims['sub']);
  if (subject === null) throw new Error('Missing sub claim in id_token');
  const known = Object.fromEntries(
    shownClaims.flatMap((name) => (text(claims[name]) === null ? [] : [[name, claims[name]]])),
  );
  return {
    subject,
    email: text(claims['email']),
    emailVerified: isVerified(settings, claims),
    data: {
      ...known,
      ...(text(claims['name']) === null ? {} : { full_name: claims['name'] }),
      ...(text(claims['picture']) === null ? {} : { avatar_url: claims['picture'] }),
      iss: issuer,
      provider_id: subject,
    },
    accessToken: null,
    refreshToken: null,
  };
};

/** Discovers the provider once; a failure is not remembered, so the next request tries again. */
const createDiscovery = (settings: ProviderSettings): (() => Promise<client.Configuration>) => {
  const issuer = new URL(settings.issuer);
  let found: Promise<client.Configuration> | undefined;
  return () => {
    found ??= client
      .discovery(
        issuer,
        settings.clientId,
        settings.clientSecret,
        client.ClientSecretPost(settings.clientSecret),
        {
          timeout: timeoutSeconds,
          // Only a provider on this machine (a test, a local installation) may be without TLS.
          execute: issuer.protocol === 'http:' && isLoopback(issuer) ? [client.allowInsecureRequests] : [],
        },
      )
      .catch((error: unknown) => {
        found = undefined;
        throw error;
      });
    return found;
  };
};

/** An OpenID Connect provider: Google, Microsoft, or a campus of one's own. */
export const createOidcProvider = (settings: ProviderSettings): IdentityProvider => {
  const discover = createDiscovery(settings);
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;

  const verifyIdToken = async (idToken: string): Promise<JWTPayload> => {
    const { issuer, jwks_uri: jwksUri } = (await discover()).serverMetadata();
    if (jwksUri === undefined) throw new Error('the provider publishes no keys');
    keys ??= createRemoteJWKSet(new URL(jwksUri), { timeoutDuration: timeoutSeconds * 1000 });
    const { payload } = await jwtVerify(idToken, keys, {
      audience: settings.clientId,
      algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
      requiredClaims: ['iss', 'sub', 'exp', 'iat'],
    });
    if (payload.iss !== expectedIssuer(settings.issuer, issuer, payload)) {
      throw new Error('the ID token comes from another issuer');
    }
    return payload;
  };

  return {
    name: settings.name,
    authorizationUrl: async (request) => {
      const scopes = new Set(['openid', 'email', 'profile', ...request.scopes.split(' ').filter(Boolean)]);
      return client.buildAuthorizationUrl(await discover(), {
        ...request.extra,
        redirect_uri: request.redirectUri,
        scope: [...scopes].join(' '),
        state: request.state,
        nonce: request.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(request.codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    exchange: async ({ url, state, nonce, codeVerifier }) => {
      const config = await discover();
      const tokens = await client.authorizationCodeGrant(config, url, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider sent no ID token');
      if (claims.iss !== expectedIssuer(settings.issuer, config.serverMetadata().issuer, claims)) {
        throw new Error('the ID token comes from another issuer');
      }
      const complete =
        claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
          ? { ...(await client.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims }
          : claims;
      return {
        ...toProfile(settings, complete, claims.iss),
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? null,
      };
    },
    readIdToken: async (idToken) => {
      const claims = await verifyIdToken(idToken);
      return { ...toProfile(settings, claims, claims.iss ?? ''), nonce: text(claims['nonce']) };
    },
  };
};
