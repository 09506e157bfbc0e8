import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { requestLog } from '#http/log/request-log.ts';
import { AuthError } from '../errors/auth-error.ts';
import { clientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { issueAuthCode } from '../flow-state/flow-state.ts';
import { takeFlow } from '../flow-state/take-flow.ts';
import { redirectWithError, redirectWithSession, withQuery } from '../redirects/redirects.ts';
import { resolveSamlUser } from '../saml/resolve-saml-user.ts';
import { samlMetadata, type SamlPerson } from '../saml/saml-provider.ts';
import { openSession } from '../sessions/open-session.ts';
import { presentSession } from '../sessions/present-session.ts';
import type { SamlContext } from './sso.ts';

const readPerson = async (
  context: AuthContext,
  providerType: string,
  samlResponse: string,
  requestId: string,
): Promise<{ providerId: string; person: SamlPerson }> => {
  const provider = context.saml.find(({ settings }) => `sso:${settings.id}` === providerType);
  if (!provider) throw new AuthError('sso_provider_not_found');
  try {
    return { providerId: provider.settings.id, person: await provider.finish(samlResponse, requestId) };
  } catch (error) {
    throw new AuthError('bad_oauth_callback', {
      status: 403,
      message: 'SAML Assertion is not valid',
      cause: error,
    });
  }
};

/**
 * POST /sso/saml/acs: the organisation's provider sends the browser back with its signed answer. Always a redirect: with
 * the session in the fragment, a code for PKCE, or an error. Only answers to a request of ours count, and once.
 */
export const postSamlAcs =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    let target = context.settings.siteUrl;
    try {
      const client = clientInfo(c);
      await context.limiter.take({ address: 'sso', of: client.ip });
      const form = new URLSearchParams(await c.req.text());
      const flow = await takeFlow<SamlContext>(context, form.get('RelayState') ?? undefined);
      target = flow.provider_context.redirectTo;
      const { requestId } = flow.provider_context;
      const found = await readPerson(context, flow.provider_type, form.get('SAMLResponse') ?? '', requestId);
      const user = await resolveSamlUser(context, { ...found, client });
      const sql = context.database.owner;
      if (user.banned_until !== null && user.banned_until > new Date()) throw new AuthError('user_banned');
      if (flow.code_challenge !== null) {
        return c.redirect(withQuery(target, { code: await issueAuthCode(sql, flow.id, user.id) }), 303);
      }
      await sql`delete from auth.flow_state where id = ${flow.id}`;
      const session = await openSession(sql, user, { method: 'sso/saml', client });
      return redirectWithSession(target, await presentSession(context, session), {});
    } catch (error) {
      requestLog(c).info({ err: error }, 'a SAML answer was refused');
      return redirectWithError(target, error, { inQuery: true, log: requestLog(c) });
    }
  };

/** GET /sso/saml/metadata: our description for an organisation's administrator, as XML. */
export const getSamlMetadata =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    if (context.saml.length === 0) throw new AuthError('saml_provider_disabled');
    return c.body(await samlMetadata(context.settings.siteUrl), 200, {
      'Content-Type': 'application/samlmetadata+xml',
      'Cache-Control': 'public, max-age=600',
    });
  };
