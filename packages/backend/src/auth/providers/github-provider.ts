import * as client from 'openid-client';
import { z } from 'zod';
import type { ProviderSettings } from '#settings.ts';
import type { IdentityProvider } from './provider.ts';

const timeoutMs = 10_000;
const userSchema = z.object({
  id: z.number(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
});
const emailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

const readApi = async <T extends z.ZodType>(
  url: string,
  accessToken: string,
  schema: T,
): Promise<z.infer<T>> => {
  const response = await fetch(url, {
    headers: { Authorization: `Bearer ${accessToken}`, Accept: 'application/vnd.github+json' },
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`the GitHub API answered ${response.status}`);
  return schema.parse(await response.json());
};

/** GitHub: OAuth without OpenID, so the person is read from its API. */
export const createGithubProvider = (settings: ProviderSettings): IdentityProvider => {
  const site = new URL(settings.issuer);
  const api = site.hostname === 'github.com' ? 'https://api.github.com' : `${site.origin}/api/v3`;
  const config = new client.Configuration(
    {
      issuer: `${site.origin}/login/oauth`,
      authorization_endpoint: `${site.origin}/login/oauth/authorize`,
      token_endpoint: `${site.origin}/login/oauth/access_token`,
    },
    settings.clientId,
    settings.clientSecret,
    client.ClientSecretPost(settings.clientSecret),
  );
  if (site.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(site.hostname)) {
    client.allowInsecureRequests(config);
  }
  return {
    name: settings.name,
    authorizationUrl: async (request) =>
      client.buildAuthorizationUrl(config, {
        ...request.extra,
        redirect_uri: request.redirectUri,
        scope: [...new Set(['user:email', ...request.scopes.split(' ').filter(Boolean)])].join(' '),
        state: request.state,
        code_challenge: await client.calculatePKCECodeChallenge(request.codeVerifier),
        code_challenge_method: 'S256',
      }),
    exchange: async ({ url, state, codeVerifier }) => {
      const tokens = await client.authorizationCodeGrant(config, url, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
      });
      const [user, emails] = await Promise.all([
        readApi(`${api}/user`, tokens.access_token, userSchema),
        readApi(`${api}/user/emails`, tokens.access_token, emailsSchema),
      ]);
      const address =
        emails.find(({ primary, verified }) => primary && verified) ?? emails.find(({ primary }) => primary);
      return {
        subject: String(user.id),
        email: address?.email ?? null,
        emailVerified: address?.verified ?? false,
        data: {
          user_name: user.login,
          full_name: user.name ?? user.login,
          ...(user.avatar_url ? { avatar_url: user.avatar_url } : {}),
          iss: api,
          provider_id: String(user.id),
        },
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? null,
      };
    },
  };
};
