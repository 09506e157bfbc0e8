import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createProject } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const listings = `insert into public.project_listings
    (user_id, project_name, project_description, project_type, required_skills, contact_method, owner_name)
  select $1, 'Proyek ' || n, 'Uraian', 'Startup', array['SEO'], '6281234567890', 'Pemilik'
  from generate_series(1, $2::int) as n returning id`;
const contacts = `insert into public.relasi_bisnis (user_id, name, main_skill, experience, vision, whatsapp)
  select $1, 'Relasi', 'Bisnis', 'Dua tahun', 'Mencari rekan', '6281234567890'
  from generate_series(1, $2::int) returning id`;
const refusedWith = (limit: number, what: string) => ({
  code: 'PT429',
  hint: 'daily_limit',
  message: expect.stringContaining(`${limit} ${what} dalam 24 jam terakhir`),
});
const setLimit = (key: string, value: number) =>
  database.owner`update public.app_settings set value = ${database.owner.json(value)} where key = ${key}`;

test.each([
  ['listings', 5, 'proyek', listings, 'project_listings'],
  ['contacts', 2, 'profil relasi', contacts, 'relasi_bisnis'],
] as const)(
  '%s: %d a day, also in one statement, at once, and after deleting',
  async (_, limit, what, text, table) => {
    const person = await createPerson(database);
    await expect(runAs(database, person, text, [person.id, limit + 1])).rejects.toMatchObject(
      refusedWith(limit, what),
    );
    const outcomes = await Promise.all(
      Array.from({ length: limit + 7 }, () => attemptAs(database, person, text, [person.id, 1])),
    );
    expect(outcomes.filter(({ rows }) => rows !== null)).toHaveLength(limit);
    expect(outcomes.filter(({ code }) => code === 'PT429')).toHaveLength(7);
    // Deleting makes room three times, then no more.
    const clear = () =>
      runAs(database, person, `delete from public.${table} where user_id = $1`, [person.id]);
    for (let round = 0; round < 3; round += 1) {
      await clear();
      expect((await attemptAs(database, person, text, [person.id, limit])).rows).toHaveLength(limit);
    }
    await clear();
    expect(await attemptAs(database, person, text, [person.id, 1])).toMatchObject({ code: 'PT429' });
    // What is older counts no more, and what is there may be changed.
    await database.owner`
    update public.deleted_content set row = jsonb_set(row, '{created_at}', '"2026-01-01T00:00:00Z"') where owner_id = ${person.id}`;
    expect((await attemptAs(database, person, text, [person.id, limit])).rows).toHaveLength(limit);
  },
);

test('the operator changes a limit or lifts it, and is not held by it', async () => {
  const person = await createPerson(database);
  await setLimit('listings_per_day', 1);
  expect((await attemptAs(database, person, listings, [person.id, 1])).rows).toHaveLength(1);
  expect((await attemptAs(database, person, listings, [person.id, 1])).code).toBe('PT429');
  await createProject(database, person);
  await setLimit('listings_per_day', 0);
  expect((await attemptAs(database, person, listings, [person.id, 9])).rows).toHaveLength(9);
  await setLimit('listings_per_day', 5);
});

test('applications: as many as the setting says', async () => {
  const [owner, applicant] = [await createPerson(database), await createPerson(database, { premium: true })];
  const projects = [];
  for (let count = 0; count < 4; count += 1) projects.push(await createProject(database, owner));
  await setLimit('applications_per_day', 3);
  const apply = `insert into public.project_applications (project_id, applicant_id, application_message)
    select id, $1, 'Halo' from unnest($2::uuid[]) as id returning id`;
  await expect(runAs(database, applicant, apply, [applicant.id, projects])).rejects.toMatchObject(
    refusedWith(3, 'lamaran'),
  );
  expect(
    (await attemptAs(database, applicant, apply, [applicant.id, projects.slice(0, 3)])).rows,
  ).toHaveLength(3);
  await setLimit('applications_per_day', 30);
});

test.each([
  ['withdrawn', 'select public.withdraw_applications(array[$1::uuid])'],
  ['deleted', 'delete from public.project_applications where id = $1'],
])('applications: one that is %s and sent again tells the owner four times in a day', async (_, takeBack) => {
  const [owner, applicant] = [await createPerson(database), await createPerson(database, { premium: true })];
  const [project, other] = [await createProject(database, owner), await createProject(database, owner)];
  const send = (to: string) =>
    attemptAs(
      database,
      applicant,
      `insert into public.project_applications (project_id, applicant_id, application_message)
        values ($1, $2, 'Halo') returning id`,
      [to, applicant.id],
    );
  for (let round = 0; round < 4; round += 1) {
    const sent = await send(project);
    expect(sent.rows).toHaveLength(1);
    await runAs(database, applicant, takeBack, [sent.rows?.[0]?.['id']]);
  }
  expect(await send(project)).toMatchObject({ code: 'PT429', hint: 'daily_limit' });
  expect((await send(other)).rows).toHaveLength(1);
  // A day later there is room again.
  await database.owner`
    update public.threads set created_at = now() - interval '25 hours' where starter_id = ${applicant.id}`;
  expect((await send(project)).rows).toHaveLength(1);
});

test('applications: what is sent and deleted in a day is at most four times the limit', async () => {
  const [owner, applicant] = [await createPerson(database), await createPerson(database, { premium: true })];
  await setLimit('applications_per_day', 1);
  const send = async () =>
    attemptAs(
      database,
      applicant,
      `insert into public.project_applications (project_id, applicant_id, application_message)
        values ($1, $2, 'Halo') returning id`,
      [await createProject(database, owner), applicant.id],
    );
  for (let round = 0; round < 4; round += 1) {
    const sent = await send();
    expect(sent.rows).toHaveLength(1);
    await runAs(database, applicant, 'delete from public.project_applications where id = $1', [
      sent.rows?.[0]?.['id'],
    ]);
  }
  expect(await send()).toMatchObject({ code: 'PT429', hint: 'daily_limit' });
  await setLimit('applications_per_day', 30);
});

test('contact messages: for an account whatever address it gives, and for all visitors together', async () => {
  const send = (person: Person | null) =>
    attemptAs(database, person, `select * from public.submit_contact_message('A', $1, 'Halo', 'Isi')`, [
      `${randomUUID()}@kampus.test`,
    ]);
  const person = await createPerson(database);
  const outcomes = await Promise.all(Array.from({ length: 9 }, () => send(person)));
  expect(outcomes.filter(({ rows }) => rows !== null)).toHaveLength(5);
  await setLimit('visitor_messages_per_day', 4);
  const visits = await Promise.all(Array.from({ length: 9 }, () => send(null)));
  expect(visits.filter(({ rows }) => rows !== null)).toHaveLength(4);
  expect(visits.filter(({ code }) => code === 'PT429')).toHaveLength(5);
});

test('pictures: the storage service itself adds no more for a member than the limit, also at once', async () => {
  const person = await createPerson(database);
  const add = () =>
    database.owner`
      insert into storage.objects (bucket_id, name) values ('gambar-proyek', ${`${person.id}/${randomUUID()}.webp`})`.then(
      () => 'added',
      (error: { code: string; hint?: string }) => `${error.code} ${error.hint}`,
    );
  const outcomes = await Promise.all(Array.from({ length: 60 }, add));
  expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(40);
  expect(outcomes.filter((outcome) => outcome === '42501 daily_limit')).toHaveLength(20);
  await database.owner`insert into storage.objects (bucket_id, name) values ('gambar-proyek', 'contoh/a.webp')`;
});

test('clients cannot change a limit', async () => {
  const person = await createPerson(database);
  expect(
    await runAs(
      database,
      person,
      `update public.app_settings set value = '0' where key like '%_per_day' returning key`,
    ),
  ).toEqual([]);
});
