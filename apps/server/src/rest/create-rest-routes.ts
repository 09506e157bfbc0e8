import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Scope } from '#db/scope.ts';
import type { AppDeps } from '#deps.ts';
import type { AppEnv } from '#http/app-env.ts';
import type { RestEngine } from './engine.ts';
import { handleRequest } from './handle-request.ts';
import { defaultRestLimits, type RestLimits } from './limits.ts';
import { failureResponse } from './respond/failure-response.ts';
import { cacheKey, createResponseCache, type ResponseCache } from './response-cache.ts';
import { tokenErrorResponse } from './respond/token-error.ts';
import { createCacheHolder } from './schema-cache/cache-holder.ts';
import { watchSchema } from './schema-cache/watch-schema.ts';
import { createShapeRegistry } from './shape-registry.ts';

const prefix = '/rest/v1';

export type RestOptions = {
  /** Exposed schemas; the first is the default. */
  schemas: readonly string[];
  limits: RestLimits;
  /** Whether `Prefer: tx=rollback` is obeyed; for test suites that clean up after themselves. */
  allowsRollback: boolean;
};

const defaultOptions: RestOptions = { schemas: ['public'], limits: defaultRestLimits, allowsRollback: false };

/** The data API, mounted under /rest/v1: what supabase-js `from()` and `rpc()` talk to. */
export function createRestRoutes(deps: AppDeps, given: Partial<RestOptions> = {}): Hono<AppEnv> {
  const options = { ...defaultOptions, ...given };
  const engine: RestEngine = {
    database: deps.database,
    cache: createCacheHolder(deps.database.owner, options.schemas),
    shapes: createShapeRegistry(),
    limits: options.limits,
    allowsRollback: options.allowsRollback,
    onWrite: deps.onWrite,
  };
  const responses = deps.writeNotices === undefined ? null : createResponseCache(deps.writeNotices);
  const address = new URL(`${deps.settings.siteUrl}${prefix}`);
  let watching: Promise<unknown> | null = null;
  const app = new Hono<AppEnv>();
  app.all('*', async (c) => {
    // Listening begins before the schema is first read, so that no change falls between the two.
    watching ??= watchSchema(deps.database, engine.cache, deps.log).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'changes of the schema are not heard');
      watching = null;
    });
    await watching;
    const isCacheable = responses !== null && c.req.method === 'GET' && isAnonymous(c);
    return isCacheable
      ? answerFromCache(responses, c, () => answer(engine, c, address))
      : answer(engine, c, address);
  });
  return app;
}

const isAnonymous = (c: Context<AppEnv>): boolean =>
  c.get('caller').role === 'anon' && c.get('tokenError') === undefined;

async function answerFromCache(
  responses: ResponseCache,
  c: Context<AppEnv>,
  make: () => Promise<Response>,
): Promise<Response> {
  const { url, headers } = c.req.raw;
  const key = cacheKey(new URL(url), headers);
  const ifNoneMatch = headers.get('if-none-match');
  const mark = responses.mark();
  return responses.find(key, ifNoneMatch) ?? responses.keep(key, await make(), mark, ifNoneMatch);
}

async function answer(engine: RestEngine, c: Context<AppEnv>, address: URL): Promise<Response> {
  const caller = c.get('caller');
  const refused = c.get('tokenError');
  if (refused !== undefined) return tokenErrorResponse(refused, caller.token);
  const url = new URL(c.req.url);
  const path = url.pathname.slice(prefix.length).replace(/(?<=.)\/$/, '');
  const headers = c.req.raw.headers;
  const scope: Scope = {
    role: caller.role,
    claims: caller.claims,
    headers: visibleHeaders(headers),
    method: c.req.method,
    path: path || '/',
  };
  try {
    const input = {
      method: c.req.method,
      path: path || '/',
      search: url.search,
      headers,
      address,
      text: () => c.req.text(),
    };
    return await handleRequest(engine, scope, input);
  } catch (error) {
    return failureResponse(error, { cache: engine.cache.peek(), role: caller.role, url, log: c.get('log') });
  }
}

/** SQL sees the headers of the request, but not the caller's credentials. */
function visibleHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].filter(([name]) => !['authorization', 'apikey', 'cookie'].includes(name)),
  );
}
