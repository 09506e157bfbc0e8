import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { type CorsRules, openCors, protocolCors } from './cors.ts';

function ask(rules: CorsRules, headers: Record<string, string>, method = 'OPTIONS') {
  const app = new Hono();
  app.use(protocolCors(rules));
  app.all('*', (c) => c.body(null, 200, { Allow: 'GET' }));
  return app.request('/table', { method, headers });
}
const preflight = {
  Origin: 'https://pages.example',
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'apikey,x-of-my-own',
};
const closed: CorsRules = { origins: ['https://ours.example'], headers: ['x-trace'], credentials: false };

describe('protocolCors', () => {
  test('open: every origin, and every header that is asked for', async () => {
    const response = await ask(openCors, preflight);
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toBe('apikey,x-of-my-own');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('closed: known origins and headers alone', async () => {
    const foreign = await ask(closed, preflight);
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    const own = await ask(closed, { ...preflight, Origin: 'https://ours.example' });
    expect(own.headers.get('access-control-allow-origin')).toBe('https://ours.example');
    const headers = own.headers.get('access-control-allow-headers')?.split(',') ?? [];
    expect(headers).toEqual(expect.arrayContaining(['apikey', 'x-trace']));
    expect(headers).not.toContain('x-of-my-own');
  });

  test('with credentials the origin is named', async () => {
    const response = await ask({ ...openCors, credentials: true }, preflight);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://pages.example');
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
  });

  test('an OPTIONS that is no preflight reaches the protocol, and its answer may be read', async () => {
    const response = await ask(openCors, { Origin: 'https://pages.example' });
    expect([response.status, response.headers.get('allow')]).toEqual([200, 'GET']);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('without an origin nothing is added', async () => {
    const response = await ask(openCors, {}, 'GET');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('without an origin an OPTIONS tells that every page may call, where none has to be named', async () => {
    const granted = async (rules: CorsRules): Promise<string | null> =>
      (await ask(rules, {})).headers.get('access-control-allow-origin');
    expect(await granted(openCors)).toBe('*');
    expect(await granted(closed)).toBeNull();
    expect(await granted({ ...openCors, credentials: true })).toBeNull();
  });
});
