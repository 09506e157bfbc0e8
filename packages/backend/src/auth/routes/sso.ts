import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import { AuthError, validationFailed } from '../errors/auth-error.ts';
import { clientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { readCodeChallenge } from '../flow-state/pkce.ts';
import { challengeFields, optionalText, readBody, securityFields } from '../requests/read-body.ts';
import { requestedRedirect } from '../redirects/requested-redirect.ts';
import type { SamlProvider } from '../saml/saml-provider.ts';

const ssoSchema = z.object({
  provider_id: optionalText,
  domain: optionalText,
  redirect_to: optionalText,
  skip_http_redirect: z.boolean().nullish(),
  ...challengeFields,
  ...securityFields,
});

/** Seconds that a person may take at the organisation's provider. */
const signInSeconds = 600;

/** Kept with the flow until the browser comes back; read once. */
export type SamlContext = { requestId: string; redirectTo: string };

const findProvider = (
  context: AuthContext,
  wanted: { provider_id?: string | undefined; domain?: string | undefined },
): SamlProvider => {
  if (wanted.provider_id !== undefined) {
    const provider = context.saml.find(({ settings }) => settings.id === wanted.provider_id);
    if (!provider) throw new AuthError('sso_provider_not_found');
    return provider;
  }
  const domain = wanted.domain?.toLowerCase() ?? '';
  const provider = context.saml.find(({ settings }) => settings.domains.includes(domain));
  if (!provider) {
    throw new AuthError('sso_provider_not_found', { message: 'No SSO provider assigned for this domain' });
  }
  return provider;
};

/**
 * POST /sso: begins a sign-in at an organisation's SAML provider, named by id or mail domain (spec §7).
 * Out: 303 to the provider, or with `skip_http_redirect` 200 `{url}`.
 * Errors: 400 `validation_failed`; 404 `saml_provider_disabled` where none is configured, `sso_provider_not_found`; 429.
 */
export const postSso =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const body = await readBody(c, ssoSchema);
    const client = clientInfo(c);
    await context.limiter.take({ address: 'sso', of: client.ip });
    // What is not offered at all is said first, whatever else may be wrong with the request.
    if (context.saml.length === 0) throw new AuthError('saml_provider_disabled');
    if (body.provider_id !== undefined && body.domain !== undefined) {
      throw validationFailed('Only one of provider_id or domain supported');
    }
    if (body.provider_id === undefined && body.domain === undefined) {
      throw validationFailed('A provider_id or domain needs to be provided');
    }
    const challenge = readCodeChallenge(body);
    const provider = findProvider(context, body);
    await context.captcha(body.gotrue_meta_security?.captcha_token, client.ip);
    const flowId = crypto.randomUUID();
    const { url, requestId } = await provider.begin(flowId);
    const state: SamlContext = {
      requestId,
      redirectTo: requestedRedirect(c, context.settings, body.redirect_to),
    };
    const sql = context.database.owner;
    await sql`
      insert into auth.flow_state (id, code_challenge, code_challenge_method, provider_type, authentication_method,
        provider_context, expires_at)
      values (${flowId}, ${challenge?.challenge ?? null}, ${challenge?.method ?? null},
        ${`sso:${provider.settings.id}`}, 'sso/saml', ${sql.json(state)},
        now() + make_interval(secs => ${signInSeconds}))`;
    return body.skip_http_redirect === true ? c.json({ url }) : c.redirect(url, 303);
  };
