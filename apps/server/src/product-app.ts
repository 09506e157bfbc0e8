import {
  messagePictureBucket,
  messagePictureSeconds,
  premiumFileBucket,
  premiumLinkSeconds,
  profilePhotoBucket,
  projectPictureBucket,
} from '@kawanusaha/contracts/storage';
import { Hono } from 'hono';
import type { AppDeps as BackendDeps } from '@kawanusaha/backend/deps';
import { createApp } from '@kawanusaha/backend/app';
import { createAuthRoutes } from '@kawanusaha/backend/auth/create-auth-routes';
import { clientLimits, refuseRequest } from '#web/limits/client-limits.ts';
import { demandCaptcha } from '#moderation/demand-captcha.ts';
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

/** The data API of the product: the engine's, with a captcha before the contact form. */
export const createDataRoutes = (deps: BackendDeps): Hono<AppEnv> =>
  new Hono<AppEnv>().use('/rpc/*', demandCaptcha(deps.settings)).route('/', createRestRoutes(deps));

/** Puts the whole product together: every protocol, every function, and the pages when given. */
export function createProductApp(
  base: Omit<AppDeps, 'fetchApi'>,
  readiness: Readiness,
  pages?: (deps: AppDeps) => Hono<AppEnv>,
): ReturnType<typeof createApp> & { realtime: Realtime } {
  const realtime = createRealtime(base, {}, { hidesDeletedKeys: true });
  const product = createApp(base, {
    readiness,
    functions: functionDefinitions,
    limits: { of: clientLimits, refuse: refuseRequest },
    protocols: {
      '/auth/v1': createAuthRoutes,
      '/rest/v1': createDataRoutes,
      '/realtime/v1': () => realtime.routes,
      '/storage/v1': (deps) => createStorageRoutes(deps, bucketRules),
    },
    ...(pages === undefined ? {} : { web: pages }),
  });
  return { ...product, realtime };
}
