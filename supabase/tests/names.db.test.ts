import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createProject } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
let person: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  person = await createPerson(database);
});
afterAll(() => database.drop());

const deceiving = [
  'Rina\r\nBcc: korban@kampus.test',
  'Rina\u202egnp.exe',
  'Ri\u200bna',
  'Rina\u2066x',
  'Rina\u0007',
  'Admin',
  'ADMINISTRATOR',
  'Аdmin', // Cyrillic А
  '4dm1n',
  'Ad\u0301min',
  'Ａｄｍｉｎ',
  'Admin Resmi',
  'Tim Resmi',
  'Kawan Usaha',
  'CS KawanUsaha',
  'Каwаnusаhа', // Cyrillic К and а
  'Customer Service',
  'Admin 1',
  'admin01',
  'Moderator-2026',
  'Help Desk',
  'Petugas Resmi',
  'Ad\ufe0fmin',
  '\u3164\u3164\u3164', // Hangul fillers: a name that is drawn as nothing
  'Rina\u{e0041}',
  'Ri\u2800na',
];
const honest = [
  'Rina Wulandari',
  'Admin Toko Bu Siti',
  'I Gusti Ngurah D’Souza-Pratama',
  'Adminah',
  'Timothy',
  'Resmi Handayani',
  'Kawan Kopi',
  'Usaha Jaya 88',
  'José Anwar',
  '山田',
  '김민준',
  'Rina ❤️',
  'Kelas 1 Admin Toko',
  'Operator Cetak Jaya',
];
const refused = { code: 'PT422', hint: 'name_refused' };

test.each(deceiving)('%j is refused wherever a name is given', async (name) => {
  const asPerson = (text: string) => attemptAs(database, person, text, [name]);
  expect(await asPerson(`update public.pengguna set nama_lengkap = $1 where id = auth.uid()`)).toMatchObject(
    refused,
  );
  expect(await asPerson(`update public.pengguna set username = $1 where id = auth.uid()`)).toMatchObject(
    refused,
  );
  expect(
    await asPerson(
      `insert into public.relasi_bisnis (name, main_skill, experience, vision, whatsapp) values ($1, 'Bisnis', 'a', 'b', '081234567890')`,
    ),
  ).toMatchObject(refused);
  expect(
    await asPerson(
      `insert into public.project_listings (project_name, project_description, project_type, required_skills, contact_method, owner_name)
       values ('Proyek', 'Isi', 'Startup', '{SEO}', '081234567890', $1)`,
    ),
  ).toMatchObject(refused);
  await expect(
    database.owner`
      insert into auth.users (id, email, raw_user_meta_data) values (${randomUUID()}, ${`${randomUUID()}@kampus.test`},
        ${database.owner.json({ username: `u-${randomUUID().slice(0, 8)}`, nama_lengkap: name })})`,
  ).rejects.toMatchObject(refused);
});

test.each(honest)('%j stays possible', async (name) => {
  const [row] = await database.owner<{ hidden: boolean; staff: boolean }[]>`
    select private.has_hidden_characters(${name}) as hidden, private.is_staff_name(${name}) as staff`;
  expect(row).toEqual({ hidden: false, staff: false });
});

test('a name that stands may stay when something else is changed; a provider’s name is left out instead of refused', async () => {
  await database.owner`update public.pengguna set nama_lengkap = 'Admin' where id = ${person.id}`;
  const change = await attemptAs(
    database,
    person,
    `update public.pengguna set nama_lengkap = 'Admin', kota = 'Solo' where id = auth.uid() returning kota`,
  );
  expect(change.rows).toEqual([{ kota: 'Solo' }]);
  const id = randomUUID();
  await database.owner`
    insert into auth.users (id, email, raw_user_meta_data)
    values (${id}, 'admin@kampus.test', ${database.owner.json({ full_name: 'KawanUsaha Official' })})`;
  const [profile] = await database.owner<{ nama_lengkap: string; username: string }[]>`
    select nama_lengkap, username from public.pengguna where id = ${id}`;
  expect(profile?.nama_lengkap).toBe('pengguna');
  expect(profile?.username).toMatch(/^pengguna-/);
});

test('a message to us has no second line in name and subject', async () => {
  const send = (name: string, subject: string) =>
    attemptAs(
      database,
      null,
      `select public.submit_contact_message($1, 'a@kampus.test', $2, 'Isi\nbaris dua')`,
      [name, subject],
    );
  expect(await send('Rina\nX', 'Halo')).toMatchObject(refused);
  expect(await send('Rina', 'Halo\r\nBcc: x@y.id')).toMatchObject(refused);
  expect((await send('Rina', 'Halo')).rows).toHaveLength(1);
});

test('the e-mail of a project is verified only when it is the confirmed one of its account', async () => {
  const member = await createPerson(database, { premium: true });
  const reveal = async (project: string) =>
    (
      await runAs(
        database,
        member,
        `select email, email_verified from public.reveal_contact('project', $1)`,
        [project],
      )
    )[0];
  const project = await createProject(database, person);
  expect(await reveal(project)).toEqual({ email: 'pemilik@kampus.test', email_verified: false });
  await database.owner`update public.project_listings set owner_email = ${person.email} where id = ${project}`;
  expect(await reveal(project)).toEqual({ email: person.email, email_verified: true });
  await database.owner`update auth.users set email_confirmed_at = null where id = ${person.id}`;
  expect(await reveal(project)).toMatchObject({ email_verified: false });
  await database.owner`update public.project_listings set owner_email = null where id = ${project}`;
  expect(await reveal(project)).toEqual({ email: null, email_verified: false });
});
