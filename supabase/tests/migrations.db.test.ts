import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { isMigrated, migrate } from '../../packages/backend/src/db/migrate.ts';
import { readPlatformMigrations, type MigrationFile } from '../../packages/backend/src/db/migration-files.ts';
import { readAllMigrations, readProductMigrations } from '../../apps/server/src/startup/migrate-product.ts';
import type {} from '../../packages/backend/src/testing/global-setup.ts';

const { socketDir, port, owner, password } = inject('cluster');
const connect = (database: string, max = 1, user = owner) =>
  postgres({ path: `${socketDir}/.s.PGSQL.${port}`, user, password, database, max, onnotice: () => {} });

const runnerFile = path.join(import.meta.dirname, 'support/run-migrations.ts');
const admin = connect('postgres');
const names: string[] = [];
async function emptyDatabase(): Promise<string> {
  const name = `m_${randomUUID().replaceAll('-', '')}`;
  await admin.unsafe(`create database ${name}`);
  names.push(name);
  return name;
}
afterAll(async () => {
  for (const name of names) await admin.unsafe(`drop database if exists ${name} with (force)`);
  await admin.end();
});

const file = (name: string, sql: string): MigrationFile => ({
  set: 'product',
  name,
  sql,
  checksum: `of ${sql}`,
});

/** What a hosted project is like: schemas made by another person, and everything granted to clients by default. */
async function prepareHostedProject(sql: postgres.Sql, role: string): Promise<void> {
  for (const migration of await readPlatformMigrations()) await sql.unsafe(migration.sql).simple();
  await sql
    .unsafe(
      `create role ${role} login createrole bypassrls password '${password}';
       alter schema public owner to ${role};
       alter table storage.objects owner to ${role};
       alter table storage.buckets owner to ${role};
       alter publication supabase_realtime owner to ${role};
       grant create on database ${sql.options.database} to ${role};
       grant usage on schema auth, storage to ${role};
       grant usage, create on schema extensions to ${role};
       grant all on all tables in schema auth to ${role};
       grant execute on all functions in schema auth to ${role} with grant option;
       grant execute on all functions in schema storage to ${role};
       alter default privileges for role ${role} in schema public grant all on tables to anon, authenticated, service_role;
       alter default privileges for role ${role} in schema public grant all on sequences to anon, authenticated, service_role;
       alter default privileges for role ${role} in schema public grant all on functions to anon, authenticated, service_role;`,
    )
    .simple();
}

/** Every right of the two client roles: functions they may call, columns they may read and write. */
async function clientRights(sql: postgres.Sql): Promise<unknown> {
  const functions = await sql`
    select n.nspname || '.' || p.proname as name, array_agg(distinct role order by role) as roles
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    cross join unnest(array['anon', 'authenticated']) as role
    where n.nspname in ('public', 'private') and has_function_privilege(role, p.oid, 'EXECUTE')
    group by p.oid, 1 order by 1`;
  const columns = await sql`
    select table_name, grantee, privilege_type, array_agg(column_name::text order by column_name) as columns
    from information_schema.role_column_grants
    where table_schema = 'public' and grantee in ('anon', 'authenticated') group by 1, 2, 3 order by 1, 2, 3`;
  const tables = await sql`
    select table_name, grantee, privilege_type from information_schema.role_table_grants
    where table_schema = 'public' and grantee in ('anon', 'authenticated') order by 1, 2, 3`;
  return { functions: [...functions], columns: [...columns], tables: [...tables] };
}

describe('migrate', () => {
  let all: MigrationFile[];
  beforeAll(async () => {
    all = await readAllMigrations();
  });

  test('ten processes at once run each file once', async () => {
    const name = await emptyDatabase();
    const pools = Array.from({ length: 10 }, () => connect(name));
    try {
      const results = await Promise.all(pools.map((pool) => migrate(pool, all)));
      const applied = results.flatMap((result) => result.applied);
      expect(applied.toSorted()).toEqual(
        all.map(({ set, name: fileName }) => `${set}/${fileName}`).toSorted(),
      );
      const [first] = pools;
      if (!first) throw new Error('no pool');
      expect(await isMigrated(first, all)).toBe(true);
      expect(await migrate(first, all)).toEqual({ applied: [] });
    } finally {
      await Promise.all(pools.map((pool) => pool.end()));
    }
  }, 120_000);

  test('a file that was changed after it had run is refused, and says which', async () => {
    const sql = connect(await emptyDatabase());
    try {
      await migrate(sql, [file('1_a.sql', 'create table a ()')]);
      await expect(migrate(sql, [file('1_a.sql', 'create table b ()')])).rejects.toThrow(
        /product\/1_a\.sql was changed/,
      );
    } finally {
      await sql.end();
    }
  });

  test('a database of a newer version is refused in one sentence, and nothing on it changes', async () => {
    const sql = connect(await emptyDatabase());
    try {
      const newer = [file('1_a.sql', 'create table a ()'), file('2_b.sql', 'create table b ()')];
      await migrate(sql, newer);
      const older = [file('1_a.sql', 'create table a ()'), file('3_c.sql', 'create table c ()')];
      await expect(migrate(sql, older)).rejects.toThrow(
        'This database belongs to a newer version (migration product/2_b.sql has run on it); start that version, or restore a backup from before the upgrade.',
      );
      const [row] =
        await sql`select to_regclass('c') as c, (select count(*)::int from kawanusaha.migrations) as n`;
      expect(row).toEqual({ c: null, n: 2 });
      // The engine alone knows nothing of a product's migrations.
      expect(await isMigrated(sql, newer)).toBe(true);
    } finally {
      await sql.end();
    }
  });

  test('killed in the middle of each of ten files, it goes on where it was', async () => {
    const name = await emptyDatabase();
    const [gate, watcher] = [connect(name), connect(name)];
    const connection = { path: `${socketDir}/.s.PGSQL.${port}`, user: owner, password, database: name };
    await gate`create table gate (n int)`;
    const files = Array.from({ length: 10 }, (_none, n) =>
      file(`${n}_t.sql`, `create table t_${n} (); insert into gate values (${n});`),
    );
    const isWaiting = async () => {
      const [row] = await watcher`
        select from pg_stat_activity
        where datname = ${name} and wait_event_type = 'Lock' and query like '%insert into gate%'`;
      return row !== undefined;
    };
    try {
      for (let n = 0; n < files.length; n += 1) {
        await gate`begin`;
        await gate`lock table gate in access exclusive mode`;
        const runner = spawn(process.execPath, [runnerFile, JSON.stringify({ connection, files })]);
        const ended = once(runner, 'exit');
        await vi.waitUntil(isWaiting, { timeout: 30_000 });
        runner.kill('SIGKILL');
        await ended;
        await gate`rollback`;
        // The session of the killed process ends when it finds its client gone; until then it holds the lock of migrations.
        expect(await migrate(watcher, files.slice(0, n + 1))).toEqual({ applied: [`product/${n}_t.sql`] });
        expect(await watcher`select n from gate order by n`).toHaveLength(n + 1);
      }
      expect(await migrate(watcher, files)).toEqual({ applied: [] });
    } finally {
      await Promise.all([gate.end(), watcher.end()]);
    }
  }, 120_000);

  test('a file that fails leaves nothing of itself, and those before it stand', async () => {
    const sql = connect(await emptyDatabase());
    try {
      const files = [
        file('1_a.sql', 'create table a ()'),
        file('2_b.sql', 'create table b (); select 1 / 0'),
      ];
      await expect(migrate(sql, files)).rejects.toThrow(
        /2_b\.sql failed and was rolled back: division by zero/,
      );
      const tables =
        await sql`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;
      expect(tables.map(({ relname }) => relname)).toEqual(['a']);
      expect(await migrate(sql, [files[0] ?? file('', ''), file('2_b.sql', 'create table b ()')])).toEqual({
        applied: ['product/2_b.sql'],
      });
    } finally {
      await sql.end();
    }
  });

  test('the checksum does not depend on the line ends of the checkout', async () => {
    const [first] = all;
    expect(first?.checksum).toMatch(/^[0-9a-f]{64}$/);
    expect(first?.sql).not.toContain('\r');
  });

  test('an empty database is not migrated', async () => {
    const sql = connect(await emptyDatabase());
    expect(await isMigrated(sql, all)).toBe(false);
    await sql.end();
  });

  test('on a hosted project, whose roles have default grants, the product set runs alone and takes them back', async () => {
    const name = await emptyDatabase();
    const operator = connect(name);
    const reference = connect(inject('cluster').template);
    const role = `project_owner_${randomUUID().slice(0, 8)}`;
    try {
      await prepareHostedProject(operator, role);
      // Each file in a session of its own, as a person who is no superuser, as `supabase db push` after an interruption.
      for (const { sql } of await readProductMigrations()) {
        const session = connect(name, 1, role);
        await session.unsafe(sql).simple();
        await session.end();
      }
      expect(await clientRights(operator)).toEqual(await clientRights(reference));
      // The server on top of that project has nothing of the platform to add.
      const { applied } = await migrate(operator, await readPlatformMigrations());
      expect(applied).toEqual([]);
    } finally {
      await Promise.all([operator.end(), reference.end()]);
    }
  }, 120_000);
});
