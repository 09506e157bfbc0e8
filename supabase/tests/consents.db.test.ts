/** The history of what a member agreed to: what is switched on and off again, each time with its beginning and end. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { privacyVersion } from '../../packages/contracts/src/age.ts';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { attemptAs, birthYearOf, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const history = (person: Person, document: string) =>
  runAs(
    database,
    person,
    `select version, revoked_at is not null as ended from public.consents where document = $1
     order by created_at, revoked_at nulls last`,
    [document],
  );
const open = { version: privacyVersion, ended: false };
const ended = { version: privacyVersion, ended: true };

const switches: Record<string, { on: string; off: string }> = {
  weekly_mail: {
    on: `insert into public.weekly_mail_consents (user_id) values (auth.uid())`,
    off: `delete from public.weekly_mail_consents where user_id = auth.uid()`,
  },
  matching: {
    on: `insert into public.matching_profiles (user_id, is_adult, findable) values (auth.uid(), true, true)
      on conflict (user_id) do update set findable = true`,
    off: `update public.matching_profiles set findable = false where user_id = auth.uid()`,
  },
  public_page: {
    on: `insert into public.public_profiles (user_id, is_public) values (auth.uid(), true)
      on conflict (user_id) do update set is_public = true`,
    off: `update public.public_profiles set is_public = false where user_id = auth.uid()`,
  },
};

test.each(Object.entries(switches))(
  '%s: on, off and on again are two consents',
  async (document, { on, off }) => {
    const person = await createPerson(database);
    await runAs(database, person, off);
    expect(await history(person, document)).toEqual([]);
    await runAs(database, person, on);
    expect(await history(person, document)).toEqual([open]);
    await runAs(database, person, off);
    expect(await history(person, document)).toEqual([ended]);
    await runAs(database, person, on);
    expect(await history(person, document)).toEqual([ended, open]);
  },
);

test('another change of the same row is no other consent', async () => {
  const person = await createPerson(database);
  await runAs(database, person, switches['public_page']?.on ?? '');
  await runAs(
    database,
    person,
    `update public.public_profiles set page_parts = '{nama}' where user_id = auth.uid()`,
  );
  expect(await history(person, 'public_page')).toEqual([open]);
});

test('below 18 what was switched on ends, and the agreement to the text stays', async () => {
  const person = await createPerson(database, { age: null });
  // What an account without a year could have from before the rule.
  await database.owner`alter table public.public_profiles disable trigger a_require_age`;
  await database.owner`insert into public.public_profiles (user_id, is_public) values (${person.id}, true)`;
  await database.owner`alter table public.public_profiles enable trigger a_require_age`;
  await runAs(database, person, 'select public.state_age($1, $2)', [birthYearOf(15), privacyVersion]);
  expect(await history(person, 'public_page')).toEqual([ended]);
  expect(await history(person, 'privacy')).toEqual([open]);
});

test('a member neither writes a history nor reads that of another', async () => {
  const person = await createPerson(database);
  const other = await createPerson(database);
  for (const sql of [
    `select private.note_consent('${person.id}', 'weekly_mail', true)`,
    `update public.consents set revoked_at = null where user_id = '${person.id}'`,
    `insert into public.consents (user_id, document, version) values ('${other.id}', 'weekly_mail', '2026-11-23')`,
  ])
    expect((await attemptAs(database, other, sql)).code, sql).toBe('42501');
  expect(
    await runAs(database, other, `select 1 from public.consents where user_id = $1`, [person.id]),
  ).toEqual([]);
});

test('an account that is deleted takes its history along', async () => {
  const person = await createPerson(database);
  for (const { on } of Object.values(switches)) await runAs(database, person, on);
  await database.owner`delete from auth.users where id = ${person.id}`;
  expect(await database.owner`select 1 from public.consents where user_id = ${person.id}`).toHaveLength(0);
});

test('what was on before the history began is in it, since its last change', async () => {
  const person = await createPerson(database);
  for (const { on } of Object.values(switches)) await runAs(database, person, on);
  const file = new URL('../migrations/20261204020000_consent_history.sql', import.meta.url);
  const backfill = (await readFile(file, 'utf8')).split('\n\n').at(-1) ?? '';
  expect(backfill).toContain('insert into public.consents');
  await database.owner`delete from public.consents`;
  await database.owner.unsafe(backfill);
  const rows = await database.owner<{ document: string; since: boolean }[]>`
    select document, created_at <= now() as since from public.consents where user_id = ${person.id} and revoked_at is null`;
  expect(rows.map(({ document }) => document).toSorted()).toEqual(['matching', 'public_page', 'weekly_mail']);
  expect(rows.every(({ since }) => since)).toBe(true);
});
