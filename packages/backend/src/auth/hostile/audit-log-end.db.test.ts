/** The log of sign-ins ends at its front: what is old goes, what stays is still a chain, and nothing else can be taken away. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';

let database: TestDatabase;
const opened: TestDatabase[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  opened.push(database);
});
afterAll(() => Promise.all(opened.map((one) => one.drop())));

/** One sealed row for each age. */
async function write(days: readonly number[]): Promise<void> {
  for (const age of days)
    await database.owner`
      insert into auth.audit_log_entries (payload, created_at)
      values (${database.owner.json({ action: 'login', age })}, now() - make_interval(days => ${age}))`;
  await database.owner`select auth.seal_audit_log()`;
}
const forget = async (keep: string) =>
  (await database.owner`select auth.forget_audit_entries(${keep}::interval) as removed`)[0]?.['removed'];
const findBreak = async () => (await database.owner`select auth.find_audit_break() as at`)[0]?.['at'];
const ages = async () => {
  const rows = await database.owner<{ age: number }[]>`
    select (payload ->> 'age')::integer as age from auth.audit_log_entries order by position`;
  return rows.map(({ age }) => age);
};

test('what is older goes, the chain holds, and goes on', async () => {
  await write([500, 400, 300, 10]);
  expect(await forget('365 days')).toBe(2);
  expect(await forget('365 days')).toBe(0);
  expect([await ages(), await findBreak()]).toEqual([[300, 10], null]);
  await write([5]);
  expect([await ages(), await findBreak()]).toEqual([[300, 10, 5], null]);
});

test('when all of it is gone the chain goes on from where it was', async () => {
  await write([500, 400]);
  expect(await forget('365 days')).toBe(2);
  await write([1]);
  expect([await ages(), await findBreak()]).toEqual([[1], null]);
  const [row] = await database.owner`select position from auth.audit_log_entries`;
  expect(row?.['position']).toBe('3');
});

test('nothing younger than 90 days goes, whatever is asked for, and no row of the middle', async () => {
  await write([200, 100, 80, 20]);
  await expect(database.owner`delete from auth.audit_log_entries where position = 1`).rejects.toThrow(
    'append-only',
  );
  expect(await forget('1 day')).toBe(2);
  await database.owner`update auth.audit_log_start set position = 4`;
  await expect(database.owner`delete from auth.audit_log_entries`).rejects.toThrow('append-only');
  expect(await ages()).toEqual([80, 20]);
});

test('a start that was moved, and old rows that were taken out without it, are seen', async () => {
  await write([200, 100, 20]);
  await database.owner`insert into auth.audit_log_start (position, hash) values (1, 'made up')`;
  expect(await findBreak()).not.toBeNull();
  await database.owner`delete from auth.audit_log_entries where position = 1`;
  expect(await findBreak()).toBe('2');
});
