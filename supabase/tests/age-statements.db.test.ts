/** An account that states its year after the sign-up: once, with a consent to the text of now; below 18 what is public goes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { privacyVersion } from '../../packages/contracts/src/age.ts';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createContact, createProject } from './support/content.ts';
import { attemptAs, birthYearOf, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
let adult: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  adult = await createPerson(database, { premium: true });
});
afterAll(() => database.drop());

const groupOf = async (person: Person) =>
  (await database.owner<{ name: string }[]>`select private.age_group(${person.id}) as name`)[0]?.name;

describe('an account that states its year later', () => {
  const state = (person: Person, age: number, guardian: string | null = null, version = privacyVersion) =>
    attemptAs(database, person, 'select public.state_age($1, $2, $3) as grouped', [
      birthYearOf(age),
      version,
      guardian,
    ]);

  test('below 18: what is public goes', async () => {
    const person = await createPerson(database, { age: null, premium: true });
    const contact = await createContact(database, person);
    const project = await createProject(database, adult);
    await runAs(
      database,
      person,
      `insert into public.project_applications (project_id, application_message) values ($1, 'Halo')`,
      [project],
    );
    await runAs(database, person, `update public.pengguna set foto_path = $1 where id = auth.uid()`, [
      `${person.id}/a.png`,
    ]);
    const [idea] = await runAs(
      database,
      person,
      `insert into public.business_ideas (title) values ('Kopi') returning id`,
    );
    // As accounts without a year could, before links waited for it.
    await database.owner`update private.age_rules set unstated = true where action = 'share'`;
    await runAs(database, person, 'select public.share_idea($1)', [idea?.['id']]);
    await database.owner`update private.age_rules set unstated = false where action = 'share'`;
    expect((await state(person, 16)).rows).toEqual([{ grouped: 'teen' }]);
    const sql = database.owner;
    expect(await sql`select 1 from public.relasi_bisnis where id = ${contact}`).toHaveLength(0);
    expect(await sql`select 1 from public.idea_shares where user_id = ${person.id}`).toHaveLength(0);
    expect(
      await sql`
      select applicant_email, applicant_whatsapp from public.project_applications where applicant_id = ${person.id}`,
    ).toEqual([{ applicant_email: null, applicant_whatsapp: null }]);
    expect(await sql`select foto_path from public.pengguna where id = ${person.id}`).toEqual([
      { foto_path: null },
    ]);
  });

  test('below 13: not without a guardian, and the sessions end', async () => {
    const person = await createPerson(database, { age: null });
    await database.owner`insert into auth.sessions (user_id) values (${person.id})`;
    expect(await state(person, 10)).toMatchObject({ code: 'PT422', hint: 'guardian_required' });
    expect(await groupOf(person)).toBe('unstated');
    expect((await state(person, 10, 'ibu-10@kampus.test')).rows).toEqual([{ grouped: 'child' }]);
    expect(await database.owner`select 1 from auth.sessions where user_id = ${person.id}`).toHaveLength(0);
  });

  test('once: the same year again changes nothing, another one is refused', async () => {
    const person = await createPerson(database, { age: null });
    const outcomes = await Promise.all([state(person, 20), state(person, 20), state(person, 20)]);
    expect(outcomes.map(({ code }) => code)).toEqual([null, null, null]);
    expect(await state(person, 15)).toMatchObject({ code: 'PT409', hint: 'age_stated' });
    const rows = await runAs(database, person, 'select version from public.consents');
    expect(rows).toEqual([{ version: privacyVersion }]);
  });

  test.each([
    [20, null, '2020-01-01', 'text_changed'],
    [-1, null, privacyVersion, 'birth_year_invalid'],
    [110, null, privacyVersion, 'birth_year_invalid'],
    [15, 'bukan-email', privacyVersion, 'guardian_email_invalid'],
  ])('bad input: age %s, guardian %s, version %s', async (age, guardian, version, hint) => {
    const person = await createPerson(database, { age: null });
    expect(await state(person, age, guardian, version)).toMatchObject({ code: 'PT422', hint });
    expect(await groupOf(person)).toBe('unstated');
  });
});

test('the text that is agreed to has one version in the database and in the pages', async () => {
  const [row] = await database.owner<{ version: string }[]>`select private.privacy_version() as version`;
  expect(row?.version).toBe(privacyVersion);
});
