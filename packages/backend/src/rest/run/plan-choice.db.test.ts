import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createFixtureApp, type FixtureApp, userOne } from '../testing/fixture-app.ts';

let app: FixtureApp;
let run: FixtureApp['database']['wire']['run'];
beforeAll(async () => {
  app = await createFixtureApp();
  ({ run } = app.database.wire);
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

/** So many at a time, and by which plan each ran; a failed answer fails the test. */
async function runs(times: number, atOnce: number, target = path): Promise<string[]> {
  const modes: string[] = [];
  const { wire } = app.database;
  const spy = vi.spyOn(wire, 'run').mockImplementation((...args) => {
    modes.push(args[0][0]?.params.at(-1) ?? '');
    return run(...args);
  });
  const worker = async (): Promise<void> => {
    for (let n = 0; n < times / atOnce; n += 1)
      expect((await app.send(target, { as: 'user' })).status).toBe(200);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  spy.mockRestore();
  return modes;
}

test('a read of an owner with most of the rows is soon planned by itself', async () => {
  const { owner } = app.database;
  await eventually(async () => expect((await app.send(path, { as: 'user' })).status).toBe(200));
  await runs(20, 1);
  await owner.unsafe(fill);
  await owner.unsafe('vacuum analyze lab.entries');
  // A choice stands for some seconds and is then tried again, so what is asked is that it comes.
  await eventually(async () => expect(new Set(await runs(64, 16))).toEqual(new Set(['force_custom_plan'])));
});

test('a table that was filled without ANALYZE since its reads were prepared is soon read by its index', async () => {
  const { owner } = app.database;
  // Nothing looks at it behind our back: what is known of it stays that it holds one row on one page.
  await owner.unsafe(`
    create table lab.loads (id bigint generated always as identity primary key, owner uuid, made_at timestamptz)
      with (autovacuum_enabled = off);
    create index on lab.loads (owner);
    insert into lab.loads (owner) values (gen_random_uuid())`);
  await owner.unsafe('vacuum analyze lab.loads');
  await owner.unsafe("grant select on lab.loads to authenticated; notify pgrst, 'reload schema'");
  const read = `/loads?select=id&owner=eq.${userOne}&limit=20`;
  await eventually(async () => expect((await app.send(read, { as: 'user' })).status).toBe(200));
  // On each connection: one that prepares it later plans for the table as it is then.
  await runs(320, 16, read);
  await owner.unsafe(`
    insert into lab.loads (owner) select gen_random_uuid() from generate_series(1, 200000);
    insert into lab.loads (owner) select '${userOne}' from generate_series(1, 5)`);
  await eventually(async () =>
    expect(new Set(await runs(64, 16, read))).toEqual(new Set(['force_custom_plan'])),
  );
  expect(await (await app.send(read, { as: 'user' })).json()).toHaveLength(5);
  const [{ analysed } = { analysed: null }] = await owner<{ analysed: number }[]>`
    select reltuples::int as analysed from pg_class where oid = 'lab.loads'::regclass`;
  expect(analysed).toBe(1);
});
