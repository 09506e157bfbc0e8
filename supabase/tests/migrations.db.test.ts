import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { isMigrated, migrate } from '../../apps/server/src/db/migrate.ts';
import { readMigrationFiles, type MigrationFile } from '../../apps/server/src/db/migration-files.ts';
import type {} from '../../apps/server/src/testing/global-setup.ts';

const { socketDir, port, owner, password } = inject('cluster');
const connect = (database: string, max = 1) =>
  postgres({
    path: `${socketDir}/.s.PGSQL.${port}`,
    user: owner,
    password,
    database,
    max,
    onnotice: () => {},
  });

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

describe('migrate', () => {
  let all: MigrationFile[];
  beforeAll(async () => {
    all = [...(await readMigrationFiles('platform')), ...(await readMigrationFiles('product'))];
  });

  test('ten processes at once run each file once', async () => {
    const name = await emptyDatabase();
    const pools = Array.from({ length: 10 }, () => connect(name));
    try {
      const results = await Promise.all(pools.map((pool) => migrate(pool)));
      const applied = results.flatMap((result) => result.applied);
      expect(applied.toSorted()).toEqual(
        all.map(({ set, name: fileName }) => `${set}/${fileName}`).toSorted(),
      );
      const [first] = pools;
      if (!first) throw new Error('no pool');
      expect(await isMigrated(first)).toBe(true);
      expect(await migrate(first)).toEqual({ applied: [] });
    } finally {
      await Promise.all(pools.map((pool) => pool.end()));
    }
  });

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
    expect(await isMigrated(sql)).toBe(false);
    await sql.end();
  });

  test('on a hosted project, whose roles have default grants, the product set runs alone and takes them back', async () => {
    const name = await emptyDatabase();
    const platform = connect(name);
    // What a hosted project is like: our platform schemas, made by somebody else, and everything granted by default.
    for (const { sql } of await readMigrationFiles('platform')) await platform.unsafe(sql).simple();
    await platform
      .unsafe(
        `alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
         alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
         alter default privileges in schema public grant all on functions to anon, authenticated, service_role;`,
      )
      .simple();
    try {
      const { applied } = await migrate(platform);
      expect(applied.every((entry) => entry.startsWith('product/'))).toBe(true);
      expect(applied.length).toBe(all.filter(({ set }) => set === 'product').length);
      const grants = (sql: typeof platform) => sql`
        select n.nspname || '.' || p.proname as name, array_agg(distinct role order by role) as roles
        from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        cross join unnest(array['anon', 'authenticated']) as role
        where n.nspname in ('public', 'private') and has_function_privilege(role, p.oid, 'EXECUTE')
        group by p.oid, 1 order by 1`;
      const tables = (sql: typeof platform) => sql`
        select table_name, grantee, privilege_type, array_agg(column_name::text order by column_name) as columns
        from information_schema.role_column_grants
        where table_schema = 'public' and grantee in ('anon', 'authenticated') group by 1, 2, 3 order by 1, 2, 3`;
      const reference = connect(inject('cluster').template);
      try {
        expect(await grants(platform)).toEqual(await grants(reference));
        expect(await tables(platform)).toEqual(await tables(reference));
      } finally {
        await reference.end();
      }
    } finally {
      await platform.end();
    }
  });
});
