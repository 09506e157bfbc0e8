import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createContact, createProject } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const insertProject = `insert into public.project_listings
  (project_name, project_description, project_type, required_skills, contact_method, owner_name, budget_range, city)
  values ($1, $2, 'Startup', $3, $4, 'Pemilik', $5, $6) returning id, required_skills, contact_type, budget_max`;

describe('listings', () => {
  test('need a complete profile', async () => {
    const person = await createPerson(database, { complete: false });
    const outcome = await attemptAs(database, person, insertProject, [
      'A',
      'B',
      ['SEO'],
      '0812345678901',
      null,
      null,
    ]);
    expect(outcome).toMatchObject({ code: 'PT403', hint: 'profile_incomplete' });
  });

  test('normalise the number, the group link and the skills', async () => {
    const person = await createPerson(database);
    const [byNumber] = await runAs(database, person, insertProject, [
      ' Kasir ',
      'Isi',
      ['SEO', 'Finance', 'SEO'],
      '+62 812-3456-7890',
      'Rp 1-5 juta',
      'Bandung',
    ]);
    expect(byNumber).toMatchObject({
      required_skills: ['SEO', 'Finance'],
      contact_type: 'whatsapp',
      budget_max: '5000000',
    });
    const [byGroup] = await runAs(database, person, insertProject, [
      'Grup',
      'Isi',
      ['SEO'],
      'https://chat.whatsapp.com/invite/AbCdEfGhIj12345?mode=ac',
      null,
      null,
    ]);
    expect(byGroup).toMatchObject({ contact_type: 'group', budget_max: null });
    const [row] = await runAs(
      database,
      person,
      'select contact_method from public.get_project_for_edit($1)',
      [byGroup?.['id']],
    );
    expect(row).toEqual({ contact_method: 'https://chat.whatsapp.com/AbCdEfGhIj12345' });
  });

  test.each([
    'javascript:alert(1)//chat.whatsapp.com/AbCdEfGhIj',
    'https://evil.example/?x=chat.whatsapp.com/AbCdEfGhIj',
    'https://chat.whatsapp.com.evil.example/AbCdEfGhIj',
    'http://chat.whatsapp.com@evil.example/AbCdEfGhIj',
    '12345',
    '',
  ])('refuse %j as a way to be reached', async (method) => {
    const person = await createPerson(database);
    const outcome = await attemptAs(database, person, insertProject, ['A', 'B', ['SEO'], method, null, null]);
    expect(outcome.code).toBe('23514');
  });

  test('refuse an unknown type or skill, and texts that are too long', async () => {
    const person = await createPerson(database);
    const codes = await Promise.all([
      attemptAs(database, person, insertProject, ['A', 'B', ['Menyanyi'], '081234567890', null, null]),
      attemptAs(database, person, insertProject, ['A', 'B', [], '081234567890', null, null]),
      attemptAs(database, person, insertProject, ['A'.repeat(121), 'B', ['SEO'], '081234567890', null, null]),
      attemptAs(database, person, insertProject, [
        'A',
        'B'.repeat(5001),
        ['SEO'],
        '081234567890',
        null,
        null,
      ]),
    ]);
    expect(codes.map(({ code }) => code)).toEqual(['23514', '23514', '23514', '23514']);
  });

  test('past their term are not listed, are closed by the job with word to the owner, and can be prolonged', async () => {
    const owner = await createPerson(database);
    const id = await createProject(database, owner);
    const seen = (person: Person | null) =>
      runAs(database, person, 'select id from public.project_listings where id = $1', [id]);
    expect(await seen(null)).toHaveLength(1);
    await database.owner`update public.project_listings set expires_at = now() - interval '1 minute' where id = ${id}`;
    expect(await seen(null)).toHaveLength(0);
    expect(await seen(await createPerson(database))).toHaveLength(0);
    expect(await seen(owner)).toHaveLength(1);
    const closed = await Promise.all(
      Array.from(
        { length: 5 },
        () => database.owner<{ n: number }[]>`select private.close_expired_listings() as n`,
      ),
    );
    expect(closed.reduce((sum, [row]) => sum + (row?.n ?? 0), 0)).toBe(1);
    const rows = await runAs(
      database,
      owner,
      `select title, link from public.notifications where kind = 'listing_expiring'`,
    );
    expect(rows).toEqual([{ title: 'Proyek Anda ditutup: Aplikasi kasir', link: '/kelola-aplikasi' }]);
    const [again] = await runAs(
      database,
      owner,
      `select is_active, closed_reason, expires_at > now() + interval '29 days' as full_term from public.extend_project($1)`,
      [id],
    );
    expect(again).toEqual({ is_active: true, closed_reason: null, full_term: true });
    expect(await seen(null)).toHaveLength(1);
  });

  test('about to end: the owner is told once', async () => {
    const owner = await createPerson(database);
    const id = await createProject(database, owner, 'Hampir habis');
    await database.owner`update public.project_listings set expires_at = now() + interval '4 days' where id = ${id}`;
    await database.owner`select private.close_expired_listings()`;
    await database.owner`select private.close_expired_listings()`;
    expect(await runAs(database, owner, `select title from public.notifications`)).toEqual([
      { title: 'Proyek Anda segera ditutup: Hampir habis' },
    ]);
  });

  test('deleted by an admin, come back as they were, applications included', async () => {
    const owner = await createPerson(database);
    const admin = await createPerson(database, { admin: true });
    const member = await createPerson(database, { premium: true });
    const id = await createProject(database, owner, 'Dihapus admin');
    await runAs(
      database,
      member,
      `insert into public.project_applications (project_id, application_message) values ($1, 'Halo')`,
      [id],
    );
    const [before] = await database.owner`select * from public.project_listings where id = ${id}`;
    const [removed] = await runAs(
      database,
      admin,
      `select * from public.admin_remove_content('project', $1, 'Penipuan')`,
      [id],
    );
    expect(removed).toMatchObject({
      kind: 'project',
      content_id: id,
      deleted_by: admin.id,
      reason: 'Penipuan',
    });
    expect(
      await database.owner`select id from public.project_applications where project_id = ${id}`,
    ).toHaveLength(0);
    await runAs(database, admin, 'select public.admin_restore_content($1)', [removed?.['id']]);
    const [after] = await database.owner`select * from public.project_listings where id = ${id}`;
    expect({ ...after, updated_at: null }).toEqual({ ...before, updated_at: null });
    expect(
      await database.owner`select id from public.project_applications where project_id = ${id}`,
    ).toHaveLength(1);
    const again = await attemptAs(database, admin, 'select public.admin_restore_content($1)', [
      removed?.['id'],
    ]);
    expect(again.code).toBe('PT404');
    const audit = await runAs(
      database,
      admin,
      'select action, reason from public.audit_log where target_id = $1 order by id',
      [id],
    );
    expect(audit).toEqual([
      { action: 'project.deleted', reason: 'Penipuan' },
      { action: 'project.restored', reason: null },
    ]);
  });

  test('of an account that goes leave nothing behind', async () => {
    const owner = await createPerson(database);
    const id = await createProject(database, owner);
    await createContact(database, owner);
    await database.owner`delete from auth.users where id = ${owner.id}`;
    expect(await database.owner`select id from public.deleted_content where content_id = ${id}`).toHaveLength(
      0,
    );
    expect(await database.owner`select id from public.pengguna where id = ${owner.id}`).toHaveLength(0);
  });
});

describe('search', () => {
  test('finds Indonesian word forms, parts of words and typing mistakes', async () => {
    const owner = await createPerson(database);
    await createProject(database, owner, 'Toko daring batik Pekalongan');
    const find = async (q: string) =>
      (await runAs(database, null, 'select project_name from public.search_projects(q => $1)', [q])).map(
        ({ project_name }) => project_name,
      );
    expect(await find('batik')).toContain('Toko daring batik Pekalongan');
    expect(await find('pengembangan batik')).toContain('Toko daring batik Pekalongan');
    expect(await find('pekalo')).toContain('Toko daring batik Pekalongan');
    expect(await find('bathik pekalongan')).toContain('Toko daring batik Pekalongan');
    expect(await find('zzzz')).toEqual([]);
    for (const odd of [`'`, `%`, `a' or true --`, `& | !`, '\\', ':*', '()']) await find(odd);
  });

  test('pages by key without gaps or repetitions, and counts the same rows', async () => {
    const owner = await createPerson(database);
    for (let index = 0; index < 25; index += 1) await createProject(database, owner, `Halaman ${index}`);
    // All in one moment: the id has to break the tie.
    await database.owner`update public.project_listings set created_at = '2026-01-01' where project_name like 'Halaman %'`;
    const seen: unknown[] = [];
    let last: Record<string, unknown> | undefined;
    do {
      const page = await runAs(
        database,
        null,
        'select id, created_at from public.search_projects(q => $1, p_before => $2, p_before_id => $3, p_limit => 10)',
        ['halaman', last?.['created_at'] ?? null, last?.['id'] ?? null],
      );
      seen.push(...page.map(({ id }) => id));
      last = page.at(-1);
    } while (last);
    expect(new Set(seen).size).toBe(25);
    expect(seen).toHaveLength(25);
    expect(await runAs(database, null, `select public.count_projects(q => 'halaman')::int as n`)).toEqual([
      { n: 25 },
    ]);
  });

  test('filters by money, place and skill together', async () => {
    const owner = await createPerson(database);
    await runAs(database, owner, insertProject, ['Murah', 'Isi', ['SEO'], '081234567890', '500rb', 'Malang']);
    await runAs(database, owner, insertProject, [
      'Mahal',
      'Isi',
      ['Finance'],
      '081234567890',
      'Rp 10 juta',
      'Malang',
    ]);
    const find = (rest: string) =>
      runAs(database, null, `select project_name from public.search_projects(p_city => 'malang', ${rest})`);
    expect(await find(`p_budget => '-1000000'`)).toEqual([{ project_name: 'Murah' }]);
    expect(await find(`p_budget => '5000000-'`)).toEqual([{ project_name: 'Mahal' }]);
    expect(await find(`p_skills => '{Finance,Marketing}'`)).toEqual([{ project_name: 'Mahal' }]);
    expect(await find(`p_type => 'Semua'`)).toHaveLength(2);
    const bad = await attemptAs(
      database,
      null,
      `select public.count_projects(p_budget => '1; drop table x')`,
    );
    expect(bad.code).toBe('22023');
  });
});

describe('reveal_contact (invariant 7)', () => {
  test('gives a Premium member 30 contacts a day, each counted once, also in parallel', async () => {
    const owner = await createPerson(database);
    const member = await createPerson(database, { premium: true });
    const contacts = await Promise.all(Array.from({ length: 32 }, () => createContact(database, owner)));
    const reveal = (id: string | undefined) =>
      attemptAs(database, member, `select whatsapp from public.reveal_contact('relasi', $1)`, [id]);
    for (let index = 0; index < 3; index += 1)
      expect((await reveal(contacts[0])).rows).toEqual([{ whatsapp: '6281234567890' }]);
    const outcomes = await Promise.all(contacts.slice(1).map((id) => reveal(id)));
    expect(outcomes.filter(({ rows }) => rows)).toHaveLength(29);
    expect(outcomes.filter(({ code, hint }) => code === 'PT429' && hint === 'daily_limit')).toHaveLength(2);
    expect(await runAs(database, member, 'select id from public.contact_reveals')).toHaveLength(30);
    expect((await reveal(contacts[0])).rows).toHaveLength(1);
  });

  test('gives no number where the owner wants messages first: one writes instead, for free on their side', async () => {
    const owner = await createPerson(database);
    const member = await createPerson(database, { premium: true });
    const contact = await createContact(database, owner);
    const choose = (via: boolean) =>
      runAs(
        database,
        owner,
        'update public.relasi_bisnis set via_messages = $2 where id = $1 returning via_messages',
        [contact, via],
      );
    expect(await choose(true)).toEqual([{ via_messages: true }]);
    const reveal = (person: typeof member) =>
      attemptAs(database, person, `select whatsapp from public.reveal_contact('relasi', $1)`, [contact]);
    expect(await reveal(member)).toMatchObject({ code: 'PT403', hint: 'messages_first' });
    expect((await reveal(owner)).rows).toEqual([{ whatsapp: '6281234567890' }]);
    expect(
      await runAs(database, null, `select via_messages from public.search_contacts() where id = $1`, [
        contact,
      ]),
    ).toEqual([{ via_messages: true }]);
    expect(
      await runAs(database, member, `select public.open_thread('contact', $1) is not null as opened`, [
        contact,
      ]),
    ).toEqual([{ opened: true }]);
    await choose(false);
    expect((await reveal(member)).rows).toEqual([{ whatsapp: '6281234567890' }]);
  });

  test('messages first need an age at which one can be written to', async () => {
    const unstated = await createPerson(database, { age: null });
    const contact = await createContact(database, unstated);
    const choose = await attemptAs(
      database,
      unstated,
      'update public.relasi_bisnis set via_messages = true where id = $1',
      [contact],
    );
    expect(choose).toMatchObject({ code: 'PT403', hint: 'age_needed' });
  });

  test('shows a project to an accepted applicant, even without Premium by then', async () => {
    const owner = await createPerson(database);
    const member = await createPerson(database, { premium: true });
    const project = await createProject(database, owner);
    await runAs(
      database,
      member,
      `insert into public.project_applications (project_id, application_message) values ($1, 'Halo')`,
      [project],
    );
    await database.owner`update public.entitlements set revoked_at = now() where user_id = ${member.id}`;
    const reveal = () =>
      attemptAs(database, member, `select * from public.reveal_contact('project', $1)`, [project]);
    expect((await reveal()).code).toBe('PT402');
    await runAs(
      database,
      owner,
      `update public.project_applications set status = 'accepted' where project_id = $1`,
      [project],
    );
    await runAs(database, owner, 'select public.close_project($1)', [project]);
    expect((await reveal()).rows).toEqual([
      {
        name: 'Pemilik',
        contact_type: 'whatsapp',
        whatsapp: '6281234567890',
        group_link: null,
        email: 'pemilik@kampus.test',
        email_verified: false,
      },
    ]);
    expect(
      await runAs(database, member, 'select id from public.project_listings where id = $1', [project]),
    ).toHaveLength(1);
  });
});
