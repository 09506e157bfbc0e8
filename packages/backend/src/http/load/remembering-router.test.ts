import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { expect, test } from 'vitest';
import { RememberingRouter } from './remembering-router.ts';

test('a path is answered alike each time, with the parameters of its own', async () => {
  const app = new Hono({ router: new RememberingRouter() });
  app.use('/a/*', async (c, next) => {
    await next();
    c.header('x-route', routePath(c));
  });
  app.get('/a/:id', (c) => c.json({ got: c.req.param('id') }));
  app.post('/a/:id', (c) => c.json({ posted: c.req.param('id') }));
  app.get('/a/:id/:part{.+}', (c) => c.json(c.req.param()));
  const ask = async (path: string, method = 'GET') => {
    const response = await app.request(path, { method });
    return [response.status, response.headers.get('x-route'), await response.text()];
  };
  const paths: [string, string?][] = [
    ['/a/1'],
    ['/a/2'],
    ['/a/1', 'POST'],
    ['/a/1', 'DELETE'],
    ['/a/1/b/c'],
    ['/a/%C3%A9'],
    ['/b'],
    [`/a/${'x'.repeat(300)}`],
  ];
  const first = [];
  for (const [path, method] of paths) first.push(await ask(path, method));
  expect(first.map(([status, , text]) => [status, text])).toEqual([
    [200, '{"got":"1"}'],
    [200, '{"got":"2"}'],
    [200, '{"posted":"1"}'],
    [404, '404 Not Found'],
    [200, '{"id":"1","part":"b/c"}'],
    [200, '{"got":"é"}'],
    [404, '404 Not Found'],
    [200, `{"got":"${'x'.repeat(300)}"}`],
  ]);
  for (const [index, [path, method]] of paths.entries())
    expect(await ask(path, method)).toEqual(first[index]);
});

test('what is added later is found', () => {
  const router = new RememberingRouter<string>();
  router.add('GET', '/a', 'first');
  expect(router.match('GET', '/a')[0].map(([handler]) => handler)).toEqual(['first']);
  router.add('ALL', '/*', 'second');
  expect(router.match('GET', '/a')[0].map(([handler]) => handler)).toEqual(['first', 'second']);
});
