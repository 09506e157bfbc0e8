import {
  premiumFileBucket,
  premiumLinkSeconds,
  profilePhotoBucket,
  projectPictureBucket,
} from '@kawanusaha/contracts/storage';
import type { Hono } from 'hono';
import { createApp } from '#app.ts';
import { createAuthRoutes } from '#auth/create-auth-routes.ts';
import type { AppDeps } from '#deps.ts';
import { functionDefinitions } from '#functions/registry.ts';
import type { AppEnv } from '#http/app-env.ts';
import type { Readiness } from '#http/health.ts';
import { createRealtime, type Realtime } from '#realtime/create-realtime.ts';
import { createRestRoutes } from '#rest/create-rest-routes.ts';
import type { BucketRules } from '#storage/context.ts';
import { createStorageRoutes } from '#storage/create-storage-routes.ts';

/** What the product demands of its buckets beside what their rows say. */
export const bucketRules: BucketRules = {
  [profilePhotoBucket]: { recodesPictures: true },
  [projectPictureBucket]: { recodesPictures: true },
  [premiumFileBucket]: { maxSignedSeconds: premiumLinkSeconds },
};

/** Puts the whole product together: every protocol, every function, and the pages when given. */
export function createProductApp(
  base: Omit<AppDeps, 'fetchApi'>,
  readiness: Readiness,
  pages?: (deps: AppDeps) => Hono<AppEnv>,
): { app: Hono<AppEnv>; deps: AppDeps; realtime: Realtime } {
  const realtime = createRealtime(base);
  const product = createApp(base, {
    readiness,
    functions: functionDefinitions,
    protocols: {
      '/auth/v1': createAuthRoutes,
      '/rest/v1': (deps) => createRestRoutes(deps),
      '/realtime/v1': () => realtime.routes,
      '/storage/v1': (deps) => createStorageRoutes(deps, bucketRules),
    },
    ...(pages === undefined ? {} : { web: pages }),
  });
  return { ...product, realtime };
}
