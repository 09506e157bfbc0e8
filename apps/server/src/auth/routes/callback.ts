import type { Context, Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { isUuid } from '../admin/admin-user-fields.ts';
import { AuthError } from '../auth-error.ts';
import { clientInfo } from '../client-info.ts';
import type { AuthContext } from '../context.ts';
import { issueAuthCode } from '../flow-state/flow-state.ts';
import { callbackUrl, type ProviderContext } from '../providers/begin-authorization.ts';
import type { ProviderProfile } from '../providers/provider.ts';
import { resolveProviderUser } from '../providers/resolve-user.ts';
import { redirectWithError, redirectWithSession, withQuery } from '../redirects.ts';
import { openSession } from '../sessions/open-session.ts';
import { presentSession } from '../sessions/present-session.ts';

type OpenFlow = {
  id: string;
  provider_type: string;
  code_challenge: string | null;
  linking_target_id: string | null;
  provider_context: ProviderContext;
};

const oauthMessages = {
  missing: 'OAuth state parameter missing',
  invalid: 'OAuth state parameter is invalid',
};

// Takes the flow's memory out in one step, so that a state counts once.
const takeFlow = async (context: AuthContext, state: string | undefined): Promise<OpenFlow> => {
  if (state === undefined || state === '')
    throw new AuthError('bad_oauth_callback', { message: oauthMessages.missing });
  if (!isUuid(state)) throw new AuthError('bad_oauth_state', { message: oauthMessages.invalid });
  const [flow] = await context.database.owner<OpenFlow[]>`
    with open as (
      select id, provider_context from auth.flow_state
      where id = ${state} and provider_context is not null and expires_at > now()
      for update
    )
    update auth.flow_state f set provider_context = null, updated_at = now() from open
    where f.id = open.id
    returning f.id, f.provider_type, f.code_challenge, f.linking_target_id, open.provider_context`;
  if (!flow) throw new AuthError('bad_oauth_state', { message: 'OAuth state not found or expired' });
  return flow;
};

const askProvider = async (
  context: AuthContext,
  flow: OpenFlow,
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
  flow: OpenFlow,
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
      const flow = await takeFlow(context, params.get('state') ?? undefined);
      target = flow.provider_context.redirectTo;
      return await finish(c, context, flow, await askProvider(context, flow, params));
    } catch (error) {
      return redirectWithError(target, error, { inQuery: true, log: c.get('log'), status: 302 });
    }
  };
