import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** One answered request. `route` is the pattern that matched, never the path, which may name a person. */
export type AnsweredRequest = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
  /** Whether the server asked itself: a page that is rendered, a function. */
  readonly isOwn: boolean;
};

/** A request that its caller was not allowed. The log has the code of the error as well. */
export type AccessRefusal = { readonly route: string; readonly status: number; readonly role: string };

/** What one process knows of itself; the product adds its own to the registry. */
export type Metrics = {
  readonly registry: Registry;
  readonly observeRequest: (request: AnsweredRequest) => void;
  /** Counts a request in and gives what counts it out. */
  readonly beginRequest: () => () => void;
  readonly countCacheRead: (cache: 'rest' | 'pages', isHit: boolean) => void;
  /** Tells how many requests wait for their turn at a gate. */
  readonly watchGate: (gate: string, readWaiting: () => number) => void;
  /** Counts a request that was turned away because too many of its kind waited. */
  readonly countRefusal: (gate: string) => void;
  /** Counts a request whose caller is not known (401) or may not do what it asks (403). */
  readonly countAccessRefusal: (refusal: AccessRefusal) => void;
  readonly countMail: (result: 'sent' | 'failed') => void;
  /** The text of `/metrics`; several processes put in the sum of all. */
  readonly gather: () => Promise<string>;
};

type RequestLabels = Readonly<Record<'method' | 'route' | 'status' | 'from', string>>;

const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** More routes than a server has; whatever is added by mistake ends in one line. */
const maxRoutes = 500;
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Makes the metrics of this process, those of Node among them (memory, CPU, event loop, garbage collection). */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
  const answered = new Map<string, { readonly labels: RequestLabels; count: number }>();
  let openNow = 0;
  registry.registerMetric(
    new Counter({
      name: 'http_requests_total',
      help: 'Answered requests by method, route pattern, status and who asked (a client, or the server itself).',
      labelNames: ['method', 'route', 'status', 'from'],
      registers: [],
      // Counted in between by a plain map: to find the labels of each request again cost more than to route it.
      collect() {
        for (const one of answered.values()) {
          this.inc(one.labels, one.count);
          one.count = 0;
        }
      },
    }),
  );
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request of a client, by route pattern.',
    labelNames: ['route'],
    buckets: durationBuckets,
    registers,
  });
  registry.registerMetric(
    new Gauge({
      name: 'http_requests_open',
      help: 'Requests under way.',
      registers: [],
      collect() {
        this.set(openNow);
      },
    }),
  );
  const cacheReads: { readonly cache: 'rest' | 'pages'; readonly result: 'hit' | 'miss'; count: number }[] = [
    { cache: 'rest', result: 'hit', count: 0 },
    { cache: 'rest', result: 'miss', count: 0 },
    { cache: 'pages', result: 'hit', count: 0 },
    { cache: 'pages', result: 'miss', count: 0 },
  ];
  registry.registerMetric(
    new Counter({
      name: 'cache_reads_total',
      help: 'Looks into a cache of answers, by cache and result.',
      labelNames: ['cache', 'result'],
      registers: [],
      collect() {
        for (const one of cacheReads) {
          const { cache, result, count } = one;
          if (count > 0) this.inc({ cache, result }, count);
          one.count = 0;
        }
      },
    }),
  );
  const mails = new Counter({
    name: 'mails_total',
    help: 'Mails handed to the mail server, by result.',
    labelNames: ['result'],
    registers,
  });
  const refusals = new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests turned away because too many of their kind waited, by protocol or page.',
    labelNames: ['gate'],
    registers,
  });
  const accessRefusals = new Counter({
    name: 'http_access_refused_total',
    help: 'Requests whose caller is not known (401) or may not do what it asks (403), by route pattern and role.',
    labelNames: ['route', 'status', 'role'],
    registers,
  });
  const gates = new Map<string, () => number>();
  registry.registerMetric(
    new Gauge({
      name: 'http_requests_waiting',
      help: 'Requests that wait for their turn, by protocol or page.',
      labelNames: ['gate'],
      registers: [],
      collect() {
        for (const [gate, readWaiting] of gates) this.set({ gate }, readWaiting());
      },
    }),
  );
  const routes = new Set<string>();
  const bounded = (route: string): string => {
    if (routes.has(route)) return route;
    if (routes.size >= maxRoutes) return 'other';
    routes.add(route);
    return route;
  };
  return {
    registry,
    observeRequest({ method, route, status, seconds, isOwn }) {
      const name = bounded(route);
      const known = knownMethods.has(method) ? method : 'other';
      const from = isOwn ? 'server' : 'client';
      const key = `${known} ${status} ${from} ${name}`;
      const one = answered.get(key);
      if (one === undefined) {
        const labels = { method: known, route: name, status: String(status), from };
        answered.set(key, { labels, count: 1 });
      } else one.count += 1;
      if (!isOwn) durations.observe({ route: name }, seconds);
    },
    beginRequest() {
      openNow += 1;
      return () => void (openNow -= 1);
    },
    countCacheRead(cache, isHit) {
      const read = cacheReads[(cache === 'rest' ? 0 : 2) + (isHit ? 0 : 1)];
      if (read !== undefined) read.count += 1;
    },
    watchGate: (gate, readWaiting) => void gates.set(gate, readWaiting),
    countRefusal: (gate) => refusals.inc({ gate }),
    countAccessRefusal: ({ route, status, role }) =>
      accessRefusals.inc({ route: bounded(route), status: String(status), role }),
    countMail: (result) => mails.inc({ result }),
    gather: () => registry.metrics(),
  };
}
