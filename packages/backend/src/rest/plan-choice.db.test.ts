import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryTextInScope } from '#db/scope.ts';
import { eventually } from '../testing/eventually.ts';
import { createFixtureApp, type FixtureApp, userOne } from './testing/fixture-app.ts';

let app: FixtureApp;
beforeAll(async () => {
  app = await createFixtureApp();
  // Each owner has one row, and one of them three of four; what a policy asks of each row takes some time.
  await app.database.owner.unsafe(`
    create table lab.entries (id bigint generated always as identity primary key, owner uuid, made_at timestamptz);
    create index on lab.entries (made_at);
    create index on lab.entries (owner);
    alter table lab.entries enable row level security;
    create policy "all" on lab.entries using (md5(id::text) <> '');
    grant select on lab.entries to anon, authenticated;
    notify pgrst, 'reload schema'`);
});
afterAll(() => app.close());

const fill = `
  insert into lab.entries (owner, made_at)
    select gen_random_uuid(), now() - n * interval '1 second' from generate_series(1, 20000) n;
  insert into lab.entries (owner, made_at) select '${userOne}', now() from generate_series(1, 60000)`;
const path = `/entries?select=id&owner=eq.${userOne}&order=made_at.desc&limit=20`;

/** One after another, so that they share one connection, whose plans the last asks for. */
async function runs(times: number): Promise<{ forAll: number; own: number }> {
  const counts = async () => {
    const [[row] = []] = await queryTextInScope(
      app.database,
      { role: 'anon', claims: null },
      [
        {
          text: `select coalesce(sum(generic_plans), 0), coalesce(sum(custom_plans), 0) from pg_prepared_statements
            where statement like '%"entries"%'`,
          params: [],
        },
      ],
      {},
    );
    return { forAll: Number(row?.[0]), own: Number(row?.[1]) };
  };
  const before = await counts();
  for (let n = 0; n < times; n += 1) {
    const answer = await app.send(path, { as: 'user' });
    expect(answer.status).toBe(200);
  }
  const after = await counts();
  return { forAll: after.forAll - before.forAll, own: after.own - before.own };
}

test('a read of an owner with most of the rows is soon planned by itself, one of an empty table is not', async () => {
  const { owner } = app.database;
  await eventually(async () => expect((await app.send(path, { as: 'user' })).status).toBe(200));
  // Eight at most, if a busy moment has made it look slow.
  expect((await runs(20)).own).toBeLessThanOrEqual(8);
  await owner.unsafe(fill);
  await owner.unsafe('vacuum analyze lab.entries');
  const { forAll, own } = await runs(100);
  expect(forAll).toBeLessThan(20);
  expect(own).toBeGreaterThan(80);
});
