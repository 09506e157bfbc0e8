import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixtureApp, type FixtureApp } from '../testing/fixture-app.ts';

/** Column privileges as PostgREST leaves them to PostgreSQL: `*` is all columns, so that one that is hidden refuses it. */
let app: FixtureApp;
beforeAll(async () => {
  app = await createFixtureApp({ narrowsStar: false });
});
afterAll(() => app.close());

const refusal = { code: '42501', message: 'permission denied for table people' };
const json = { 'Content-Type': 'application/json', Prefer: 'return=representation' };

describe('the star over hidden columns', () => {
  test.each(['/people', '/people?select=*', '/people?select=*,projects(id)'])(
    'GET %s is refused',
    async (target) => {
      const response = await app.send(target);
      expect([response.status, await response.json()]).toMatchObject([401, refusal]);
      expect((await app.send(target, { as: 'user' })).status).toBe(403);
    },
  );

  test('within an embed too, and as a spread', async () => {
    expect((await app.send('/projects?select=id,people(*)')).status).toBe(401);
    expect((await app.send('/projects?select=id,...people(*)')).status).toBe(401);
    expect((await app.send('/projects?select=id,people(name)&id=eq.1')).status).toBe(200);
  });

  test('a write that is to give it back is refused and writes nothing; by names it is done', async () => {
    const insert = (target: string) =>
      app.send(target, { method: 'POST', as: 'user', headers: json, body: '{"id": 90, "name": "Eka"}' });
    expect((await insert('/people')).status).toBe(403);
    expect(await (await app.send('/people?select=id&id=eq.90')).json()).toEqual([]);
    const made = await insert('/people?select=id,name');
    expect([made.status, await made.json()]).toEqual([201, [{ id: 90, name: 'Eka' }]]);
  });

  test('of a table without hidden columns it gives all', async () => {
    expect(await (await app.send('/skills?select=*&id=eq.1')).json()).toEqual([{ id: 1, name: 'Desain' }]);
  });
});
