import { createApp } from '#app.ts';
import type { AuthOptions } from '#auth/auth-options.ts';
import { createAuthRoutes } from '#auth/create-auth-routes.ts';
import type { AppDeps } from '#deps.ts';
import type { Access } from '#http/caller.ts';
import { type CorsRules, openCors } from '#http/origins/cors.ts';
import type { Readiness } from '#http/health.ts';
import { createRealtime, type Realtime } from '#realtime/create-realtime.ts';
import { createRestRoutes } from '#rest/create-rest-routes.ts';
import type { RestOptions } from '#rest/rest-options.ts';
import type { StorageOptions } from '#storage/context.ts';
import type { FunctionDefinition } from '#functions/define-function.ts';
import { createStorageRoutes } from '#storage/create-storage-routes.ts';

export type BackendOptions = {
  readonly rest: Partial<RestOptions>;
  readonly access: Access;
  readonly auth: AuthOptions;
  readonly storage: StorageOptions;
  readonly cors?: CorsRules;
  readonly functions?: readonly FunctionDefinition[];
};

/** The wire protocol alone, over any database: nothing of the product, no pages, and the functions that it is given. */
export function createBackendApp(
  base: Omit<AppDeps, 'fetchApi'>,
  readiness: Readiness,
  { rest, access, auth, storage, cors = openCors, functions = [] }: BackendOptions,
): ReturnType<typeof createApp> & { realtime: Realtime } {
  const realtime = createRealtime(base, {}, { ...access, socketOrigins: cors.origins });
  const backend = createApp(base, {
    readiness,
    functions,
    access,
    cors,
    protocols: {
      '/auth/v1': (deps) => createAuthRoutes(deps, auth),
      '/rest/v1': (deps) => createRestRoutes(deps, { ...rest, furtherRoles: access.furtherRoles ?? [] }),
      '/realtime/v1': () => realtime.routes,
      '/storage/v1': (deps) => createStorageRoutes(deps, {}, storage),
    },
  });
  return { ...backend, realtime };
}
