import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppDeps } from '#deps.ts';
import type { FunctionDefinition } from '#functions/define-function.ts';
import { createFunctionsRoutes } from '#functions/runtime.ts';
import type { AppEnv } from '#http/app-env.ts';
import { createTokenCheck, identifyCaller } from '#http/caller.ts';
import { protocolCors } from '#http/cors.ts';
import { createHealthRoutes, type Readiness } from '#http/health.ts';
import { createMailboxPage } from '#http/mailbox-page.ts';
import { isDatabaseDown, respondProblem } from '#http/problem.ts';
import { requestContext } from '#http/request-context.ts';
import { dataHeaders, securityHeaders } from '#http/security-headers.ts';

const maxBodyBytes = 1024 * 1024;

/** What the app is put together from; the protocols arrive as functions so that tests can leave some out. */
export type AppParts = {
  readonly readiness: Readiness;
  readonly functions: readonly FunctionDefinition[];
  readonly protocols: Readonly<Record<string, (deps: AppDeps) => Hono<AppEnv>>>;
  /** Serves everything that is no protocol: pages and assets. */
  readonly web?: (deps: AppDeps) => Hono<AppEnv>;
};

/**
 * Builds the whole server as one fetch function: no globals, no listening.
 * @param base deps without `fetchApi`, which is this app itself
 */
export function createApp(
  base: Omit<AppDeps, 'fetchApi'>,
  parts: AppParts,
): { app: Hono<AppEnv>; deps: AppDeps } {
  const app = new Hono<AppEnv>();
  const deps: AppDeps = { ...base, fetchApi: async (request) => app.fetch(request) };
  const { settings, log } = deps;
  app.use(requestContext(log, settings.trustedProxies));
  app.use(securityHeaders(settings.siteUrl));
  app.route('/health', createHealthRoutes(deps.database, parts.readiness));

  const check = createTokenCheck(deps.keys, deps.isSessionAlive);
  const origins = [settings.siteUrl, ...settings.redirectAllowList.map(originOf)];
  const open = new Set(
    parts.functions.filter((f) => f.verifyApiKey === false).map((f) => `/functions/v1/${f.name}`),
  );
  const identify = identifyCaller(settings, check);
  const protocols = {
    ...parts.protocols,
    '/functions/v1': (d: AppDeps) => createFunctionsRoutes(d, parts.functions),
  };
  for (const [prefix, create] of Object.entries(protocols)) {
    app.use(`${prefix}/*`, protocolCors(origins));
    app.use(`${prefix}/*`, dataHeaders);
    app.use(
      `${prefix}/*`,
      bodyLimit({ maxSize: maxBodyBytes, onError: (c) => respondProblem(c, 'body_too_large') }),
    );
    app.use(`${prefix}/*`, async (c, next) => {
      if (isOpen(c.req.path, open)) {
        c.set('caller', { role: 'anon', claims: null, token: null, userId: null });
        return next();
      }
      return identify(c, next);
    });
    app.route(prefix, create(deps));
  }
  if (deps.mailbox !== undefined) app.route('/', createMailboxPage(deps.mailbox));
  if (parts.web !== undefined) app.route('/', parts.web(deps));
  app.notFound((c) => respondProblem(c, 'not_found'));
  app.onError((error, c) => {
    if (isDatabaseDown(error)) return respondProblem(c, 'database_unavailable');
    (c.get('log') ?? log).error({ err: error }, 'unexpected failure');
    return respondProblem(c, 'unexpected');
  });
  return { app, deps };
}

/** Paths that carry their own proof or none: links in mails, provider callbacks, public keys, webhooks. */
function isOpen(path: string, openFunctions: ReadonlySet<string>): boolean {
  return (
    openFunctions.has(path) ||
    /^\/auth\/v1\/(verify|authorize|callback|health|\.well-known\/jwks\.json|sso\/saml\/\w+)$/.test(path) ||
    /^\/storage\/v1\/object\/(public|sign)\//.test(path)
  );
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address;
}
