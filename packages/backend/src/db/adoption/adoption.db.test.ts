/**
 * The folder `schemas` declares the engine's database, `migrations` makes it, and one that version ec4d964 made, with an
 * application in it, is taken over.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { compareCatalogues, readCatalogue, type Catalogue } from '#db/catalogue/read-catalogue.ts';
import { isMigrated, migrate } from '#db/migrate.ts';
import { readPlatformMigrations, type MigrationFile } from '#db/migration-files.ts';
import { readDeclaredPlatform } from '#testing/declared-platform.ts';
import { readReplacedPlatform } from '#testing/replaced-migrations.ts';
import { openScratchDatabases } from '#testing/scratch-databases.ts';
import { readPlatformAdoption, type Adoption } from './adoption.ts';

const databases = openScratchDatabases(inject('cluster'));
const template = `engine_${process.pid}`;
let files: MigrationFile[];
let adoption: Adoption;

beforeAll(async () => {
  files = await readPlatformMigrations();
  const found = await readPlatformAdoption();
  if (found === null) throw new Error('adoption.json is missing');
  adoption = found;
  const old = await databases.create(template);
  await migrate(old, await readReplacedPlatform());
  const rows = path.join(import.meta.dirname, '../../testing/fixtures/rows-of-ec4d964.sql');
  await old.unsafe(await readFile(rows, 'utf8')).simple();
  await old.end();
});
afterAll(() => databases.dropAll());

const readAll = (sql: Sql): Promise<Catalogue> =>
  sql.begin((tx) => readCatalogue(tx, ['auth', 'storage', 'realtime', 'extensions', 'public']));

/** Each table with its number of rows and a hash of what is in them. */
async function readRows(sql: Sql): Promise<Map<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select n.nspname || '.' || c.relname as name from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where n.nspname in ('public', 'auth', 'storage') and c.relkind = 'r'`;
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await sql.unsafe<{ state: string }[]>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(r::text), '' order by md5(r::text))), '') as state from ${name} as r`,
    );
    found.set(name, row?.state ?? '');
  }
  return found;
}

test('the migrations make what the schemas declare', async () => {
  const declared = await databases.create(`engine_declared_${process.pid}`);
  await migrate(declared, [await readDeclaredPlatform()]);
  const migrated = await databases.create(`engine_migrated_${process.pid}`);
  await migrate(migrated, files);
  const wanted = await readAll(declared);
  expect(wanted.size).toBeGreaterThan(250);
  expect(compareCatalogues(wanted, await readAll(migrated))).toEqual([]);
  await migrated.unsafe('alter table auth.sessions alter aal drop default');
  expect(compareCatalogues(wanted, await readAll(migrated))).toEqual(['column auth.sessions.aal differs']);
});

test('what is kept about version ec4d964 is true, and the initial migration is as it was', async () => {
  const [initial] = files;
  expect([initial?.name, initial?.checksum]).toEqual([adoption.initial, adoption.checksum]);
  const replaced = await readReplacedPlatform();
  expect(adoption.replaced).toEqual(
    Object.fromEntries(replaced.map(({ name, checksum }) => [name, checksum])),
  );
  const fresh = await databases.create(`engine_initial_${process.pid}`);
  await migrate(fresh, files.slice(0, 1));
  const found = await fresh.begin((tx) => readCatalogue(tx, adoption.schemas, adoption.leaveOut));
  expect(Object.fromEntries(found)).toEqual(adoption.catalogue);
});

test('a database of version ec4d964 is taken over with the rows and rules of its application', async () => {
  const sql = await databases.create(`engine_upgraded_${process.pid}`, template);
  const before = await readRows(sql);
  const rules = await sql`select * from pg_policies order by schemaname, tablename, policyname`;
  const { applied } = await migrate(sql, files, [adoption]);
  expect(applied).toEqual(files.slice(1).map(({ name }) => `platform/${name}`));
  expect(await isMigrated(sql, files)).toBe(true);
  const after = await readRows(sql);
  // What came since has no rows yet.
  const empty = [...after.keys()]
    .filter((table) => !before.has(table))
    .map((table) => [table, '0 '] as const);
  expect(after).toEqual(new Map([...before, ...empty]));
  expect([...(await sql`select * from pg_policies order by schemaname, tablename, policyname`)]).toEqual([
    ...rules,
  ]);
});

describe('a database that is not what it should be is left as it is, and the operator reads what to do', () => {
  const spoilt: [by: string, says: RegExp][] = [
    [
      `delete from kawanusaha.migrations where name like '0070%'`,
      /^This database was made by a version older than ec4d964 \(1 of its 16 platform migrations have not run\): start version ec4d964 on it once, then this one; nothing was changed\.$/,
    ],
    [
      `create or replace function auth.uid() returns uuid language sql stable as 'select null::uuid'`,
      /\(function auth\.uid\(\) differs\): undo these changes, then start again; nothing was changed\.$/,
    ],
  ];
  test.each(spoilt)('%s', async (by, says) => {
    const sql = await databases.create(
      `engine_spoilt_${process.pid}_${spoilt.findIndex(([change]) => change === by)}`,
      template,
    );
    await sql.unsafe(by);
    const before = [await readAll(sql), await readRows(sql)];
    await expect(migrate(sql, files, [adoption])).rejects.toThrow(says);
    expect([await readAll(sql), await readRows(sql)]).toEqual(before);
    expect(await isMigrated(sql, files)).toBe(false);
  });
});
