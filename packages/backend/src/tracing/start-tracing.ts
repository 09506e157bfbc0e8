import { AsyncLocalStorage } from 'node:async_hooks';
import process from 'node:process';
import type { Span } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import type { Settings } from '#settings.ts';
import { setSpans, type Spans } from './spans.ts';
import { traceCalls } from './trace-calls.ts';

/** Bounds of what waits for a collector: beyond them spans are dropped, and what sends them goes on. */
const bounds = { maxQueueSize: 2_048, maxExportBatchSize: 512, scheduledDelayMillis: 2_000 };
const sendMs = 5_000;
const stopMs = 2_000;

/**
 * Exports spans of requests, statements and calls by OTLP/HTTP to the collector of the settings. The libraries are loaded only
 * here. A collector that is slow or away costs its spans alone.
 * @returns sends what waits, for two seconds at most, and ends it
 */
export async function startTracing(
  { endpoint, headers, serviceName, share }: NonNullable<Settings['traces']>,
  log: Logger,
  registry?: Registry,
): Promise<() => Promise<void>> {
  const [api, sdk, { resourceFromAttributes }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const silent = (): void => {};
  api.diag.setLogger(
    // Failed exports are told once, below; what is left are spans dropped because too many waited.
    { error: silent, info: silent, debug: silent, verbose: silent, warn: (message) => log.warn(message) },
    { logLevel: api.DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const exporter = tellOfExports(
    new OTLPTraceExporter({
      url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
      headers: { ...headers },
      timeoutMillis: sendMs,
      concurrencyLimit: 8,
    }),
    log,
    registry,
  );
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.instance.id': String(process.pid),
    }),
    // By the trace alone: whether a client wishes to be sampled decides nothing.
    sampler: new sdk.TraceIdRatioBasedSampler(share),
    spanProcessors: [
      new sdk.BatchSpanProcessor(exporter, { ...bounds, exportTimeoutMillis: sendMs + 1_000 }),
    ],
  });
  setSpans(createSpans(api, provider.getTracer('kawanusaha')));
  const stopCalls = traceCalls();
  log.info({ collector: new URL(endpoint).host }, 'traces are exported');
  return async () => {
    setSpans(null);
    stopCalls();
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, stopMs);
    await Promise.race([provider.shutdown().catch(() => {}), late.promise]);
    clearTimeout(timer);
    api.diag.disable();
  };
}

type Api = typeof import('@opentelemetry/api');

function createSpans(api: Api, tracer: ReturnType<Api['trace']['getTracer']>): Spans {
  const current = new AsyncLocalStorage<Span>();
  const kinds = { server: api.SpanKind.SERVER, internal: api.SpanKind.INTERNAL, client: api.SpanKind.CLIENT };
  const { ROOT_CONTEXT, trace } = api;
  const above = (parent: { trace: string; span: string } | null | undefined) => {
    if (parent === undefined) {
      const span = current.getStore();
      return span === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, span);
    }
    if (parent === null) return ROOT_CONTEXT;
    const { trace: traceId, span: spanId } = parent;
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: 1, isRemote: true });
  };
  return {
    current,
    begin({ name, kind, values = {}, parent }) {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: values }, above(parent));
      return {
        trace: span.spanContext().traceId,
        run: (work) => current.run(span, work),
        add: (more) => void span.setAttributes(more),
        rename: (to) => void span.updateName(to),
        end(failure) {
          if (failure !== undefined) {
            span.setAttribute('error.type', failure);
            span.setStatus({ code: api.SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },
  };
}

/** Counts what was exported, and says once when it fails and once when it works again. */
function tellOfExports(exporter: SpanExporter, log: Logger, registry: Registry | undefined): SpanExporter {
  const counter =
    registry === undefined
      ? null
      : new Counter({
          name: 'trace_spans_total',
          help: 'Spans handed to the collector of traces, by result.',
          labelNames: ['result'],
          registers: [registry],
        });
  let isFailing = false;
  const tell = (spans: readonly ReadableSpan[], failure: Error | undefined): void => {
    const hasFailed = failure !== undefined;
    counter?.inc({ result: hasFailed ? 'failed' : 'exported' }, spans.length);
    if (hasFailed === isFailing) return;
    isFailing = hasFailed;
    if (hasFailed) log.warn({ reason: failure.message }, 'traces cannot be exported; requests go on without');
    else log.info('traces are exported again');
  };
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        // The exporter gives its error with each failure.
        tell(spans, result.error);
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
