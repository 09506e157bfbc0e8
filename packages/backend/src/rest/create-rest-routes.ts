import { Hono } from 'hono';
import type { Context } from 'hono';
import { projectRoles, type Scope } from '#db/scope.ts';
import type { AppDeps } from '#deps.ts';
import type { AppEnv } from '#http/app-env.ts';
import { limitBody } from '#http/limit-body.ts';
import { completeResponse } from '#http/headers/set-headers.ts';
import { requestLog } from '#http/log/request-log.ts';
import { readHeader } from '#http/headers/read-header.ts';
import type { RestHeaders } from './parse/request.ts';
import type { RestEngine } from './engine.ts';
import { type BeforeRequest, statementsBefore } from './handle/before-request.ts';
import { handleRequest } from './handle/handle-request.ts';
import { defaultOptions, type RestOptions } from './rest-options.ts';
import { errorAnswer } from './respond/error-answer.ts';
import { failureAnswer } from './respond/failure-answer.ts';
import type { RestAnswer } from './respond/rest-answer.ts';
import { cacheKey, createResponseCache, type ResponseCache } from './cached/response-cache.ts';
import { emptyTokenAnswer, tokenErrorAnswer } from './respond/token-error.ts';
import { createStageClock } from './handle/stage-clock.ts';
import { createRequestMemo } from './handle/request-memo.ts';
import { createCacheHolder } from './schema-cache/cache-holder.ts';
import { watchSchema } from './schema-cache/watch-schema.ts';
import { createPlanChoice } from './run/plan-choice.ts';
import { createShapeRegistry } from './run/shape-registry.ts';

const prefix = '/rest/v1';

/** The data API, mounted under /rest/v1: what supabase-js `from()` and `rpc()` talk to. */
export function createRestRoutes(deps: AppDeps, given: Partial<RestOptions> = {}): Hono<AppEnv> {
  const options = { ...defaultOptions, ...given };
  const engine: RestEngine = {
    database: deps.database,
    cache: createCacheHolder(deps.database.owner, options.schemas, [
      ...projectRoles,
      ...options.furtherRoles,
    ]),
    shapes: createShapeRegistry(),
    plans: createPlanChoice(),
    reads: createRequestMemo(),
    writes: createRequestMemo(),
    limits: options.limits,
    extraSearchPath: options.extraSearchPath,
    allowsRollback: options.allowsRollback,
    allowsAggregates: options.allowsAggregates,
    allowsPlan: options.allowsPlan,
    narrowsStar: options.narrowsStar,
    openapi: options.openapi,
    onWrite: deps.onWrite,
    clock: null,
    onSend: null,
  };
  // A function that each request calls may answer each differently.
  const responses =
    deps.writeNotices === undefined || options.before.preRequest !== null
      ? null
      : createResponseCache(deps.writeNotices);
  const seen: Seen = { before: options.before, showsCredentials: options.showsCredentials };
  const address = new URL(`${deps.settings.siteUrl}${prefix}`);
  let watching: Promise<(() => Promise<void>) | null> | null = null;
  deps.beforeStop?.(async () => {
    const stop = await watching;
    await stop?.().catch(() => {});
  });
  const app = new Hono<AppEnv>();
  app.use(limitBody(options.limits.maxBodyBytes, (c) => completeResponse(c, bodyTooLarge)));
  app.all('*', async (c) => {
    // Listening begins before the schema is first read, so that no change falls between the two.
    watching ??= watchSchema(deps.database, engine.cache, options.schemas, deps.log).catch(
      (error: unknown) => {
        deps.log.warn({ err: error }, 'changes of the schema are not heard');
        watching = null;
        return null;
      },
    );
    await watching;
    const isCacheable =
      responses !== null &&
      c.req.method === 'GET' &&
      readHeader(c, 'cache-control') !== 'no-cache' &&
      !(options.showsCredentials && readHeader(c, 'cookie') !== undefined) &&
      isAnonymous(c);
    const clock = options.tellsTimes ? createStageClock(c.get('identifiedIn') ?? 0) : null;
    const timed = clock === null ? engine : { ...engine, clock };
    const made = isCacheable
      ? await answerFromCache(responses, c, deps.metrics, (onSend) =>
          answer({ ...timed, onSend }, c, address, seen),
        )
      : await answer(timed, c, address, seen);
    // What was answered exists; any other name is the client's invention.
    if (made.status < 400 && plainName.test(c.req.path)) c.set('route', c.req.path);
    const response = completeResponse(c, made);
    // Not among the headers that are kept with an answer: each request has its own times.
    if (clock !== null) {
      response.headers.set('Server-Timing', clock.header());
      c.set('repeatable', undefined);
    }
    return response;
  });
  return app;
}

const plainName = /^\/rest\/v1\/(?:rpc\/)?\w{1,63}$/;

const bodyTooLarge = errorAnswer(413, {
  code: 'PGRST128',
  message: 'The request body is too large',
  details: null,
  hint: null,
});

/** A caller without claims: one with claims may see other rows, also in the role `anon`. */
const isAnonymous = (c: Context<AppEnv>): boolean => {
  const { role, claims } = c.get('caller');
  return role === 'anon' && claims === null && c.get('tokenError') === undefined && !sendsEmptyToken(c);
};

/** A client that lost its token would otherwise read as `anon` without being told. */
const sendsEmptyToken = (c: Context<AppEnv>): boolean =>
  /^Bearer *$/i.test(readHeader(c, 'authorization') ?? '');

async function answerFromCache(
  responses: ResponseCache,
  c: Context<AppEnv>,
  metrics: AppDeps['metrics'],
  make: (onSend: () => void) => Promise<RestAnswer>,
): Promise<RestAnswer> {
  const headers = headersOf(c);
  const key = cacheKey(targetOf(c), headers);
  const ifNoneMatch = headers.get('if-none-match');
  let mark = responses.mark();
  let isSent = false;
  const found = responses.find(key, ifNoneMatch);
  metrics?.countCacheRead('rest', found !== null);
  if (found !== null) {
    // Bytes, since it is kept; a 304 has none. Its headers are those of one kept answer, also where the client has several of them.
    const { headers: kept } = found;
    const body = found.body as Uint8Array | null;
    c.set('repeatable', { body, isCurrent: () => responses.find(key, ifNoneMatch)?.headers === kept });
    return found;
  }
  const made = await make(() => {
    // In a rush the wait for a connection takes longer than an answer is kept; what the database sees is no older than its question.
    if (!isSent) mark = responses.mark();
    isSent = true;
  });
  return responses.keep(key, made, mark, ifNoneMatch);
}

const headersOf = (c: Context<AppEnv>): RestHeaders => ({ get: (name) => readHeader(c, name) ?? null });

/** Path and query as they were sent. */
function targetOf(c: Context<AppEnv>): string {
  const { url } = c.req;
  const end = url.indexOf('#');
  return url.slice(url.indexOf('/', url.indexOf('//') + 2), end < 0 ? undefined : end);
}

/** What SQL sees of a request beside who asks, and what runs before its statement. */
type Seen = { readonly before: BeforeRequest; readonly showsCredentials: boolean };

async function answer(
  engine: RestEngine,
  c: Context<AppEnv>,
  address: URL,
  { before, showsCredentials }: Seen,
): Promise<RestAnswer> {
  const caller = c.get('caller');
  const refused = c.get('tokenError');
  if (refused !== undefined) return tokenErrorAnswer(refused, caller.token);
  if (sendsEmptyToken(c)) return emptyTokenAnswer();
  const target = targetOf(c);
  const queryAt = target.indexOf('?');
  const path = target.slice(prefix.length, queryAt < 0 ? undefined : queryAt).replace(/(?<=.)\/$/, '');
  const headers = headersOf(c);
  try {
    const { roleSettings } = engine.cache.peek() ?? (await engine.cache.get());
    const scope: Scope = {
      role: caller.role,
      claims: caller.claims,
      assured: caller.userId !== null,
      headers: visibleHeaders(c, showsCredentials),
      method: c.req.method,
      path: path || '/',
      before: statementsBefore(before, {
        roleSettings: roleSettings.get(caller.role),
        cookies: showsCredentials ? headers.get('cookie') : null,
      }),
    };
    const input = {
      method: c.req.method,
      path: path || '/',
      search: queryAt < 0 ? '' : target.slice(queryAt),
      headers,
      address,
      text: () => c.req.text(),
      bytes: async () => new Uint8Array(await c.req.arrayBuffer()),
    };
    return await handleRequest(engine, scope, input);
  } catch (error) {
    const url = new URL(c.req.url);
    return failureAnswer(error, { cache: engine.cache.peek(), role: caller.role, url, log: requestLog(c) });
  }
}

const credentials: ReadonlySet<string> = new Set(['authorization', 'apikey', 'cookie']);

/** SQL sees the headers of the request, the caller's credentials among them only where that is wished. */
function visibleHeaders(c: Context<AppEnv>, showsCredentials: boolean): Record<string, string> {
  // What Node has parsed already is cheaper to go through than the Headers made of it.
  const parsed = (c.env as { incoming?: { headers: Record<string, string> } } | undefined)?.incoming?.headers;
  const given = parsed === undefined ? [...c.req.raw.headers] : Object.entries(parsed);
  const visible: Record<string, string> = {};
  for (const [name, value] of given) if (showsCredentials || !credentials.has(name)) visible[name] = value;
  return visible;
}
