import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { currentTrace } from '#db/current-trace.ts';
import type { AppEnv } from '#http/app-env.ts';
import { clientAddress } from '#http/client-address.ts';
import { routePath } from 'hono/route';
import type { Metrics } from '#metrics/create-metrics.ts';
import { withRequestId } from '#http/headers/set-headers.ts';
import type { RepeatedAnswers } from '#http/load/repeated-answers.ts';
import { requestLog } from '#http/log/request-log.ts';
import { makeTrace, readTraceparent } from '#http/trace.ts';
import { readHeader } from '#http/headers/read-header.ts';
import { type OpenSpan, readSpans } from '#tracing/spans.ts';

/**
 * Gives each request an id, a trace (that of its `traceparent`), the client's address and a logger, and writes one line when it is done. The line holds
 * method, the route as a pattern (addresses carry tokens and what people are called), status and time; never headers or bodies. A refusal of access
 * (401, 403) gets a second line with the role and the code of the error.
 */
export function requestContext(
  log: Logger,
  trustedProxies: number,
  metrics?: Metrics,
  repeats?: RepeatedAnswers,
): MiddlewareHandler<AppEnv> {
  return async function context(c, next) {
    const offered = readHeader(c, 'x-request-id');
    const requestId = offered !== undefined && /^[\w-]{1,64}$/.test(offered) ? offered : randomUUID();
    const started = performance.now();
    const isOwn = (c.env as { incoming?: unknown } | undefined)?.incoming === undefined;
    const { method } = c.req;
    const parent = readTraceparent(readHeader(c, 'traceparent'));
    const span = beginRequestSpan(method, isOwn, parent);
    // What the server asks itself belongs to the request that it answers.
    const trace = span?.trace ?? parent?.trace ?? currentTrace.getStore() ?? makeTrace();
    c.set('requestId', requestId);
    c.set('makeLog', () => log.child({ requestId, trace }));
    c.set('clientIp', clientAddress(c, trustedProxies));
    const end = metrics?.beginRequest();
    const answer = () => currentTrace.run(trace, () => withRequestId(c, next));
    try {
      await (span === null ? answer() : span.run(answer));
    } catch (error) {
      span?.end('error');
      throw error;
    } finally {
      end?.();
    }
    const ms = performance.now() - started;
    const { status } = c.res;
    const route = c.get('route') ?? routePath(c);
    if (repeats !== undefined) keepForRepeats(repeats, c, route);
    if (span !== null) endRequestSpan(span, { method, route, status });
    metrics?.observeRequest({
      method,
      route,
      status,
      seconds: ms / 1_000,
      isOwn,
    });
    log.info({ requestId, trace, method, route, status, ms: Math.round(ms) }, 'request');
    if (status !== 401 && status !== 403) return;
    const refusal = {
      route,
      status,
      role: c.get('caller')?.role ?? 'unknown',
      code: errorCodeOf(c.res.headers),
    };
    metrics?.countAccessRefusal(refusal);
    requestLog(c).warn({ method, ...refusal }, 'access was refused');
  };
}

/** Keeps an answer whose protocol would give it again, as it leaves: with the headers of all that stands around the protocol. */
function keepForRepeats(repeats: RepeatedAnswers, c: Context<AppEnv>, route: string): void {
  const repeatable = c.get('repeatable');
  const incoming = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;
  if (repeatable === undefined || incoming === undefined || c.get('isCounted')) return;
  repeats.keep(incoming, { ...repeatable, status: c.res.status, headers: c.res.headers, route });
}

/** The code of a refusal as the protocols tell proxies: one of ours or of PostgreSQL's, never words. */
function errorCodeOf(headers: Headers): string {
  const code =
    headers.get('x-sb-error-code') ?? /; error=([\w-]+)/.exec(headers.get('proxy-status') ?? '')?.[1] ?? '';
  return /^[\w-]{1,40}$/.test(code) ? code : 'none';
}

/** The span of a request, where spans are exported: below that of the client, or of the request for which the server asks itself. */
function beginRequestSpan(
  method: string,
  isOwn: boolean,
  parent: ReturnType<typeof readTraceparent>,
): OpenSpan | null {
  const spans = readSpans();
  if (spans === null) return null;
  return spans.begin({
    name: method,
    kind: isOwn ? 'internal' : 'server',
    values: { 'http.request.method': method },
    ...(spans.current.getStore() === undefined ? { parent } : {}),
  });
}

function endRequestSpan(
  span: OpenSpan,
  { method, route, status }: { method: string; route: string; status: number },
): void {
  span.rename(`${method} ${route}`);
  span.add({ 'http.route': route, 'http.response.status_code': status });
  span.end(status >= 500 ? String(status) : undefined);
}
