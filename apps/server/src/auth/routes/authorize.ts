import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { AuthError } from '../auth-error.ts';
import { requireUser } from '../bearer.ts';
import { clientInfo } from '../client-info.ts';
import type { AuthContext } from '../context.ts';
import { beginAuthorization } from '../providers/begin-authorization.ts';

/**
 * GET /authorize?provider&redirect_to&scopes&code_challenge…: 302 to the provider (spec §7).
 * Errors: 400 `validation_failed` for a provider that is not configured; 429; 500.
 */
export const getAuthorize =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    await context.limiter.take({ address: 'sso', of: clientInfo(c).ip });
    return c.redirect((await beginAuthorization(c, context, null)).href, 302);
  };

/**
 * GET /user/identities/authorize: the same for a signed-in person who links a further identity (spec §7). With
 * `skip_http_redirect=true` 200 `{url}` instead of 302.
 * Errors: 400 `validation_failed`; 404 `manual_linking_disabled` where no provider is configured; those of the bearer check.
 */
export const getLinkIdentity =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const { user } = await requireUser(c, context);
    if (context.providers.size === 0) throw new AuthError('manual_linking_disabled');
    await context.limiter.take({ address: 'sso', of: clientInfo(c).ip });
    const url = await beginAuthorization(c, context, user.id);
    return c.req.query('skip_http_redirect') === 'true'
      ? c.json({ url: url.href })
      : c.redirect(url.href, 302);
  };
