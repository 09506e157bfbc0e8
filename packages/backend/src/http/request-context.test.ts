import { Writable } from 'node:stream';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '#http/app-env.ts';
import { jsonResponse } from '#functions/json-response.ts';
import { createLog } from '#http/log/create-log.ts';
import { respondProblem } from '#http/problem.ts';
import { requestContext } from '#http/request-context.ts';
import { createMetrics } from '#metrics/create-metrics.ts';
import { errorAnswer } from '#rest/respond/error-answer.ts';

test('a refusal of access is logged with route, status, role and code, nothing of what was asked, and counted', async () => {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(
        ...chunk
          .toString()
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as Record<string, unknown>),
      );
      done();
    },
  });
  const metrics = createMetrics();
  const app = new Hono<AppEnv>();
  app.use(requestContext(createLog('info', { destination: stream }), 0, metrics));
  app.post('/rest/v1/*', (c) => {
    c.set('caller', { role: 'authenticated', claims: null, token: null, userId: 'u1' });
    const body = { code: '42501', message: 'Rahasia Sari', details: null, hint: null };
    const { status, headers, body: text } = errorAnswer(403, body);
    return new Response(String(text), { status, headers });
  });
  app.get('/auth/v1/user', (c) => respondProblem(c, 'no_api_key'));
  app.post('/functions/v1/chat', () =>
    jsonResponse({ error: 'premium_required', message: 'Rahasia Sari' }, 403),
  );
  app.get('/there', (c) => c.text('ya'));
  const trace = '0af7651916cd43dd8448eb211c80319c';
  await app.request('/rest/v1/people?name=eq.Sari', {
    method: 'POST',
    headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` },
  });
  await app.request('/auth/v1/user');
  await app.request('/functions/v1/chat', { method: 'POST' });
  await app.request('/there');
  const refusals = lines.filter(({ msg }) => msg === 'access was refused');
  expect(refusals).toMatchObject([
    { method: 'POST', route: '/rest/v1/*', status: 403, role: 'authenticated', code: '42501', trace },
    { route: '/auth/v1/user', status: 401, role: 'unknown', code: 'no_api_key' },
    { route: '/functions/v1/chat', status: 403, code: 'premium_required' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('Sari');
  const text = await metrics.gather();
  expect(text).toContain('http_access_refused_total{route="/rest/v1/*",status="403",role="authenticated"} 1');
  expect(text.match(/^http_access_refused_total\{/gm)).toHaveLength(3);
});

test('tokens of shares, links and signed addresses are in no line of the log', async () => {
  let written = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });
  const app = new Hono<AppEnv>();
  app.use(requestContext(createLog('trace', { destination: stream }), 0));
  app.get('/ide/:token', (c) => c.text('ya'));
  app.get('/auth/v1/verify', (c) => respondProblem(c, 'no_api_key'));
  app.get('/storage/v1/object/sign/*', (c) => c.text('ya'));
  for (const path of [
    '/ide/rahasia-1',
    '/auth/v1/verify?token=rahasia-2',
    '/storage/v1/object/sign/x.pdf?token=rahasia-3',
    '/nowhere/rahasia-4?apikey=rahasia-5',
  ])
    await app.request(path);
  expect(written.match(/"msg":"request"/g)).toHaveLength(4);
  expect(written).toContain('"route":"/ide/:token"');
  expect(written).not.toContain('rahasia');
});
