import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { createFixtureApp, type FixtureApp } from '../testing/fixture-app.ts';

/** The root as PostgREST's documentation has it: https://postgrest.org/en/v14/references/api/openapi.html. */
type Document = Record<'info' | 'paths' | 'definitions' | 'parameters', Record<string, unknown>>;

let app: FixtureApp;
beforeAll(async () => {
  app = await createFixtureApp({ openapi: { mode: 'follow-privileges', tellsSecurity: false } });
  await app.database.owner.unsafe(`
    create type lab.mood as enum ('senang', 'biasa');
    create domain lab.amount as bigint;
    create table lab.described (
      id int primary key, code varchar(12) default 'baru'::character varying, mood lab.mood, price lab.amount default 0,
      tags text[], extra jsonb, is_open boolean default false);
    comment on schema lab is E'Judul\\n\\nKeterangan\\nyang panjang';
    comment on table lab.described is E'Ringkas\\n\\nLebih panjang';
    comment on column lab.described.code is 'Kode';
    grant select on lab.described to anon;
    create table lab.hidden (id int primary key);
    grant all on lab.hidden to service_role;
    create view lab.sums as select count(*) as rows from lab.described;
    grant select on lab.sums to anon;
    create function lab.told(a int, b bigint default 1, c char(1) default 'x') returns int stable language sql as 'select 1';
    comment on function lab.told is E'Hitung\\n\\nTanpa menulis';
    create function lab.every(variadic names text[]) returns int immutable language sql as 'select 1';
    create function lab.unheard() returns int stable language sql as 'select 1';
    revoke execute on function lab.unheard() from public, anon, authenticated;
    grant execute on function lab.told(int, bigint, char), lab.every(text[]) to anon;
    notify pgrst, 'reload schema'`);
  await eventually(async () => expect((await app.send('/described')).status).toBe(200));
});
afterAll(() => app.close());

const read = async (as: 'anon' | 'service' = 'anon'): Promise<Document> =>
  (await app.send('/', { as })).json() as Promise<Document>;

describe('the root', () => {
  test('is an OpenAPI document for anon, titled by the comment of the schema', async () => {
    const response = await app.send('/');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/openapi+json; charset=utf-8',
    ]);
    const { info } = (await response.json()) as Document;
    expect(info).toMatchObject({ title: 'Judul', description: 'Keterangan\nyang panjang' });
  });

  test('names what the role may use, and nothing else', async () => {
    const { paths } = await read();
    expect(paths).toHaveProperty(['/described']);
    expect(paths).not.toHaveProperty(['/hidden']);
    expect(paths).not.toHaveProperty(['/rpc/unheard']);
    expect((await read('service')).paths).toHaveProperty(['/hidden']);
  });

  test('406 for a media type that it has not', async () => {
    expect((await app.send('/', { headers: { Accept: 'text/csv' } })).status).toBe(406);
  });
});

describe('a table', () => {
  test('has the types behind its columns, their lengths, values, defaults and comments', async () => {
    const { definitions } = await read();
    expect(definitions['described']).toEqual({
      type: 'object',
      description: 'Ringkas\n\nLebih panjang',
      required: ['id'],
      properties: {
        id: { type: 'integer', format: 'int32', description: 'Note:\nThis is a Primary Key.<pk/>' },
        code: {
          type: 'string',
          format: 'character varying',
          maxLength: 12,
          default: 'baru',
          description: 'Kode',
        },
        mood: { type: 'string', format: 'lab.mood', enum: ['senang', 'biasa'] },
        price: { type: 'integer', format: 'int64', default: 0 },
        tags: { type: 'array', format: 'text[]', items: { type: 'string' } },
        extra: { format: 'jsonb' },
        is_open: { type: 'boolean', format: 'boolean', default: false },
      },
    });
  });

  test('has its methods with summary and description; what takes no writes is read only', async () => {
    const { paths } = await read();
    expect(paths['/described']).toMatchObject({
      get: { summary: 'Ringkas', description: 'Lebih panjang', tags: ['described'] },
      post: { parameters: [{ $ref: '#/parameters/body.described' }, {}, {}] },
      patch: {},
      delete: {},
    });
    expect(Object.keys(paths['/sums'] as object)).toEqual(['get']);
  });
});

describe('a function', () => {
  test('has its arguments in the query and in the body', async () => {
    const { paths } = await read();
    expect(paths['/rpc/told']).toMatchObject({
      get: {
        summary: 'Hitung',
        description: 'Tanpa menulis',
        parameters: [
          { name: 'a', in: 'query', required: true, type: 'integer', format: 'int32' },
          { name: 'b', in: 'query', required: false, type: 'integer', format: 'int64' },
          { name: 'c', in: 'query', required: false, type: 'string', format: 'character' },
        ],
      },
      post: { parameters: [{ name: 'args', schema: { required: ['a'] } }, {}] },
    });
  });

  test('takes the last of a variadic one many times', async () => {
    const { paths } = await read();
    expect(paths['/rpc/every']).toMatchObject({
      get: {
        parameters: [{ name: 'names', type: 'array', collectionFormat: 'multi', items: { type: 'string' } }],
      },
    });
  });
});

test('404 PGRST126 where the settings give no document', async () => {
  const closed = await createFixtureApp({ openapi: { mode: 'disabled', tellsSecurity: false } });
  try {
    const response = await closed.send('/', { as: 'service' });
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'PGRST126' }]);
  } finally {
    await closed.close();
  }
});
