import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFixtureApp, type FixtureApp } from '../testing/fixture-app.ts';
import { sendWrite } from '../testing/send-write.ts';

/** What may keep one row from arriving, or set its answer: a trigger before the row, one before the statement, a view that checks. */
const tables = ['kept', 'dropped', 'told', 'viewed'];

let app: FixtureApp;
beforeAll(async () => {
  app = await createFixtureApp();
  await app.database.owner.unsafe(`
    create table lab.kept (id int primary key, note text);
    create table lab.dropped (like lab.kept including all);
    create table lab.told (like lab.kept including all);
    create view lab.viewed as select * from lab.kept where id > 100 with check option;
    create function lab_hidden.drop_row() returns trigger language plpgsql as $$
    begin perform set_config('response.status', '202', true); return null; end $$;
    create function lab_hidden.tell_status() returns trigger language plpgsql as $$
    begin perform set_config('response.status', '203', true), set_config('response.headers', '[{"X-Kind":"told"}]', true); return new; end $$;
    create trigger drop_row before insert on lab.dropped for each row execute function lab_hidden.drop_row();
    create trigger tell_status before insert on lab.told for each statement execute function lab_hidden.tell_status();
    grant insert on ${tables.map((name) => `lab.${name}`).join(', ')} to authenticated`);
});
afterAll(() => app.close());

const write = (table: string, row: unknown, prefer?: string) =>
  sendWrite(app, `/${table}`, row, prefer === undefined ? {} : { prefer });
const rowsOf = (table: string) => app.database.owner.unsafe(`select * from lab.${table} order by id`);

test('a row arrives, is counted, and the hook hears of it; a second one of its key is refused', async () => {
  app.written.length = 0;
  const { status, headers, text } = await write('kept', { id: 1, note: 'a' }, 'count=exact');
  expect([status, headers.get('content-range'), text, app.written]).toEqual([201, '*/1', '', ['kept']]);
  expect((await write('kept', { id: 1, note: 'b' })).status).toBe(409);
  expect(await rowsOf('kept')).toEqual([{ id: 1, note: 'a' }]);
});

test('a trigger may set status and headers', async () => {
  const { status, headers } = await write('told', { id: 1, note: 'a' });
  expect([status, headers.get('x-kind')]).toEqual([203, 'told']);
  expect(await rowsOf('told')).toHaveLength(1);
});

test('a trigger may leave the row out and say so', async () => {
  app.written.length = 0;
  const { status, headers } = await write('dropped', { id: 1, note: 'a' }, 'count=exact');
  expect([status, headers.get('content-range'), app.written]).toEqual([202, '*/0', []]);
  expect(await rowsOf('dropped')).toHaveLength(0);
});

test('a view checks its rows', async () => {
  expect((await write('viewed', { id: 101, note: 'a' })).status).toBe(201);
  expect((await write('viewed', { id: 5, note: 'a' })).body).toMatchObject({ code: '44000' });
});
