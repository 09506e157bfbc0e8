import type { Hono } from 'hono';
import { createApp } from '#app.ts';
import { createAuthRoutes } from '#auth/create-auth-routes.ts';
import type { AppDeps } from '#deps.ts';
import { functionDefinitions } from '#functions/registry.ts';
import type { AppEnv } from '#http/app-env.ts';
import type { Readiness } from '#http/health.ts';
import { createRestRoutes } from '#rest/create-rest-routes.ts';

/** Puts the whole product together: every protocol, every function, and the pages when given. */
export function createProductApp(
  base: Omit<AppDeps, 'fetchApi'>,
  readiness: Readiness,
  pages?: (deps: AppDeps) => Hono<AppEnv>,
): { app: Hono<AppEnv>; deps: AppDeps } {
  return createApp(base, {
    readiness,
    functions: functionDefinitions,
    protocols: { '/auth/v1': createAuthRoutes, '/rest/v1': (deps) => createRestRoutes(deps) },
    ...(pages === undefined ? {} : { web: pages }),
  });
}
