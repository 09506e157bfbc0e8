import { limitRequests } from '@kawanusaha/backend/http/load/limit-requests';
import type { AppEnv } from '@kawanusaha/backend/http/app-env';
import type { MiddlewareHandler } from 'hono';
import type { AppDeps } from '#deps.ts';
import { listBuiltFiles } from '#web/built-files.ts';
import { pageLimits, refusePage } from '#web/limits/client-limits.ts';

/**
 * Counts what an address asks of us beside the built files, which a browser keeps and which cost little to send: a first visit brings
 * a dozen of them, and many people may share the address. An address of a file that is not there makes a page, and is counted as one.
 * @param clientDir folder of the built browser files
 */
export function limitPages(
  { allowance, settings, metrics }: Pick<AppDeps, 'allowance' | 'settings' | 'metrics'>,
  clientDir: string,
): MiddlewareHandler<AppEnv> {
  if (allowance === undefined) return (_c, next) => next();
  const files = listBuiltFiles(clientDir);
  const limited = limitRequests({
    ...{ name: 'pages', limits: pageLimits, allowance, refuse: refusePage },
    exemptLoopback: settings.local,
    onRefusal: metrics?.countRefusal,
  });
  return (c, next) => (files.has(c.req.path) ? next() : limited(c, next));
}
