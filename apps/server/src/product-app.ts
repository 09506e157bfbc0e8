import {
  messagePictureBucket,
  messagePictureSeconds,
  premiumFileBucket,
  premiumLinkSeconds,
  profilePhotoBucket,
  projectPictureBucket,
} from '@kawanusaha/contracts/storage';
import type { Hono } from 'hono';
import { createApp } from '@kawanusaha/backend/app';
import { createAuthRoutes } from '@kawanusaha/backend/auth/create-auth-routes';
import type { AppDeps } from '#deps.ts';
import { functionDefinitions } from '#functions.ts';
import type { AppEnv } from '@kawanusaha/backend/http/app-env';
import type { Readiness } from '@kawanusaha/backend/http/health';
import { createRealtime, type Realtime } from '@kawanusaha/backend/realtime/create-realtime';
import { createRestRoutes } from '@kawanusaha/backend/rest/create-rest-routes';
import type { BucketRules } from '@kawanusaha/backend/storage/context';
import { createStorageRoutes } from '@kawanusaha/backend/storage/create-storage-routes';

/** What the product demands of its buckets beside what their rows say. */
export const bucketRules: BucketRules = {
  [profilePhotoBucket]: { recodesPictures: true },
  [projectPictureBucket]: { recodesPictures: true },
  [messagePictureBucket]: { recodesPictures: true, maxSignedSeconds: messagePictureSeconds },
  [premiumFileBucket]: { maxSignedSeconds: premiumLinkSeconds },
};

/** Puts the whole product together: every protocol, every function, and the pages when given. */
export function createProductApp(
  base: Omit<AppDeps, 'fetchApi'>,
  readiness: Readiness,
  pages?: (deps: AppDeps) => Hono<AppEnv>,
): { app: Hono<AppEnv>; deps: AppDeps; realtime: Realtime } {
  const realtime = createRealtime(base, {}, { hidesDeletedKeys: true });
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
