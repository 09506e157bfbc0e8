import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/database.ts';
import { isMigrated, migrate } from './migrate.ts';
import { readPlatformMigrations } from './migration-files.ts';

test('numbers are told apart', async () => {
  const numbers = (await readPlatformMigrations()).map(({ name }) => name.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a database that remembers a migration by its former name is up to date, and its record stays', async () => {
  const database = await createTestDatabase();
  try {
    const sql = database.owner;
    const files = await readPlatformMigrations();
    await sql`
      update kawanusaha.migrations set name = '0040_index_object_versions.sql'
      where name = '0041_index_object_versions.sql'`;
    expect(await isMigrated(sql, files)).toBe(true);
    expect(await migrate(sql, files)).toEqual({ applied: [] });
    const names = await sql`select name from kawanusaha.migrations where name like '004%' order by name`;
    expect(names.map(({ name }) => name)).toEqual([
      '0040_create_realtime.sql',
      '0040_index_object_versions.sql',
    ]);
  } finally {
    await database.drop();
  }
});
