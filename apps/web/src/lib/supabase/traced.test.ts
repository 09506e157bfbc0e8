import { expect, test } from 'vitest';
import { traced } from './traced.ts';

test('each request has a trace of its own and keeps its headers', () => {
  const made = [1, 2].map(() => traced('/rest/v1/x', { method: 'POST', headers: { apikey: 'k' } }));
  const traces = made.map(({ headers }) => new Headers(headers).get('traceparent'));
  for (const trace of traces) expect(trace).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(new Set(traces).size).toBe(2);
  expect(new Headers(made[0]?.headers).get('apikey')).toBe('k');
  expect(made[0]?.method).toBe('POST');
  const request = new Request('http://localhost/rest/v1/x', { headers: { apikey: 'k' } });
  expect(new Headers(traced(request).headers).get('apikey')).toBe('k');
});
