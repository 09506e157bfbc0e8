import type { Context } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import type { Settings } from '#settings.ts';
import { chooseRedirectTarget } from './redirect-target.ts';

/** Where the caller wants the browser to end (`redirect_to` as header or query), if that is allowed; else the site. */
export const requestedRedirect = (
  c: Context<AppEnv>,
  settings: Pick<Settings, 'siteUrl' | 'redirectAllowList'>,
  wished?: string,
): string =>
  chooseRedirectTarget(wished ?? c.req.header('redirect_to') ?? c.req.query('redirect_to'), {
    siteUrl: settings.siteUrl,
    allowList: settings.redirectAllowList,
  });
