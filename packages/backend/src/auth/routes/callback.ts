import type { Context, Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { requestLog } from '#http/log/request-log.ts';
import { AuthError } from '../errors/auth-error.ts';
import { clientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { isMarkedBrowser } from '../flow-state/browser-mark.ts';
import { issueAuthCode } from '../flow-state/flow-state.ts';
import { takeFlow, type OpenFlow } from '../flow-state/take-flow.ts';
import { callbackUrl, type ProviderContext } from '../providers/begin-authorization.ts';
import type { ProviderProfile } from '../providers/provider.ts';
import { resolveProviderUser } from '../providers/resolve-user.ts';
import { redirectWithError, redirectWithSession, withQuery } from '../redirects/redirects.ts';
import { openSession } from '../sessions/open-session.ts';
import { presentSession } from '../sessions/present-session.ts';

type Flow = OpenFlow<ProviderContext>;

const askProvider = async (
  context: AuthContext,
  flow: Flow,
  params: URLSearchParams,
): Promise<ProviderProfile> => {
  const provider = context.providers.get(flow.provider_type);
  if (!provider) throw new AuthError('provider_disabled');
  const refused = params.get('error');
  if (refused !== null) {
    throw new AuthError('bad_oauth_callback', {
      status: refused === 'access_denied' ? 403 : 400,
      message: (params.get('error_description') ?? refused)
        .replaceAll(/[^\p{L}\p{N}\p{P}\p{Zs}]/gu, '')
        .slice(0, 200),
    });
  }
  const { nonce, codeVerifier } = flow.provider_context;
  const url = new URL(callbackUrl(context));
  url.search = params.toString();
  try {
    return await provider.exchange({ url, state: flow.id, nonce, codeVerifier });
  } catch (error) {
    throw new AuthError('unexpected_failure', { message: 'Unable to exchange external code', cause: error });
  }
};

const finish = async (
  c: Context<AppEnv>,
  context: AuthContext,
  flow: Flow,
  profile: ProviderProfile,
): Promise<Response> => {
  const client = clientInfo(c);
  const sql = context.database.owner;
  const { redirectTo } = flow.provider_context;
  const user = await resolveProviderUser(context, {
    provider: flow.provider_type,
    profile,
    linkToUserId: flow.linking_target_id,
    client,
  });
  if (user.banned_until !== null && user.banned_until > new Date()) throw new AuthError('user_banned');
  if (flow.code_challenge !== null) {
    await sql`
      update auth.flow_state
      set provider_access_token = ${profile.accessToken}, provider_refresh_token = ${profile.refreshToken}
      where id = ${flow.id}`;
    return c.redirect(withQuery(redirectTo, { code: await issueAuthCode(sql, flow.id, user.id) }), 302);
  }
  await sql`delete from auth.flow_state where id = ${flow.id}`;
  const session = await openSession(sql, user, { method: 'oauth', client });
  return redirectWithSession(redirectTo, await presentSession(context, session), {
    ...(profile.accessToken === null ? {} : { provider_token: profile.accessToken }),
    ...(profile.refreshToken === null ? {} : { provider_refresh_token: profile.refreshToken }),
  });
};

/**
 * GET and POST /callback: the browser comes back from the provider. Always a redirect: to the target that was agreed at the
 * start, with the session in the fragment or a code for PKCE; an error goes there, or to the site, in query and fragment.
 */
export const handleCallback =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    let target = context.settings.siteUrl;
    try {
      const params =
        c.req.method === 'POST' ? new URLSearchParams(await c.req.text()) : new URL(c.req.url).searchParams;
      await context.limiter.take({ address: 'token', of: clientInfo(c).ip });
      const flow = await takeFlow<ProviderContext>(context, params.get('state') ?? undefined);
      target = flow.provider_context.redirectTo;
      // A sign-in with PKCE is bound to its client by the verifier; everything else by the mark.
      const isBound =
        isMarkedBrowser(c, flow.id) || (flow.code_challenge !== null && flow.linking_target_id === null);
      if (!isBound) {
        throw new AuthError('bad_oauth_state', { message: 'OAuth state belongs to another browser' });
      }
      return await finish(c, context, flow, await askProvider(context, flow, params));
    } catch (error) {
      return redirectWithError(target, error, { inQuery: true, log: requestLog(c), status: 302 });
    }
  };
