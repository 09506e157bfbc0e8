import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { createFixtureApp, type FixtureApp } from '../testing/fixture-app.ts';

/**
 * Changes of the schema by a connection that is none of the server's, as psql or a migration tool has it, without a word to the
 * server: each is met by the next requests.
 */
describe.each([
  ['through the event triggers', ''],
  [
    'by comparing the catalogue, where there are no event triggers',
    'drop event trigger pgrst_ddl_watch; drop event trigger pgrst_drop_watch',
  ],
])('DDL of another connection is seen %s', (_, before) => {
  let app: FixtureApp;
  let other: postgres.Sql;
  beforeAll(async () => {
    app = await createFixtureApp();
    const { socketDir, port, database, user, password } = app.database.socket;
    other = postgres({
      path: `${socketDir}/.s.PGSQL.${port}`,
      ...{ database, user, password, max: 1 },
      onnotice: () => {},
    });
    if (before !== '') await other.unsafe(before);
    // The schema is read and watched from the first request on.
    expect((await app.send('/parcels')).status).toBe(404);
  });
  afterAll(async () => {
    await other.end();
    await app.close();
  });

  const answer = async (target: string): Promise<unknown> => {
    const response = await app.send(target);
    return [response.status, await response.json()];
  };

  test('a table, a column, a foreign key, a function, a lost grant, and that it is gone', async () => {
    await other.unsafe(
      `create table lab.parcels (id int primary key, skill_id int);
       grant select on lab.parcels to anon; insert into lab.parcels values (1, 1)`,
    );
    await eventually(async () => expect(await answer('/parcels?select=id')).toEqual([200, [{ id: 1 }]]));

    await other.unsafe(`alter table lab.parcels add column weight int not null default 3`);
    await eventually(async () =>
      expect(await answer('/parcels?select=weight')).toEqual([200, [{ weight: 3 }]]),
    );

    await other.unsafe('alter table lab.parcels add foreign key (skill_id) references lab.skills (id)');
    await eventually(async () =>
      expect(await answer('/parcels?select=skills(name)')).toEqual([200, [{ skills: { name: 'Desain' } }]]),
    );

    await other.unsafe(
      `create function lab.heaviest() returns int language sql stable as 'select max(weight) from lab.parcels';
       grant execute on function lab.heaviest() to anon`,
    );
    await eventually(async () => expect(await answer('/rpc/heaviest')).toEqual([200, 3]));

    await other.unsafe(
      'revoke select on lab.parcels from anon; grant select (id, skill_id) on lab.parcels to anon',
    );
    await eventually(async () =>
      expect(await answer('/parcels?select=*')).toEqual([200, [{ id: 1, skill_id: 1 }]]),
    );

    await other.unsafe('drop function lab.heaviest(); drop table lab.parcels');
    await eventually(async () => expect(await answer('/parcels')).toMatchObject([404, { code: 'PGRST205' }]));
    await eventually(async () =>
      expect(await answer('/rpc/heaviest')).toMatchObject([404, { code: 'PGRST202' }]),
    );
    // Seven changes, each of which may take a second to be seen, and longer on a machine with other work.
  }, 60_000);

  // How soon: `schema-cache/watch-schema.test.ts`, without a clock.
  test('each of three new tables is read', async () => {
    for (const name of ['first', 'second', 'third']) {
      await other.unsafe(
        `create table lab.${name} (id int primary key); grant select on lab.${name} to anon`,
      );
      await eventually(async () => expect(await answer(`/${name}`)).toEqual([200, []]), { interval: 20 });
    }
  });

  test('what is taken back at the end of its transaction was never there', async () => {
    await other
      .begin(async (tx) => {
        await tx.unsafe('create table lab.undone (id int primary key); grant select on lab.undone to anon');
        throw new Error('taken back');
      })
      .catch(() => {});
    await other.unsafe('create table lab.done (id int primary key); grant select on lab.done to anon');
    await eventually(async () => expect(await answer('/done')).toEqual([200, []]));
    expect(await answer('/undone')).toMatchObject([404, { code: 'PGRST205' }]);
  });
});
