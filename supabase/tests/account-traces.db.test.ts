/** Deleting an account: a string that was written into every field that a person can fill is found nowhere afterwards. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { applyPayment, createContact, createOrder, createProject } from './support/content.ts';
import { createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const canary = 'kenari7q4z';
const number = '6281377700999';

/** Tables of every schema that hold the text, with how often. */
async function findTraces(text: string): Promise<Record<string, number>> {
  const tables = await database.owner<{ name: string }[]>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await database.owner.unsafe<{ n: number }[]>(
      `select count(*)::int as n from ${name} as row where row::text ilike '%' || $1 || '%'`,
      [text],
    );
    if (row !== undefined && row.n > 0) found[name] = row.n;
  }
  return found;
}

/** Fills what a member can fill. Gives back the member. */
async function live(admin: Person, other: Person): Promise<Person> {
  const email = `${canary}@kampus.test`;
  const person = await createPerson(database, { premium: true, email, whatsapp: number });
  const as = (text: string, params: readonly unknown[] = []) => runAs(database, person, text, params);
  await as(
    `update public.pengguna set nama_lengkap = $1, username = $1, kota = $1, deskripsi = $1, instagram = $1, facebook = $1,
      linkedin = $1, twitter = $1, kampus = $1, prodi = $1 where id = auth.uid()`,
    [canary],
  );
  const listing = `insert into public.project_listings (project_name, project_description, project_type, required_skills, budget_range,
      timeline, contact_method, owner_name, owner_email, city)
    values ($1, $1, 'Startup', '{SEO}', $1, $1, $2, $1, $1 || '@kampus.test', $1) returning id`;
  const contact = `insert into public.relasi_bisnis (name, main_skill, experience, vision, whatsapp, city, campus, looking_for)
    values ($1, 'Bisnis', $1, $1, $2, $1, $1, $1) returning id`;
  const idOf = async (text: string) => String((await as(text, [canary, number]))[0]?.['id']);
  const [kept, removed] = [await idOf(listing), await idOf(listing)];
  const [keptContact, removedContact] = [await idOf(contact), await idOf(contact)];
  const [target, doomed] = [await createProject(database, other), await createProject(database, other)];
  for (const project of [target, doomed])
    await as(`insert into public.project_applications (project_id, application_message) values ($1, $2)`, [
      project,
      canary,
    ]);
  const [application] = await runAs(
    database,
    other,
    `insert into public.project_applications (project_id, application_message) values ($1, 'Halo') returning id`,
    [kept],
  );
  await as(`update public.project_applications set status = 'accepted' where id = $1`, [application?.['id']]);
  await runAs(database, other, `delete from public.project_listings where id = $1`, [doomed]);
  for (const [kind, id] of [
    ['project', kept],
    ['relasi', keptContact],
    ['relasi', removedContact],
  ])
    await runAs(
      database,
      other,
      `insert into public.reports (target_kind, target_id, reason) values ($1, $2, 'Penipuan')`,
      [kind, id],
    );
  await as(
    `insert into public.reports (target_kind, target_id, reason, details) values ('project', $1, $2, $2)`,
    [target, canary],
  );
  await runAs(database, admin, `select public.admin_remove_content('project', $1, 'Penipuan')`, [removed]);
  await runAs(database, admin, `delete from public.relasi_bisnis where id = $1`, [removedContact]);
  await as(`select public.submit_contact_message($1, $1 || '@kampus.test', $1, $1)`, [canary]);
  await runAs(database, null, `select public.submit_contact_message($1, $1 || '@kampus.test', $1, $1)`, [
    canary,
  ]);
  for (const action of ['reply', 'note'])
    await runAs(
      database,
      admin,
      `select public.admin_${action}_ticket(id, gen_random_uuid(), $1) from public.contact_messages where name = $1`,
      [canary],
    );
  await runAs(database, admin, `select public.admin_note_person($1, gen_random_uuid(), $2)`, [
    person.id,
    canary,
  ]);
  await as(
    `insert into public.matching_profiles (skills, interests, languages, is_adult, findable)
     values (jsonb_build_array(jsonb_build_object('name', $1::text, 'level', 'dasar')), array[$1], array[$1], true, true)`,
    [canary],
  );
  await as(
    `select public.save_listing_matching($1, jsonb_build_object('team_skills', array[$2::text]),
      jsonb_build_array(jsonb_build_object('name', $2::text, 'task', $2::text)))`,
    [kept, canary],
  );
  await as(`insert into public.business_ideas (title) values ($1)`, [canary]);
  await as(`select public.share_idea(id) from public.business_ideas`);
  await as(`insert into public.idea_messages (mode, role, content) values ('konsultasi', 'user', $1)`, [
    canary,
  ]);
  await applyPayment(database, await createOrder(database, await createPerson(database)), 'paid');
  return person;
}

test('nothing that a person wrote is left when the account goes', async () => {
  const admin = await createPerson(database, { admin: true });
  const other = await createPerson(database, { premium: true });
  const person = await live(admin, other);
  const before = await findTraces(canary);
  for (const table of [
    'deleted_content',
    'reports',
    'contact_messages',
    'ticket_entries',
    'person_notes',
    'notifications',
    'pengguna',
    'project_applications',
    'matching_profiles',
    'listing_roles',
  ])
    expect(before).toHaveProperty([`public.${table}`]);
  expect(Object.keys(before)).not.toContain('public.audit_log');
  await database.owner`delete from auth.users where id = ${person.id}`;
  expect(await findTraces(canary)).toEqual({});
  expect(await findTraces(number)).toEqual({});
  // What stays names the account by its id only: the books, and what an admin did.
  expect(Object.keys(await findTraces(person.id))).toEqual(expect.arrayContaining(['public.audit_log']));
});

test('what others wrote stays: their applications in the archive, their notifications', async () => {
  const [owner, stays, goes] = [
    await createPerson(database),
    await createPerson(database, { premium: true }),
    await createPerson(database, { premium: true }),
  ];
  const project = await createProject(database, owner);
  for (const applicant of [stays, goes])
    await runAs(
      database,
      applicant,
      `insert into public.project_applications (project_id, application_message) values ($1, 'Halo')`,
      [project],
    );
  await runAs(database, owner, `delete from public.project_listings where id = $1`, [project]);
  await database.owner`delete from auth.users where id = ${goes.id}`;
  const [archived] = await database.owner<{ applicants: string[] }[]>`
    select array(select child ->> 'applicant_id' from jsonb_array_elements(children) as child) as applicants
    from public.deleted_content where content_id = ${project}`;
  expect(archived?.applicants).toEqual([stays.id]);
});

test('a report shows public fields only, and none of a closed listing', async () => {
  const [owner, reporter] = [await createPerson(database), await createPerson(database)];
  const project = await createProject(database, owner);
  const report = `insert into public.reports (target_kind, target_id, reason) values ($1, $2, 'Spam') returning snapshot`;
  const [row] = await runAs(database, reporter, report, ['project', project]);
  expect(Object.keys(row?.['snapshot'] as object).toSorted()).toEqual(
    'budget_range city created_at deadline hours_per_week id is_remote owner_name picture_path project_description project_name project_type questions required_skills reward_type seats timeline user_id'.split(
      ' ',
    ),
  );
  await database.owner`update public.project_listings set is_active = false where id = ${project}`;
  await expect(
    runAs(database, await createPerson(database), report, ['project', project]),
  ).rejects.toMatchObject({ code: 'PT404' });
  const [about] = await runAs(database, reporter, report, ['relasi', await createContact(database, owner)]);
  expect(JSON.stringify(about)).not.toContain('whatsapp');
});

test('removing reported content answers its reports, also when an admin deletes it directly', async () => {
  const [admin, owner] = [await createPerson(database, { admin: true }), await createPerson(database)];
  const remove: Record<string, string> = {
    project: `select public.admin_remove_content('project', $1, 'Penipuan')`,
    relasi: `delete from public.relasi_bisnis where id = $1`,
  };
  for (const kind of ['project', 'relasi']) {
    const id =
      kind === 'project' ? await createProject(database, owner) : await createContact(database, owner);
    const reporters = [await createPerson(database), await createPerson(database)];
    for (const reporter of reporters)
      await runAs(
        database,
        reporter,
        `insert into public.reports (target_kind, target_id, reason) values ($1, $2, 'Spam')`,
        [kind, id],
      );
    await runAs(database, admin, remove[kind] ?? '', [id]);
    const rows = await database.owner`select status, handled_by from public.reports where target_id = ${id}`;
    expect(rows).toEqual([0, 1].map(() => ({ status: 'resolved', handled_by: admin.id })));
    for (const reporter of reporters)
      expect(
        await runAs(database, reporter, `select title from public.notifications where kind = 'report'`),
      ).toHaveLength(1);
  }
});

test('every admin hears of a message to us, by its ticket number', async () => {
  const admins = [
    await createPerson(database, { admin: true }),
    await createPerson(database, { admin: true }),
  ];
  const subject = randomUUID();
  const [ticket] = await runAs(
    database,
    null,
    `select ticket_number from public.submit_contact_message('Rina', $1, $2, 'Isi')`,
    [`${subject}@kampus.test`, subject],
  );
  for (const admin of admins) {
    const told = await runAs(
      database,
      admin,
      `select title, body, link from public.notifications where title = $1`,
      [`Pesan baru: ${String(ticket?.['ticket_number'])}`],
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.['link']).toBe(`/admin?tab=pesan&tiket=${String(ticket?.['ticket_number'])}`);
    expect(JSON.stringify(told)).not.toContain(subject);
  }
});
