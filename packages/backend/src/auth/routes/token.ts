import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { AuthError } from '../errors/auth-error.ts';
import type { AuthContext } from '../context.ts';
import { grantIdToken } from '../grants/id-token.ts';
import { grantPassword } from '../grants/password.ts';
import { grantPkce } from '../grants/pkce.ts';
import { grantRefreshToken } from '../grants/refresh-token.ts';

/**
 * POST /token?grant_type=…: opens or renews a session (spec §7); each grant has its file in `grants/`.
 * Errors: 400 `invalid_credentials` "unsupported_grant_type" for an unknown grant, 422
 * `web3_provider_disabled`, else those of the grant.
 */
export const postToken = (context: AuthContext): Handler<AppEnv> => {
  const grants = new Map([
    ['password', grantPassword(context)],
    ['refresh_token', grantRefreshToken(context)],
    ['id_token', grantIdToken(context)],
    ['pkce', grantPkce(context)],
  ]);
  return async (c, next) => {
    if (c.req.query('grant_type') === 'web3') throw new AuthError('web3_provider_disabled');
    const grant = grants.get(c.req.query('grant_type') ?? '');
    if (!grant) throw new AuthError('invalid_credentials', { message: 'unsupported_grant_type' });
    return grant(c, next);
  };
};
