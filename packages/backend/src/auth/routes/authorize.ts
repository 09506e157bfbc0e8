import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { requestLog } from '#http/log/request-log.ts';
import { AuthError } from '../errors/auth-error.ts';
import { requireSecondStep, requireUser } from '../sessions/bearer.ts';
import { clientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { beginAuthorization } from '../providers/begin-authorization.ts';
import { redirectWithError } from '../redirects/redirects.ts';
import { requestedRedirect } from '../redirects/requested-redirect.ts';

/**
 * GET /authorize?provider&redirect_to&scopes&code_challenge…: 302 to the provider (spec §7).
 * Errors: 400 `validation_failed` for a provider that is not configured; 429; 500. A browser that follows a link is sent
 * back to `redirect_to` with the error in the fragment.
 */
export const getAuthorize =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    try {
      await context.limiter.take({ address: 'sso', of: clientInfo(c).ip });
      return c.redirect((await beginAuthorization(c, context, null)).href, 302);
    } catch (error) {
      // A visitor who followed a link is led back to a page; a client that asks gets the protocol's error.
      if (c.req.header('sec-fetch-mode') !== 'navigate') throw error;
      const target = requestedRedirect(c, context.settings);
      return redirectWithError(target, error, { inQuery: false, log: requestLog(c), status: 302 });
    }
  };

/**
 * GET /user/identities/authorize: the same for a signed-in person who links a further identity (spec §7). With
 * `skip_http_redirect=true` 200 `{url}` instead of 302.
 * Errors: 400 `validation_failed`; 404 `manual_linking_disabled` where it is off, or not switched on and no provider is configured; 401
 * `insufficient_aal`; those of the bearer check.
 */
export const getLinkIdentity =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const bearer = await requireUser(c, context);
    requireSecondStep(bearer);
    const { manualLinking } = context.options;
    if (manualLinking === false || (manualLinking === undefined && context.providers.size === 0)) {
      throw new AuthError('manual_linking_disabled');
    }
    await context.limiter.take({ address: 'sso', of: clientInfo(c).ip });
    const url = await beginAuthorization(c, context, bearer.user.id);
    return c.req.query('skip_http_redirect') === 'true'
      ? c.json({ url: url.href })
      : c.redirect(url.href, 302);
  };
