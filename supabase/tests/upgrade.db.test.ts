/** A database of version ec4d964 (83 product migrations, about 5,000 rows) is taken over, keeps its rows, and goes on. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { compareCatalogues, readCatalogue } from '../../packages/backend/src/db/catalogue/read-catalogue.ts';
import { migrate } from '../../packages/backend/src/db/migrate.ts';
import { readPlatformMigrations } from '../../packages/backend/src/db/migration-files.ts';
import {
  isProductMigrated,
  migrateProduct,
  readProductAdoption,
  readProductMigrations,
} from '../../apps/server/src/startup/migrate-product.ts';
import { makeDeclared, readDatabase } from '../../tooling/schema/read-declared.ts';
import { readReplacedMigrations, readReplacedProduct } from './fixtures/read-replaced.ts';
import { readRows } from './support/read-rows.ts';
import { openScratchDatabases } from '../../packages/backend/src/testing/scratch-databases.ts';

const databases = openScratchDatabases(inject('cluster'));
const template = `old_${process.pid}`;

beforeAll(async () => {
  const old = await databases.create(template);
  await migrate(old, await readReplacedMigrations());
  const rows = await readFile(path.join(import.meta.dirname, 'fixtures/rows-of-ec4d964.sql'), 'utf8');
  await old.unsafe(rows).simple();
  await old.end();
}, 120_000);
afterAll(() => databases.dropAll());

/** Tables whose rows an upgrade may change or drop, because they are the product's and not the members'. */
const ownRows = new Set([
  'kawanusaha.migrations',
  'private.knowledge_entries',
  'public.app_settings',
  'public.premium_links',
  'storage.buckets',
]);

/**
 * Tables whose rows stay, but lose what a later migration forgets (the log of what was done to accounts since deleted), or say it in
 * other words (the states of messages that became tickets).
 */
const rewrittenRows = new Set(['public.audit_log', 'public.contact_messages']);

const count = (rows: ReadonlyMap<string, string>): number =>
  [...rows.values()].reduce((sum, state) => sum + Number.parseInt(state, 10), 0);

test('a database of the version before is taken over with its rows, and is what the schemas declare', async () => {
  const sql = await databases.create(`upgraded_${process.pid}`, template);
  const declared = await databases.create(`declared_${process.pid}`);
  await makeDeclared(declared);
  const before = await readRows(sql);
  expect(count(before)).toBeGreaterThan(5000);

  const { applied } = await migrateProduct(sql);
  const [initial, ...later] = await readProductMigrations();
  expect(applied.filter((name) => name.startsWith('product/'))).toEqual(
    later.map(({ name }) => `product/${name}`),
  );
  expect(await isProductMigrated(sql)).toBe(true);
  expect(await migrateProduct(sql)).toEqual({ applied: [] });
  const [record] = await sql`select checksum from kawanusaha.migrations where name = ${initial?.name ?? ''}`;
  expect(record?.['checksum']).toBe(initial?.checksum);

  const found = await sql.begin(readDatabase);
  const differences = compareCatalogues(await declared.begin(readDatabase), found);
  // The price that this operator has set.
  expect(differences).toEqual(['row public.app_settings premium_price differs']);
  const after = await readRows(sql, before);
  for (const [table, state] of before) {
    const name = table.split(' ')[0] ?? '';
    const now = after.get(table) ?? '';
    if (rewrittenRows.has(name))
      expect([table, Number.parseInt(now, 10)]).toEqual([table, Number.parseInt(state, 10)]);
    else if (!ownRows.has(name)) expect([table, now]).toEqual([table, state]);
  }
  expect([...(await sql`select * from private.audit_invariants()`)]).toEqual([]);
});

test('many processes at once take it over once', async () => {
  const name = `shared_${process.pid}`;
  const first = await databases.create(name, template);
  const others = Array.from({ length: 5 }, () => databases.connect(name));
  await Promise.all([first, ...others].map((sql) => migrateProduct(sql)));
  const initial = (await readProductAdoption())?.initial ?? '';
  expect([...(await first`select 1 from kawanusaha.migrations where name = ${initial}`)]).toHaveLength(1);
});

test('an owner who is no superuser makes it, has it taken over and brings it to the newest', async () => {
  const role = `owner_${process.pid}`;
  const declared = await databases.create(`declared_to_owner_${process.pid}`);
  await makeDeclared(declared);
  await declared.unsafe(`create role ${role} login createrole password '${inject('cluster').password}';
    grant anon, authenticated, service_role to ${role} with admin option`);
  const name = `of_owner_${process.pid}`;
  const admin = await databases.create(name);
  await admin.unsafe(`alter database ${name} owner to ${role}`);
  const sql = databases.connect(name, role);
  await migrate(sql, await readReplacedMigrations());
  await migrateProduct(sql);
  expect(await isProductMigrated(sql)).toBe(true);
  expect(compareCatalogues(await declared.begin(readDatabase), await sql.begin(readDatabase))).toEqual([]);
});

test('extensions that the operator has installed for something else are no obstacle', async () => {
  const sql = await databases.create(`extended_${process.pid}`, template);
  await sql.unsafe(
    'create extension pg_stat_statements schema public; create extension citext schema public',
  );
  await migrateProduct(sql);
  expect(await isProductMigrated(sql)).toBe(true);
});

describe('a database that is not what it should be is left as it is, and the operator reads what to do', () => {
  const spoilt: Record<string, { by: string; says: RegExp }> = {
    'a migration of that version has not run': {
      by: `delete from kawanusaha.migrations where name = '20261121150000_limit_pictures_a_day.sql'`,
      says: /older than ec4d964 \(1 of its 83 product migrations .* start version ec4d964 on it once, then this one; nothing was changed\.$/,
    },
    'a migration ran with another text': {
      by: `update kawanusaha.migrations set checksum = 'other' where name like '20261121150000%'`,
      says: /other files than version ec4d964 has \(20261121150000_limit_pictures_a_day\.sql\): .*; nothing was changed\.$/,
    },
    'a function was changed by hand': {
      by: `create or replace function private.has_premium(person uuid) returns boolean
        language sql stable security definer set search_path = '' as 'select true'`,
      says: /\(function private\.has_premium\(uuid\) differs\): undo these changes, then start again; nothing was changed\.$/,
    },
    'a policy was dropped': {
      by: `drop policy "read own" on public.pengguna`,
      says: /\(policy public\.pengguna "read own" is missing\): undo/,
    },
    'a table was added': {
      by: `create table public.of_the_operator (id integer)`,
      says: /relation public\.of_the_operator is not declared/,
    },
  };
  test.each(Object.entries(spoilt))('%s', async (name, { by, says }) => {
    const sql = await databases.create(
      `spoilt_${process.pid}_${Object.keys(spoilt).indexOf(name)}`,
      template,
    );
    await sql.unsafe(by);
    const before = [await sql.begin(readDatabase), await readRows(sql)];
    await expect(migrateProduct(sql)).rejects.toThrow(says);
    expect([await sql.begin(readDatabase), await readRows(sql)]).toEqual(before);
    expect(await isProductMigrated(sql)).toBe(false);
  });
});

test('what is kept about the version before is true: its migrations, and the catalogue that they make', async () => {
  const adoption = await readProductAdoption();
  const replaced = await readReplacedProduct();
  expect(adoption?.replaced).toEqual(
    Object.fromEntries(replaced.map(({ name, checksum }) => [name, checksum])),
  );
  const fresh = await databases.create(`initial_${process.pid}`);
  const [initial] = await readProductMigrations();
  if (!initial || !adoption) throw new Error('no initial migration');
  await migrate(fresh, [...(await readPlatformMigrations()), initial], []);
  const found = await fresh.begin((tx) => readCatalogue(tx, adoption.schemas, adoption.leaveOut));
  expect(Object.fromEntries(found)).toEqual(adoption.catalogue);
});
