import { AggregatorRegistry, type MetricObject } from 'prom-client';

/** What one process tells of itself, as it travels between processes. */
export type ProcessMetrics = readonly MetricObject[];

/** The text of `/metrics` for several processes: counters, histograms and most gauges are sums; a delay is the longest. */
export function mergeMetrics(all: readonly ProcessMetrics[]): Promise<string> {
  return AggregatorRegistry.aggregate(all.map((metrics) => [...metrics])).metrics();
}
