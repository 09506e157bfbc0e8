/** Who may agree to the weekly mail, and what its public function tells (issue: works without a connection, weekly mail). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { attemptAs, createPerson, runAs } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const agree = 'insert into public.weekly_mail_consents (user_id) values (auth.uid()) returning agreed_at';

test('a member of 18 agrees, with the time, and takes it back; without agreeing there is none', async () => {
  const adult = await createPerson(database);
  expect(await runAs(database, adult, 'select user_id from public.weekly_mail_consents')).toEqual([]);
  const [given] = await runAs(database, adult, agree);
  expect(given?.['agreed_at']).toBeInstanceOf(Date);
  await runAs(database, adult, 'delete from public.weekly_mail_consents where user_id = auth.uid()');
  expect(await runAs(database, adult, 'select user_id from public.weekly_mail_consents')).toEqual([]);
});

test.each([13, 17])('a member of %i cannot agree to it', async (age) => {
  const young = await createPerson(database, { age });
  expect(await attemptAs(database, young, agree)).toMatchObject({ code: 'PT403', hint: 'age_limited' });
});

test('the time of a consent is the database’s own', async () => {
  const adult = await createPerson(database);
  const backdated = `insert into public.weekly_mail_consents (user_id, agreed_at) values (auth.uid(), '2020-01-01')`;
  expect((await attemptAs(database, adult, backdated)).code).toBe('42501');
});

test.each([
  'null',
  "''",
  "'x'",
  "repeat('x', 100000)",
  "repeat('A', 43)",
  "E'\\\\x00'",
  "'; drop table x; --'",
])('a secret that is none (%s) ends nothing, for a visitor as for a member', async (secret) => {
  const adult = await createPerson(database);
  await runAs(database, adult, agree);
  const sql = `select public.end_weekly_mail(${secret}) as ended`;
  expect(await runAs(database, null, sql)).toEqual([{ ended: false }]);
  expect(await runAs(database, adult, sql)).toEqual([{ ended: false }]);
  expect(await runAs(database, adult, 'select 1 from public.weekly_mail_consents')).toHaveLength(1);
});

test('no member reads or plans the mails of others', async () => {
  const adult = await createPerson(database);
  for (const sql of [
    'select * from private.weekly_mails',
    `select private.plan_weekly_mails('2026-11-23')`,
    `select private.weekly_mail_content(auth.uid(), '2026-11-23')`,
    `select private.take_weekly_mail('2026-11-23', 'x', now())`,
    'select private.weekly_mail_address(auth.uid())',
  ])
    // oxlint-disable-next-line no-await-in-loop -- five of them
    expect((await attemptAs(database, adult, sql)).code, sql).toBe('42501');
});
