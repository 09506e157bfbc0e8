/** The owner of the functions of the embedded database, with the attempts of a person who can run any statement inside one. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { engineFunctionSchemas, functionRole, giveFunctionsAway } from './function-owner.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await giveFunctionsAway(database.owner, engineFunctionSchemas);
});
afterAll(() => database.drop());

const readOwners = (): Promise<{ name: string; owner: string }[]> =>
  database.owner<{ name: string; owner: string }[]>`
    select p.oid::regprocedure::text as name, p.proowner::regrole::text as owner from pg_proc as p
    where p.prosecdef and p.pronamespace in ('auth'::regnamespace, 'realtime'::regnamespace) order by 1`;

test('what runs with the rights of its owner is its, but for what makes triggers', async () => {
  const owners = await readOwners();
  expect(owners).toContainEqual({ name: 'auth.owes_second_step()', owner: functionRole });
  expect(owners.filter(({ owner }) => owner !== functionRole)).toEqual([
    { name: 'realtime.sync_publication()', owner: 'postgres' },
  ]);
});

test('what a later migration makes anew is its after the next start, a function of an application is not', async () => {
  await database.owner.unsafe(`
    drop function auth.owes_second_step() cascade;
    create function auth.owes_second_step() returns boolean language sql security definer set search_path = '' as 'select false';
    create function public.of_an_application() returns integer language sql security definer set search_path = '' as 'select 1'`);
  await giveFunctionsAway(database.owner, engineFunctionSchemas);
  expect(await readOwners()).toContainEqual({ name: 'auth.owes_second_step()', owner: functionRole });
  expect(
    await database.owner`
      select proowner::regrole::text as owner from pg_proc where oid = 'public.of_an_application()'::regprocedure`,
  ).toEqual([{ owner: 'postgres' }]);
});

test.each([
  'alter table auth.users add column planted text',
  'alter table auth.users disable row level security',
  'alter table auth.audit_log_entries disable trigger keep_audit_log_whole',
  'drop table auth.users',
  'truncate auth.users',
  'create table public.planted (id integer)',
  `create or replace function auth.owes_second_step() returns boolean language sql as 'select false'`,
  `create function public.planted() returns integer language sql as 'select 1'`,
  'create policy planted on storage.objects using (true)',
  'select realtime.sync_publication()',
  'create role planted superuser',
  `alter role ${functionRole} superuser`,
  `alter role postgres password 'taken'`,
  'set role postgres',
  'set role service_role',
  'select rolpassword from pg_authid',
  `copy (select 1) to program 'true'`,
  `select pg_read_file('postgresql.conf')`,
  'set session_replication_role = replica',
  'insert into kawanusaha.migrations (set, name, checksum) values ($$platform$$, $$planted$$, $$$$)',
  'select * from kawanusaha.migrations',
])('a fault in such a function may not: %s', async (statement) => {
  await database.owner
    .unsafe(`create or replace function auth.faulty() returns void language plpgsql security definer as
    $faulty$ begin execute $statement$${statement}$statement$; end $faulty$`);
  await giveFunctionsAway(database.owner, engineFunctionSchemas);
  await expect(database.owner`select auth.faulty()`).rejects.toMatchObject({ code: '42501' });
});
