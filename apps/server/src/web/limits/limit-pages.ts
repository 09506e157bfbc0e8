import fs from 'node:fs';
import path from 'node:path';
import { limitRequests } from '@kawanusaha/backend/http/load/limit-requests';
import type { AppEnv } from '@kawanusaha/backend/http/app-env';
import type { MiddlewareHandler } from 'hono';
import type { AppDeps } from '#deps.ts';
import { pageLimits, refusePage } from '#web/limits/client-limits.ts';

/** The addresses of the files below a folder. */
const addressesOf = (folder: string): ReadonlySet<string> =>
  new Set(
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(
        (entry) =>
          `/${path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`,
      ),
  );

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
  const files = addressesOf(clientDir);
  const limited = limitRequests({
    ...{ name: 'pages', limits: pageLimits, allowance, refuse: refusePage },
    exemptLoopback: settings.local,
    onRefusal: metrics?.countRefusal,
  });
  return (c, next) => (files.has(c.req.path) ? next() : limited(c, next));
}
