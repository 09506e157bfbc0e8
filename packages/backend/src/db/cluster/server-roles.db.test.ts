/** The roles of the embedded database, with the attempts of a person who can run any statement as the server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, type Sql } from '#db/pool.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { functionRole } from './function-owner.ts';
import { allowServerRoles, backupRole, serverRole } from './server-roles.ts';

const passwords = { server: 'server-password-of-a-test', backup: 'backup-password-of-a-test' };
let database: TestDatabase;
let server: Sql;
let backup: Sql;
beforeAll(async () => {
  database = await createTestDatabase();
  await allowServerRoles(database.owner, passwords);
  const as = (user: string, password: string) => connect({ ...database.socket, user, password }, { max: 1 });
  server = as(serverRole, passwords.server);
  backup = as(backupRole, passwords.backup);
});
afterAll(async () => {
  await Promise.all([server.end(), backup.end()]);
  await database.drop();
});

const insufficientPrivilege = { code: '42501' };

/** What a fault in the server's SQL could be made to run. */
const attempts = [
  'alter table auth.users add column planted text',
  'alter table auth.users disable row level security',
  'alter table auth.users disable trigger all',
  'alter table auth.audit_log_entries disable trigger keep_audit_log_whole',
  'drop table auth.users',
  'truncate auth.users',
  'create table public.planted (id integer)',
  'create schema planted',
  `create function public.planted() returns integer language sql as 'select 1'`,
  `create or replace function auth.uid() returns uuid language sql as 'select null::uuid'`,
  'create trigger planted before insert on auth.users for each row execute function realtime.record_changes()',
  'create policy planted on storage.objects using (true)',
  'alter table storage.objects no force row level security',
  'alter publication supabase_realtime set table storage.objects',
  'drop event trigger pgrst_ddl_watch',
  'create extension file_fdw',
  'create role planted superuser',
  'alter role anon bypassrls',
  `alter role postgres password 'taken'`,
  `alter role ${backupRole} password 'taken'`,
  `alter role ${serverRole} superuser`,
  `grant postgres to ${serverRole}`,
  `grant pg_execute_server_program to ${serverRole}`,
  'set role postgres',
  `set role ${backupRole}`,
  `set role ${functionRole}`,
  'set session authorization postgres',
  'select rolpassword from pg_authid',
  'select passwd from pg_shadow',
  'select subconninfo from pg_subscription',
  `copy (select 1) to program 'true'`,
  `copy (select 1) to '/tmp/planted'`,
  `create temporary table read_in (line text); copy read_in from program 'id'`,
  `select pg_read_file('postgresql.conf')`,
  `select pg_ls_dir('.')`,
  `select lo_import('/etc/passwd')`,
  `select lo_export(0, '/tmp/planted')`,
  `alter system set log_statement = 'all'`,
  'set session_replication_role = replica',
  `set log_statement = 'none'`,
  `load 'auto_explain'`,
  'select pg_reload_conf()',
  'select pg_create_physical_replication_slot($$planted$$)',
  'select pg_create_restore_point($$planted$$)',
  'select pg_switch_wal()',
  'select pg_terminate_backend(pid) from pg_stat_activity where usename = $$postgres$$',
  'insert into kawanusaha.migrations (set, name, checksum) values ($$platform$$, $$planted$$, $$$$)',
  'delete from kawanusaha.migrations',
  'alter default privileges for role postgres grant all on tables to anon',
  'update pg_catalog.pg_class set relrowsecurity = false',
];

describe('what the server may not', () => {
  test.each(attempts)('%s', async (statement) => {
    await expect(server.unsafe(statement).simple()).rejects.toMatchObject(insufficientPrivilege);
    await server.unsafe('rollback').catch(() => {});
  });

  test('a temporary name does not come before the catalogue in what runs as the owner', async () => {
    await server`create domain pg_temp.oid as integer check (value = -1)`;
    await server`create temporary table pg_publication_tables (pubname text, schemaname text, tablename text)`;
    await server`create temporary table published (planted integer)`;
    await server`select realtime.sync_publication()`;
    expect(await server`select usesuper from pg_user where usename = current_user`).toEqual([
      { usesuper: false },
    ]);
    await server`discard temp`;
  });

  test('a superuser is neither of the two, and each attribute is taken back at the next start', async () => {
    await database.owner.unsafe(`alter role ${serverRole} createrole createdb replication`);
    await allowServerRoles(database.owner, passwords);
    const roles = await database.owner`
      select rolname, rolsuper, rolcreaterole, rolcreatedb, rolreplication from pg_roles
      where rolname in (${serverRole}, ${backupRole}) order by rolname`;
    const bare = { rolsuper: false, rolcreaterole: false, rolcreatedb: false };
    expect(roles).toEqual([
      { rolname: backupRole, ...bare, rolreplication: true },
      { rolname: serverRole, ...bare, rolreplication: false },
    ]);
  });
});

describe('what the server may', () => {
  test('rows of every table, also of one that is made later, and the roles of requests', async () => {
    await database.owner.unsafe(`
      create schema later;
      create table later.things (id bigint generated always as identity, name text);
      alter table later.things enable row level security;
      create function later.count() returns bigint language sql as 'select count(*) from later.things';
      revoke execute on function later.count() from public`);
    await server`insert into later.things (name) values ('one')`;
    expect(await server`select later.count()`).toEqual([{ count: '1' }]);
    const lacking = await database.owner`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'auth', 'storage', 'realtime') and c.relkind in ('r', 'p')
        and not (has_table_privilege(${serverRole}, c.oid, 'select') and has_table_privilege(${serverRole}, c.oid, 'insert')
          and has_table_privilege(${serverRole}, c.oid, 'update') and has_table_privilege(${serverRole}, c.oid, 'delete'))`;
    expect(lacking).toEqual([]);
    for (const role of ['anon', 'authenticated', 'service_role']) {
      await server.begin(async (tx) => {
        await tx`select set_config('role', ${role}, true)`;
        expect(await tx`select current_user::text as role`).toEqual([{ role }]);
      });
    }
  });

  test('a table that is published while it runs gets its triggers', async () => {
    await database.owner.unsafe(`
      create table public.heard (id integer primary key); alter publication supabase_realtime add table public.heard`);
    await server`select realtime.sync_publication()`;
    const found =
      await server`select tgname from pg_trigger where tgrelid = 'public.heard'::regclass order by 1`;
    expect(found.map(({ tgname }) => tgname)).toEqual([
      'realtime_delete',
      'realtime_insert',
      'realtime_update',
    ]);
  });
});

test('the role of backups reads everything, writes nothing, and marks a moment', async () => {
  await backup`select count(*) from auth.users`;
  await backup`select pg_create_restore_point('a_moment_of_a_test')`;
  for (const statement of [
    'delete from auth.users',
    'update auth.audit_log_entries set ip_address = null',
    'create table public.planted (id integer)',
    'create role planted',
    'set role service_role',
    `copy (select 1) to program 'true'`,
    `select pg_read_file('postgresql.conf')`,
  ]) {
    await expect(backup.unsafe(statement).simple()).rejects.toMatchObject(insufficientPrivilege);
  }
});
