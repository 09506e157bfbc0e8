import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { AuthError, validationFailed } from '../errors/auth-error.ts';
import type { AuthContext } from '../context.ts';
import { markBrowser } from '../flow-state/browser-mark.ts';
import { readCodeChallenge } from '../flow-state/pkce.ts';
import { requestedRedirect } from '../redirects/requested-redirect.ts';
import type { IdentityProvider } from './provider.ts';

/** Seconds that a person may take at the provider. */
const authorizationSeconds = 600;

/** Kept with the flow until the browser comes back; read once. */
export type ProviderContext = { nonce: string; codeVerifier: string; redirectTo: string };

// Ours to set, or able to change what the answer means.
const reserved = new Set([
  'provider',
  'redirect_to',
  'scopes',
  'code_challenge',
  'code_challenge_method',
  'skip_http_redirect',
  'apikey',
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'request',
  'request_uri',
  'scope',
  'state',
  'nonce',
]);

/** Where providers send the browser back to. */
export const callbackUrl = (context: AuthContext): string => `${context.settings.siteUrl}/auth/v1/callback`;

/**
 * Opens a flow and gives the provider's address for it.
 * @param linkToUserId the signed-in person who links a further identity, or null for a sign-in
 * Errors: 400 `validation_failed` for an unknown provider or a bad PKCE pair; 500 `unexpected_failure` when the provider
 * cannot be reached.
 */
export const beginAuthorization = async (
  c: Context<AppEnv>,
  context: AuthContext,
  linkToUserId: string | null,
): Promise<URL> => {
  const name = c.req.query('provider') ?? '';
  const provider: IdentityProvider | undefined = context.providers.get(name);
  if (!provider) {
    throw validationFailed(`Unsupported provider: provider ${name === '' ? 'is missing' : 'is not enabled'}`);
  }
  const challenge = readCodeChallenge(c.req.query());
  const state: ProviderContext = {
    nonce: randomBytes(24).toString('base64url'),
    codeVerifier: randomBytes(48).toString('base64url'),
    redirectTo: requestedRedirect(c, context.settings),
  };
  const sql = context.database.owner;
  const [flow] = await sql<{ id: string }[]>`
    insert into auth.flow_state (code_challenge, code_challenge_method, provider_type, authentication_method,
      linking_target_id, provider_context, expires_at)
    values (${challenge?.challenge ?? null}, ${challenge?.method ?? null}, ${name}, 'oauth', ${linkToUserId},
      ${sql.json(state)}, now() + make_interval(secs => ${authorizationSeconds}))
    returning id`;
  if (!flow) throw new AuthError('unexpected_failure');
  markBrowser(c, flow.id, context.settings.siteUrl, authorizationSeconds);
  try {
    return await provider.authorizationUrl({
      redirectUri: callbackUrl(context),
      state: flow.id,
      nonce: state.nonce,
      codeVerifier: state.codeVerifier,
      scopes: c.req.query('scopes') ?? '',
      extra: Object.fromEntries(Object.entries(c.req.query()).filter(([key]) => !reserved.has(key))),
    });
  } catch (error) {
    throw new AuthError('unexpected_failure', { message: 'The provider cannot be reached', cause: error });
  }
};
