import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixtureApp, type FixtureApp } from '../testing/fixture-app.ts';

/** What PostgREST calls db-root-spec and server-timing-enabled: https://postgrest.org/en/v14/references/configuration.html. */
let app: FixtureApp;
beforeAll(async () => {
  app = await createFixtureApp({
    openapi: { mode: 'disabled', tellsSecurity: false, rootFunction: 'root' },
    tellsTimes: true,
  });
  await app.database.owner.unsafe(`
    create function lab.root() returns json language sql stable
      as $$ select json_build_object('swagger', '2.0', 'info', json_build_object('title', current_user::text)) $$;
    grant execute on function lab.root() to anon`);
});
afterAll(() => app.close());

describe('a function at the root', () => {
  test.each([
    ['application/openapi+json', 'application/openapi+json; charset=utf-8'],
    ['application/json', 'application/json; charset=utf-8'],
  ])('answers %s with its JSON', async (accept, type) => {
    const response = await app.send('/', { headers: { Accept: accept } });
    expect([response.status, response.headers.get('content-type'), await response.json()]).toEqual([
      200,
      type,
      { swagger: '2.0', info: { title: 'anon' } },
    ]);
  });

  test('is called by who asks: a role that may not is refused', async () => {
    await app.database.owner.unsafe('revoke execute on function lab.root() from public, authenticated');
    expect((await app.send('/', { as: 'user' })).status).toBe(403);
    expect((await app.send('/', { method: 'POST', as: 'user', body: '{}' })).status).toBe(405);
  });
});

describe('Server-Timing', () => {
  const stages =
    /^jwt;dur=\d+\.\d, parse;dur=\d+\.\d, plan;dur=\d+\.\d, transaction;dur=\d+\.\d, response;dur=\d+\.\d$/;

  test.each([
    ['GET', '/skills'],
    ['HEAD', '/skills'],
    ['GET', '/rpc/add?a=1&b=2'],
    ['GET', '/'],
    ['OPTIONS', '/skills'],
    ['GET', '/nowhere'],
  ])('%s %s tells the stages', async (method, target) => {
    const response = await app.send(target, { method });
    expect(response.headers.get('server-timing')).toMatch(stages);
  });

  test('of a write', async () => {
    const response = await app.send('/tasks', {
      method: 'POST',
      as: 'user',
      headers: { 'Content-Type': 'application/json' },
      body: '{"id": 90, "project_id": 1, "title": "x"}',
    });
    expect([response.status, response.headers.get('server-timing')]).toEqual([
      201,
      expect.stringMatching(stages) as string,
    ]);
  });

  test('is not told unless it is wished', async () => {
    const other = await createFixtureApp();
    try {
      expect((await other.send('/skills')).headers.get('server-timing')).toBeNull();
    } finally {
      await other.close();
    }
  });
});
