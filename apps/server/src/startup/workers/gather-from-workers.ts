import { Gauge } from 'prom-client';
import type { Metrics } from '@kawanusaha/backend/metrics/create-metrics';
import { mergeMetrics, type ProcessMetrics } from '@kawanusaha/backend/metrics/merge-metrics';

/** One that is asked for its metrics and answers later. */
type Asked = { readonly ask: (id: number) => void };

/** A worker that has not told by then is left out, and `server_processes` shows that it is missing. */
const waitMs = 2_000;

/** Gathers the metrics of the first process and of all workers into one text. */
export function createWorkerMetrics(
  { registry }: Metrics,
  ms = waitMs,
): {
  /** @param workers those that serve; those that still load are counted alone */
  readonly gather: (workers: readonly Asked[], loading?: number) => Promise<string>;
  readonly hear: (id: number, metrics: ProcessMetrics) => void;
} {
  const processes = new Gauge({
    name: 'server_processes',
    help: 'Processes that serve requests, by whether they told their metrics in time or still load.',
    labelNames: ['state'],
    registers: [registry],
  });
  const hearers = new Map<number, (metrics: ProcessMetrics) => void>();
  let last = 0;
  return {
    async gather(workers, loading = 0) {
      const id = ++last;
      const told: ProcessMetrics[] = [];
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        const finish = (): void => {
          if (told.length < workers.length) return;
          clearTimeout(timer);
          resolve();
        };
        hearers.set(id, (metrics) => {
          told.push(metrics);
          finish();
        });
        for (const worker of workers) worker.ask(id);
        finish();
      });
      hearers.delete(id);
      processes.set({ state: 'reporting' }, told.length);
      processes.set({ state: 'silent' }, workers.length - told.length);
      processes.set({ state: 'loading' }, loading);
      return mergeMetrics([await registry.getMetricsAsJSON(), ...told]);
    },
    hear: (id, metrics) => hearers.get(id)?.(metrics),
  };
}
