import type { Context, Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import { clientInfo } from '../client-info.ts';
import type { AuthContext } from '../context.ts';
import { issueAuthCode } from '../flow-state/flow-state.ts';
import { findByLinkToken, type OneTimeToken } from '../one-time-tokens/one-time-token.ts';
import { redirectWithError, redirectWithMessage, redirectWithSession, withQuery } from '../redirects.ts';
import { requestedRedirect } from '../requested-redirect.ts';
import { openSession } from '../sessions/open-session.ts';
import { presentSession } from '../sessions/present-session.ts';
import { applyOneTimeToken, slotsOfType } from '../users/verify-one-time-token.ts';
import { halfConfirmed } from './verify.ts';

const expired = (): AuthError =>
  new AuthError('otp_expired', { message: 'Email link is invalid or has expired' });

// With PKCE the link yields a code for the client that asked; the address is confirmed either way.
const followPkce = async (
  c: Context<AppEnv>,
  context: AuthContext,
  token: OneTimeToken,
  target: string,
): Promise<Response> => {
  const code = await context.database.owner.begin(async (tx) => {
    const verified = await applyOneTimeToken(tx, token, clientInfo(c));
    if (verified.outcome === 'half') return null;
    if (token.flow_state_id === null) throw expired();
    return issueAuthCode(tx, token.flow_state_id, verified.user.id);
  });
  return code === null
    ? redirectWithMessage(target, halfConfirmed)
    : c.redirect(withQuery(target, { code }), 303);
};

const followImplicit = async (
  c: Context<AppEnv>,
  context: AuthContext,
  token: OneTimeToken,
  target: string,
  type: string,
): Promise<Response> => {
  const client = clientInfo(c);
  const session = await context.database.owner.begin(async (tx) => {
    const verified = await applyOneTimeToken(tx, token, client);
    return verified.outcome === 'half' ? null : openSession(tx, verified.user, { method: 'otp', client });
  });
  if (session === null) return redirectWithMessage(target, halfConfirmed);
  return redirectWithSession(target, await presentSession(context, session), { type });
};

/**
 * GET /verify: the link in a mail. Always 303 to an allowed target: with the session in the fragment, with a code for
 * PKCE, or with the error in the fragment.
 * Errors as JSON only for a link that misses `type` or `token`: 400 `validation_failed`.
 */
export const getVerify =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    // Scanners of mail look at links before people do; looking must not use the link up.
    if (c.req.method === 'HEAD') return c.body(null, 200);
    const type = c.req.query('type') ?? '';
    const linkToken = c.req.query('token') ?? c.req.query('token_hash') ?? '';
    if (type === '') throw validationFailed('Verify requires a verification type');
    if (linkToken === '') throw validationFailed('Verify requires a token or a token hash');
    const target = requestedRedirect(c, context.settings);
    try {
      await context.limiter.take({ address: 'verify', of: clientInfo(c).ip });
      const token = await findByLinkToken(context.database.owner, linkToken);
      if (!token || !slotsOfType[type]?.includes(token.token_type)) throw expired();
      const answer = linkToken.startsWith('pkce_')
        ? await followPkce(c, context, token, target)
        : await followImplicit(c, context, token, target, type);
      await context.limiter.reset(token.relates_to, 'login', 'loginStreak', 'verify');
      return answer;
    } catch (error) {
      return redirectWithError(target, error, { inQuery: linkToken.startsWith('pkce_'), log: c.get('log') });
    }
  };
