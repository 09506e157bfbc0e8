import type { Context, Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { requestLog } from '#http/log/request-log.ts';
import { AuthError, validationFailed } from '../errors/auth-error.ts';
import { clientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { issueAuthCode } from '../flow-state/flow-state.ts';
import { findByLinkToken, type OneTimeToken } from '../one-time-tokens/one-time-token.ts';
import {
  redirectWithError,
  redirectWithMessage,
  redirectWithSession,
  withQuery,
} from '../redirects/redirects.ts';
import { requestedRedirect } from '../redirects/requested-redirect.ts';
import { openSession } from '../sessions/open-session.ts';
import { presentSession } from '../sessions/present-session.ts';
import { accountFrom } from '../limits/rate-limits.ts';
import { applyOneTimeToken, slotsOfType } from '../users/verify-one-time-token.ts';
import { renderLinkPage } from './link-page.ts';
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

type Link = { type: string; linkToken: string; target: string };

const readLink = (c: Context<AppEnv>, context: AuthContext): Link => {
  const type = c.req.query('type') ?? '';
  const linkToken = c.req.query('token') ?? c.req.query('token_hash') ?? '';
  if (type === '') throw validationFailed('Verify requires a verification type');
  if (linkToken === '') throw validationFailed('Verify requires a token or a token hash');
  return { type, linkToken, target: requestedRedirect(c, context.settings) };
};

const find = async (context: AuthContext, { type, linkToken }: Link): Promise<OneTimeToken> => {
  const token = await findByLinkToken(context.database.owner, linkToken);
  const slots = Object.hasOwn(slotsOfType, type) ? slotsOfType[type] : undefined;
  if (!token || slots?.includes(token.token_type) !== true) throw expired();
  return token;
};

const follow = async (
  c: Context<AppEnv>,
  context: AuthContext,
  link: Link,
  token: OneTimeToken,
): Promise<Response> => {
  const answer = link.linkToken.startsWith('pkce_')
    ? await followPkce(c, context, token, link.target)
    : await followImplicit(c, context, token, link.target, link.type);
  await context.limiter.reset(token.relates_to, 'login', 'loginStreak', 'verify');
  await context.limiter.reset(accountFrom(token.relates_to, clientInfo(c).ip), 'verifyFrom');
  return answer;
};

/** Does what a link asks for; what goes wrong goes to the target, too. */
const withLink = async (
  c: Context<AppEnv>,
  context: AuthContext,
  work: (link: Link, token: OneTimeToken) => Response | Promise<Response>,
): Promise<Response> => {
  const link = readLink(c, context);
  try {
    await context.limiter.take({ address: 'verify', of: clientInfo(c).ip });
    return await work(link, await find(context, link));
  } catch (error) {
    const inQuery = link.linkToken.startsWith('pkce_');
    return redirectWithError(link.target, error, { inQuery, log: requestLog(c) });
  }
};

/**
 * GET /verify: the link in a mail. A browser gets a page with a button that uses the link: scanners of mail fetch links, and run
 * scripts of pages, before people do, and a fetched link must neither be used up nor agree to anything. Other clients, and links that are good no more, get 303 to an allowed target: with the session in the
 * fragment, with a code for PKCE, or with the error in the fragment.
 * Errors as JSON only for a link that misses `type` or `token`: 400 `validation_failed`.
 */
export const getVerify =
  (context: AuthContext): Handler<AppEnv> =>
  (c) => {
    if (c.req.method === 'HEAD') return c.body(null, 200);
    const isBrowser = (c.req.header('accept') ?? '').includes('text/html');
    return withLink(c, context, (link, token) =>
      isBrowser ? renderLinkPage(context.rules.texts, link.type) : follow(c, context, link, token),
    );
  };

/** True for the form of the link's page; the protocol's own POST /verify carries JSON. */
export const isPressedLink = (c: Context<AppEnv>): boolean =>
  (c.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded') &&
  c.req.query('token') !== undefined;

/** POST /verify from the link's page: uses the link. Always 303, as above. */
export const pressVerify = (c: Context<AppEnv>, context: AuthContext): Promise<Response> =>
  withLink(c, context, (link, token) => follow(c, context, link, token));
