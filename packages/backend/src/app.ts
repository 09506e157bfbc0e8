import { type Context, Hono } from 'hono';
import { refuseLargeBody } from '#auth/requests/refuse-large-body.ts';
import type { AppDeps } from '#deps.ts';
import type { FunctionContext, FunctionDefinition } from '#functions/define-function.ts';
import { createFunctionsRoutes } from '#functions/runtime.ts';
import { allowedOrigins } from '#http/origins/allowed-origins.ts';
import { admit } from '#http/load/admit.ts';
import type { AppEnv } from '#http/app-env.ts';
import { type Access, createTokenCheck, identifyCaller } from '#http/caller.ts';
import { type CorsRules, protocolCors } from '#http/origins/cors.ts';
import { createRepeatedAnswers, type RepeatedAnswers } from '#http/load/repeated-answers.ts';
import { type ClientLimits, limitRequests } from '#http/load/limit-requests.ts';
import { closeWhileDraining, createHealthRoutes, type Readiness } from '#http/health.ts';
import { createMailboxPage } from '#http/mailbox-page.ts';
import { limitBody } from '#http/limit-body.ts';
import { isUnavailable, respondProblem } from '#http/problem.ts';
import { RememberingRouter } from '#http/load/remembering-router.ts';
import { refusePlainHttp } from '#http/plain-http.ts';
import { requestContext } from '#http/request-context.ts';
import { dataHeaders, securityHeaders } from '#http/headers/security-headers.ts';
import { requestLog } from '#http/log/request-log.ts';
import { createMetricsRoutes } from '#metrics-routes.ts';
import type { Settings } from '#settings.ts';

const maxBodyBytes = 1024 * 1024;
/** Objects are longer and come as streams, limited by bucket; the data API refuses in its own words. */
const limitsItself: ReadonlySet<string> = new Set(['/storage/v1', '/rest/v1']);

/** Protocols none of whose paths is open (`isOpen`), so that no request need be compared with them. */
const asksAlways: ReadonlySet<string> = new Set(['/rest/v1']);

const refuseBody = (c: Context<AppEnv>): Response => respondProblem(c, 'body_too_large');

/** What the app is put together from; the protocols arrive as functions so that tests can leave some out. */
export type AppParts<S extends Settings = Settings> = {
  readonly readiness: Readiness;
  readonly functions: readonly FunctionDefinition<FunctionContext<S>>[];
  readonly protocols: Readonly<Record<string, (deps: AppDeps) => Hono<AppEnv>>>;
  /** How callers prove who they are; the product demands its own keys and tokens. */
  readonly access?: Access;
  /** Which pages of other sites may call the protocols; left out, our own and those of the redirect list. */
  readonly cors?: CorsRules;
  /** How often one client may ask each protocol, by its prefix, and how a refusal is told; left out, nothing is counted. */
  readonly limits?: {
    readonly of: Readonly<Record<string, ClientLimits>>;
    readonly refuse: (c: Context<AppEnv>, seconds: number) => Response;
  };
  /** Serves everything that is no protocol: pages and assets. */
  readonly web?: (deps: AppDeps<S>) => Hono<AppEnv>;
};

/**
 * Builds the whole server as one fetch function, and what it has answered that may be given again: no globals, no listening.
 * @param base deps without `fetchApi`, which is this app itself
 */
export function createApp<S extends Settings>(
  base: Omit<AppDeps<S>, 'fetchApi'>,
  parts: AppParts<S>,
): { app: Hono<AppEnv>; deps: AppDeps<S>; repeats: RepeatedAnswers } {
  const app = new Hono<AppEnv>({ router: new RememberingRouter() });
  const deps: AppDeps<S> = { ...base, fetchApi: async (request) => app.fetch(request) };
  const { settings, log } = deps;
  const prefixes = ['/functions/v1', ...Object.keys(parts.protocols)];
  const repeats = createRepeatedAnswers(log, deps.metrics, () => parts.readiness.draining);
  app.use(requestContext(log, settings.trustedProxies, deps.metrics, repeats));
  app.use(securityHeaders(settings.siteUrl));
  app.use(closeWhileDraining(parts.readiness));
  app.use(refusePlainHttp(settings, (path) => prefixes.some((each) => path.startsWith(`${each}/`))));
  app.route('/health', createHealthRoutes(deps.database, parts.readiness));
  if (deps.metrics !== undefined) app.route('/metrics', createMetricsRoutes(deps.metrics, settings));

  const check = createTokenCheck(deps.keys, deps.isSessionAlive);
  const cors = parts.cors ?? { origins: allowedOrigins(settings), headers: [], credentials: false };
  const open = new Set(
    parts.functions.filter((f) => f.verifyApiKey === false).map((f) => `/functions/v1/${f.name}`),
  );
  const identify = identifyCaller(settings, check, parts.access);
  const protocols = {
    ...parts.protocols,
    '/functions/v1': (d: AppDeps<S>) => createFunctionsRoutes(d, parts.functions),
  };
  for (const [prefix, create] of Object.entries(protocols)) {
    app.use(`${prefix}/*`, protocolCors(cors));
    app.use(`${prefix}/*`, dataHeaders);
    app.use(`${prefix}/*`, admit(prefix, deps.metrics));
    if (!limitsItself.has(prefix)) {
      const refuse = prefix === '/auth/v1' ? refuseLargeBody : refuseBody;
      app.use(`${prefix}/*`, limitBody(maxBodyBytes, refuse));
    }
    const mayBeOpen = !asksAlways.has(prefix);
    app.use(`${prefix}/*`, async (c, next) => {
      if (mayBeOpen && isOpen(c.req.method, c.req.path, open)) {
        c.set('caller', { role: 'anon', claims: null, token: null, userId: null });
        return next();
      }
      return identify(c, next);
    });
    const limits = parts.limits?.of[prefix];
    if (limits !== undefined && parts.limits !== undefined && deps.allowance !== undefined) {
      const { refuse } = parts.limits;
      const limited = limitRequests({
        ...{ name: prefix, limits, allowance: deps.allowance, refuse },
        exemptLoopback: settings.local,
        onRefusal: deps.metrics?.countRefusal,
      });
      // A webhook carries its own proof, and its sender tries again less often than it has news.
      app.use(`${prefix}/*`, (c, next) =>
        prefix === '/functions/v1' && isOpen(c.req.method, c.req.path, open) ? next() : limited(c, next),
      );
    }
    app.route(prefix, create(deps));
  }
  if (deps.mailbox !== undefined) app.route('/', createMailboxPage(deps.mailbox));
  if (parts.web !== undefined) app.route('/', parts.web(deps));
  const logOf = (c: Context<AppEnv>) => (c.get('makeLog') === undefined ? log : requestLog(c));
  app.notFound((c) => respondProblem(c, 'not_found'));
  app.onError((error, c) => {
    if (isUnavailable(error)) {
      logOf(c).warn({ err: error }, 'the database does not answer');
      return respondProblem(c, 'database_unavailable');
    }
    logOf(c).error({ err: error }, 'unexpected failure');
    return respondProblem(c, 'unexpected');
  });
  return { app, deps, repeats };
}

const openObjects = /^\/storage\/v1\/(object|object\/info|render\/image)\/(public|sign)\//;

/** Paths that carry their own proof or none: links in mails, provider callbacks, public keys, webhooks. */
function isOpen(method: string, path: string, openFunctions: ReadonlySet<string>): boolean {
  return (
    // With whatever stands behind a function's name.
    openFunctions.has(path.split('/', 4).join('/')) ||
    /^\/auth\/v1\/(verify|authorize|callback|health|\.well-known\/(?:jwks\.json|openid-configuration)|sso\/saml\/\w+)$/.test(
      path,
    ) ||
    (/^(GET|HEAD)$/.test(method) && openObjects.test(path)) ||
    (method === 'PUT' && path.startsWith('/storage/v1/object/upload/sign/')) ||
    path.startsWith('/storage/v1/upload/resumable/sign') ||
    (method === 'OPTIONS' && path.startsWith('/storage/v1/upload/resumable'))
  );
}
