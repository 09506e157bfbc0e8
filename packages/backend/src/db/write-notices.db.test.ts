import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWriteNotices, type WriteNotices } from '#db/write-notices.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';

let database: TestDatabase;
let one: WriteNotices;
let other: WriteNotices;
beforeAll(async () => {
  database = await createTestDatabase();
  const log = pino({ level: 'silent' });
  one = startWriteNotices(database, log);
  other = startWriteNotices(database, log);
});
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await database.drop();
});

describe('notices of writes', () => {
  test('are heard here at once and there soon, in one message for many', async () => {
    await expect.poll(() => one.isHeard() && other.isHeard(), { timeout: 10_000 }).toBe(true);
    const here: string[] = [];
    const there: string[][] = [];
    one.subscribe((tables) => void here.push(...tables));
    other.subscribe((tables) => void there.push([...tables]));
    one.announce(['project_listings']);
    one.announce(['vouchers', 'project_listings']);
    expect(here).toEqual(['project_listings', 'vouchers', 'project_listings']);
    await expect.poll(() => there, { timeout: 10_000 }).toEqual([['project_listings', 'vouchers']]);
    expect(here).toHaveLength(3);
  });

  test('a lost connection is noticed, and found again', async () => {
    const emptied: string[] = [];
    one.subscribe((tables) => void emptied.push(...tables));
    await database.owner`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`;
    await expect.poll(() => emptied, { timeout: 15_000 }).toContain('*');
    await expect.poll(() => one.isHeard(), { timeout: 15_000 }).toBe(true);
  });
});
