import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import { AuthError, validationFailed } from '../errors/auth-error.ts';
import { clientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { redeemAuthCode } from '../flow-state/flow-state.ts';
import { optionalText, readBody } from '../requests/read-body.ts';
import { openSession } from '../sessions/open-session.ts';
import { respondSession } from '../sessions/present-session.ts';
import { findUserById } from '../users/find-user.ts';

const pkceGrantSchema = z.object({ auth_code: optionalText, code_verifier: optionalText });

/**
 * Grant `pkce`: exchanges the code of a mail link or a provider for a session, once.
 * Errors: 400 `validation_failed`, `bad_code_verifier`; 404 `flow_state_not_found`; 422 `flow_state_expired`; 403 `user_banned`.
 */
export const grantPkce =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const body = await readBody(c, pkceGrantSchema);
    const client = clientInfo(c);
    await context.limiter.take({ address: 'token', of: client.ip });
    const { auth_code: code, code_verifier: verifier } = body;
    if (code === undefined || verifier === undefined) {
      throw validationFailed('invalid request: both auth code and code verifier should be non-empty');
    }
    const { flow, session } = await context.database.owner.begin(async (tx) => {
      const redeemed = await redeemAuthCode(tx, code, verifier);
      const user = await findUserById(tx, redeemed.user_id);
      if (!user) throw new AuthError('flow_state_not_found');
      return {
        flow: redeemed,
        session: await openSession(tx, user, { method: redeemed.authentication_method, client }),
      };
    });
    return respondSession(c, context, session, {
      ...(flow.provider_access_token === null ? {} : { provider_token: flow.provider_access_token }),
      ...(flow.provider_refresh_token === null
        ? {}
        : { provider_refresh_token: flow.provider_refresh_token }),
    });
  };
