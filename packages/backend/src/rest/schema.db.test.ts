import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixtureApp, type FixtureApp } from './testing/fixture-app.ts';

let app: FixtureApp;
beforeAll(async () => {
  app = await createFixtureApp();
});
afterAll(() => app.close());

describe('the schema cache', () => {
  test('hears of a new table and a lost grant by NOTIFY', async () => {
    expect((await app.send('/later')).status).toBe(404);
    await app.database.owner.unsafe(`
      create table lab.later (id int primary key, note text); grant select on lab.later to anon; insert into lab.later values (1, 'x');
      notify pgrst, 'reload schema'`);
    await expect.poll(async () => (await app.send('/later?select=*')).status, { timeout: 10_000 }).toBe(200);
    await app.database.owner.unsafe(
      `revoke select on lab.later from anon; grant select (id) on lab.later to anon; notify pgrst`,
    );
    await expect
      .poll(async () => (await app.send('/later?select=*')).json(), { timeout: 10_000 })
      .toEqual([{ id: 1 }]);
  });
});

describe('OPTIONS', () => {
  const ask = (target: string) => app.send(target, { method: 'OPTIONS' });
  test('names the methods of a table and of a function', async () => {
    const table = await ask('/projects');
    expect([table.status, table.headers.get('allow')]).toEqual([
      200,
      'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE',
    ]);
    expect((await ask('/rpc/add')).headers.get('allow')).toBe('OPTIONS,GET,HEAD,POST');
    expect((await ask('/rpc/rename')).headers.get('allow')).toBe('OPTIONS,POST');
    expect((await ask('/nowhere')).status).toBe(404);
  });
});

describe('GET /', () => {
  test('200 with the document for the secret key', async () => {
    const response = await app.send('/', { as: 'service' });
    expect(response.headers.get('content-type')).toBe('application/openapi+json; charset=utf-8');
    const document = (await response.json()) as Record<string, Record<string, unknown>>;
    expect(document['definitions']?.['projects']).toMatchObject({
      required: ['id', 'owner_id', 'title', 'tags', 'is_active', 'created_at'],
      properties: {
        id: { type: 'integer', format: 'int32', description: 'Note:\nThis is a Primary Key.<pk/>' },
        owner_id: {
          description: "Note:\nThis is a Foreign Key to `people.id`.<fk table='people' column='id'/>",
        },
        tags: { type: 'array', items: { type: 'string' } },
      },
    });
    expect(Object.keys(document['paths'] ?? {})).toEqual(expect.arrayContaining(['/projects', '/rpc/add']));
    expect(document['paths']?.['/rpc/rename']).not.toHaveProperty('get');
  });

  test('404 for any other caller, where the settings give it to the secret key alone', async () => {
    const response = await app.send('/', { as: 'user' });
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'PGRST126' }]);
  });
});
