import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '#http/app-env.ts';
import { dataHeaders, securityHeaders } from './security-headers.ts';
import { completeResponse } from './set-headers.ts';

const app = new Hono<AppEnv>()
  .use(securityHeaders('https://kawanusaha.test'))
  .use('/data/*', dataHeaders)
  .get('/robots.txt', (c) => c.text('User-agent: *'))
  .get('/data/rows', (c) => c.json([]))
  .get('/data/complete', (c) => completeResponse(c, { status: 200, headers: {}, body: '[]' }))
  .get('/page', (c) => c.html('<p>', 200, { 'content-security-policy': "default-src 'self'" }));

test.each([
  ['/robots.txt', ''],
  ['/nothing', ''],
  ['/data/rows', '; sandbox'],
  ['/data/complete', '; sandbox'],
])('%s runs nothing and is never framed', async (path, more) => {
  const { headers } = await app.request(path);
  expect(headers.get('content-security-policy')).toBe(`default-src 'none'; frame-ancestors 'none'${more}`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

test('a page keeps its own policy, and only data are never stored', async () => {
  expect((await app.request('/page')).headers.get('content-security-policy')).toBe("default-src 'self'");
  expect((await app.request('/page')).headers.get('cache-control')).toBeNull();
  expect((await app.request('/data/rows')).headers.get('cache-control')).toBe('no-store');
});

test('a part of pages is told nothing that is for documents, and all the rest', async () => {
  const parts = new Hono<AppEnv>()
    .use(securityHeaders('https://kawanusaha.test'))
    .use('/parts/*', (c, next) => {
      c.set('isPartOfPages', true);
      return next();
    })
    .get('*', (c) => c.text(''));
  const namesOf = async (path: string) => [...(await parts.request(path)).headers.keys()];
  const left = ['permissions-policy', 'cross-origin-opener-policy'];
  const document = await namesOf('/page');
  expect(document).toEqual(expect.arrayContaining([...left, 'content-security-policy']));
  expect(await namesOf('/parts/app.js')).toEqual(document.filter((name) => !left.includes(name)));
});

test('HSTS is for sites over TLS', async () => {
  const plain = new Hono<AppEnv>().use(securityHeaders('http://localhost:3000')).get('/', (c) => c.text(''));
  expect((await plain.request('/')).headers.get('strict-transport-security')).toBeNull();
});
