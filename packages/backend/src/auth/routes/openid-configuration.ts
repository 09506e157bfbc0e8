import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import type { AuthContext } from '../context.ts';

/**
 * GET /.well-known/openid-configuration: where the keys of access tokens are, for services that verify them by OpenID
 * Connect Discovery. Only what exists is named: this server issues access tokens and no ID tokens.
 */
export const getOpenidConfiguration =
  (context: AuthContext): Handler<AppEnv> =>
  (c) => {
    const { issuer } = context.keys;
    c.header('Cache-Control', 'public, max-age=600');
    return c.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/user`,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      response_types_supported: ['code'],
      grant_types_supported: ['password', 'refresh_token', 'id_token', 'pkce'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      token_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256', 'plain'],
      claims_supported: [
        'sub',
        'aud',
        'iss',
        'exp',
        'iat',
        'role',
        'email',
        'phone',
        'session_id',
        'aal',
        'amr',
      ],
    });
  };
