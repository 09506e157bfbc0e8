import { expect, test } from 'vitest';
import { createMetrics } from './create-metrics.ts';
import { mergeMetrics } from './merge-metrics.ts';
import { readAtMostEvery } from './read-at-most-every.ts';

const asked = (route: string) => ({ method: 'GET', route, status: 200, seconds: 0.02, isOwn: false });

test('requests of several processes are summed, delays are not', async () => {
  const [one, two] = [createMetrics(), createMetrics()];
  one.observeRequest(asked('/rest/v1/*'));
  two.observeRequest(asked('/rest/v1/*'));
  two.observeRequest({ ...asked('/rest/v1/*'), status: 500, isOwn: true });
  const all = await Promise.all([one, two].map(({ registry }) => registry.getMetricsAsJSON()));
  // As they travel between processes.
  const text = await mergeMetrics(JSON.parse(JSON.stringify(all)));
  expect(text).toContain('http_requests_total{method="GET",route="/rest/v1/*",status="200",from="client"} 2');
  expect(text).toContain('http_requests_total{method="GET",route="/rest/v1/*",status="500",from="server"} 1');
  expect(text).toContain('http_request_duration_seconds_count{route="/rest/v1/*"} 2');
  expect(text).toContain('http_request_duration_seconds_bucket{le="0.025",route="/rest/v1/*"} 2');
  expect(text).toContain('http_request_duration_seconds_bucket{le="0.01",route="/rest/v1/*"} 0');
  expect(text.match(/^nodejs_eventloop_lag_max_seconds /gm)).toHaveLength(1);
});

test('however many routes and methods are named, the lines have a bound', async () => {
  const metrics = createMetrics();
  for (let at = 0; at < 2_000; at += 1) metrics.observeRequest({ ...asked(`/r/${at}`), method: `M${at}` });
  const text = await metrics.gather();
  expect(text.match(/^http_requests_total\{/gm)).toHaveLength(501);
  expect(text).toContain('http_requests_total{method="other",route="other",status="200",from="client"} 1500');
});

test('what is asked for again soon is read once, a failure is not kept', async () => {
  let reads = 0;
  const read = readAtMostEvery(60_000, async () => {
    reads += 1;
    if (reads === 1) throw new Error('the database is away');
    return reads;
  });
  expect(await Promise.all([read(), read()])).toEqual([null, null]);
  expect(await Promise.all([read(), read()])).toEqual([2, 2]);
  expect(await read()).toBe(2);
});
