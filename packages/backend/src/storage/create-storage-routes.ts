import { Hono, type MiddlewareHandler } from 'hono';
import type { AppDeps } from '#deps.ts';
import type { AppEnv } from '#http/app-env.ts';
import { isUnavailable, retryAfterSeconds } from '#http/problem.ts';
import { requestLog } from '#http/log/request-log.ts';
import { createBucketRoutes } from './buckets/bucket-routes.ts';
import { type BucketRules, createStorageContext, type StorageOptions } from './context.ts';
import { copyObject } from './objects/copy.ts';
import { type Form, getObject, getPublicObject, getSignedObject } from './objects/download.ts';
import { listObjects } from './objects/list.ts';
import { listObjectsV2 } from './objects/list-v2.ts';
import { moveObject } from './objects/move.ts';
import { removeObject, removeObjects } from './objects/remove.ts';
import { signObject, signObjects } from './objects/sign.ts';
import { putSignedUpload, signUpload } from './objects/sign-upload.ts';
import { putObject } from './objects/upload.ts';
import { createResumableRoutes } from './resumable/resumable-routes.ts';
import { StorageError } from './storage-error.ts';

const prefix = '/storage/v1';
const resumable = '/upload/resumable';
/** The version of the storage interface that is spoken here, as far as the README says. */
const protocolVersion = '1.0.0';
const needsNoToken =
  /^\/storage\/v1\/(?:(?:object|object\/info|render\/image)\/(?:public|sign)\/|object\/upload\/sign\/)/;

/** Paths to an object's content: its bytes, a rendering of a picture, what is known of it. */
const contentPaths: readonly (readonly [form: Form, path: string])[] = [
  ['info', '/object/info'],
  ['rendering', '/render/image'],
  ['bytes', '/object'],
];

/** Serves /storage/v1: buckets and objects as storage-js uses them. Rows decide who may what, under row-level security. */
export function createStorageRoutes(
  deps: AppDeps,
  rules: BucketRules = {},
  options: StorageOptions = {},
): Hono<AppEnv> {
  const context = createStorageContext(deps, rules, options);
  const app = new Hono<AppEnv>();
  app.get('/status', (c) => c.json({ status: 'ok' }));
  app.get('/version', (c) => c.text(protocolVersion));
  if (options.resumable === true) {
    app.route(`${resumable}/sign`, createResumableRoutes(context, true));
    app.route(resumable, createResumableRoutes(context, false));
  }
  app.use('*', demandToken);
  app.route('/bucket', createBucketRoutes(context));

  app.post('/object/list/:bucket', listObjects(context));
  app.post('/object/list-v2/:bucket', listObjectsV2(context));
  app.post('/object/move', moveObject(context));
  app.post('/object/copy', copyObject(context));
  app.post('/object/upload/sign/*', signUpload(context));
  app.put('/object/upload/sign/*', putSignedUpload(context));
  app.post('/object/sign/:bucket', signObjects(context));
  app.post('/object/sign/*', signObject(context));
  app.delete('/object/:bucket', removeObjects(context));
  app.delete('/object/*', removeObject(context));
  for (const [form, path] of contentPaths) {
    // HEAD comes as GET and is answered without a body by the HTTP server.
    app.get(`${path}/public/*`, getPublicObject(context, form, `${prefix}${path}/public/`));
    if (form !== 'info') app.get(`${path}/sign/*`, getSignedObject(context, form, `${prefix}${path}/sign/`));
    app.get(`${path}/authenticated/*`, getObject(context, form, `${prefix}${path}/authenticated/`));
    if (form !== 'rendering') app.get(`${path}/*`, getObject(context, form, `${prefix}${path}/`));
  }
  app.post('/object/*', putObject(context));
  app.put('/object/*', putObject(context));

  app.all(`${resumable}/*`, refuse('Resumable uploads are not supported'));
  app.delete('/cdn/*', refuse('There is no cache in front of this storage to purge'));
  app.all('/vector/*', refuse('Vector buckets are not supported'));
  app.all('/iceberg/*', refuse('Analytics buckets are not supported'));
  app.notFound((c) => respond(c, new StorageError('NotFound')));
  app.onError((error, c) => {
    if (error instanceof StorageError) return respond(c, error);
    if (isUnavailable(error)) return respond(c, new StorageError('DatabaseUnavailable'));
    // A client that went away in the middle of its upload, or while its picture waited, is no failure of ours.
    if (c.req.raw.signal.aborted)
      return respond(c, new StorageError('InvalidRequest', 'The request broke off'));
    requestLog(c).error({ err: error }, 'storage request failed');
    return respond(c, new StorageError('InternalError'));
  });
  return app;
}

/** Where no project key is demanded, a request that shows neither key nor token is refused here, as by the storage of a project. */
const demandToken: MiddlewareHandler<AppEnv> = async (c, next) => {
  const hasShown = c.req.header('authorization') ?? c.req.header('apikey') ?? c.req.query('apikey');
  const isByLink = c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'PUT';
  if (hasShown === undefined && !(isByLink && needsNoToken.test(c.req.path)))
    throw new StorageError('MissingToken');
  await next();
};

function refuse(message: string): () => never {
  return () => {
    throw new StorageError('NotImplemented', message);
  };
}

function respond(c: Parameters<Parameters<Hono<AppEnv>['onError']>[0]>[1], error: StorageError): Response {
  c.header('cache-control', 'no-store');
  if (error.status === 503) c.header('retry-after', retryAfterSeconds);
  const isPiecewise = c.req.header('tus-resumable') !== undefined || error.code === 'UnknownTusVersion';
  return c.json(error.toBody(), isPiecewise ? error.exactStatus : error.status);
}
