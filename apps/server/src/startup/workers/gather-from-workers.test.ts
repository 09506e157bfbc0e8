import { expect, test } from 'vitest';
import { createMetrics } from '@kawanusaha/backend/metrics/create-metrics';
import { createWorkerMetrics } from '#startup/workers/gather-from-workers.ts';

const worker = (requests: number) => {
  const metrics = createMetrics();
  for (let at = 0; at < requests; at += 1)
    metrics.observeRequest({ method: 'GET', route: '/', status: 200, seconds: 0.1, isOwn: false });
  return metrics.registry;
};

test('all that answer are summed; one that is silent is left out and named', async () => {
  const gathering = createWorkerMetrics(createMetrics(), 50);
  const asked = [worker(2), worker(3)].map((registry) => ({
    ask: (id: number) => void registry.getMetricsAsJSON().then((metrics) => gathering.hear(id, metrics)),
  }));
  const all = await gathering.gather(asked);
  expect(all).toContain('route="/",status="200",from="client"} 5');
  expect(all).toContain('server_processes{state="silent"} 0');
  const without = await gathering.gather([...asked, { ask: () => {} }]);
  expect(without).toContain('route="/",status="200",from="client"} 5');
  expect(without).toContain('server_processes{state="silent"} 1');
});
