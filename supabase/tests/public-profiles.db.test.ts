/** What a member lets others see: the page at /u/<username> and the signs on cards; off by default, never below 18. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createProject } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const allParts = [
  'nama',
  'foto',
  'tentang',
  'keahlian',
  'minat',
  'kampus',
  'kota',
  'kolaborasi',
  'proyek',
  'tim',
];
const cardParts = ['foto', 'kampus', 'kolaborasi', 'aktif', 'jawaban'];

type Page = Record<string, unknown>;
const pageOf = async (reader: Person | null, username: string | null): Promise<Page | null> =>
  (await runAs(database, reader, 'select public.get_public_profile($1) as page', [username]))[0]?.[
    'page'
  ] as Page | null;
const signsOf = async (reader: Person | null, person: Person): Promise<unknown> =>
  (
    await runAs(database, reader, 'select signs from public.get_people_signs(array[$1]::uuid[])', [person.id])
  )[0]?.['signs'];
const choose = (
  person: Person,
  isPublic: boolean,
  page: readonly (string | null)[],
  cards: readonly string[] = [],
) =>
  attemptAs(
    database,
    person,
    `insert into public.public_profiles (is_public, page_parts, card_parts) values ($1, $2, $3)
    on conflict (user_id) do update set is_public = $1, page_parts = $2, card_parts = $3 returning user_id`,
    [isPublic, page, cards],
  );

/** A person with something in each part. */
async function createKnown(): Promise<Person> {
  const person = await createPerson(database);
  await database.owner`
    update public.pengguna set foto_path = ${`${person.id}/foto.webp`}, kota = 'Bandung', deskripsi = 'Suka kopi'
    where id = ${person.id}`;
  await database.owner`
    insert into public.matching_profiles (user_id, skills, interests)
    values (${person.id}, '[{"name": "SEO", "level": "mahir"}]', '{kuliner}')`;
  await database.owner`
    insert into public.campus_mails (user_id, institution, mailbox_hash)
    values (${person.id}, 'ui.ac.id', private.mailbox_hash(${`${person.username}@ui.ac.id`}))`;
  const other = await createPerson(database);
  await database.owner`
    insert into public.collaborations (project_name, role, owner_id, member_id, said_by, confirmed_at)
    values ('Kedai kopi', 'Pemasar', ${other.id}, ${person.id}, 'owner', now()),
      ('Belum dikonfirmasi', 'Pemasar', ${other.id}, ${person.id}, 'owner', null)`;
  await createProject(database, person, 'Proyek terbuka');
  const closed = await createProject(database, person, 'Proyek tutup');
  await database.owner`update public.project_listings set is_active = false where id = ${closed}`;
  const shown = await createProject(database, other, 'Tim terbuka');
  const hidden = await createProject(database, other, 'Tim tersembunyi');
  for (const project of [shown, hidden])
    await database.owner`
      insert into public.team_members (project_id, user_id, display_name, role, is_shown, trial_until)
      values (${project}, ${person.id}, 'Nama', 'Desain', ${project === shown}, now())`;
  await database.owner`
    insert into auth.sessions (id, user_id, created_at, updated_at) values (gen_random_uuid(), ${person.id}, now(), now())`;
  return person;
}

describe('the page', () => {
  test('is off by default and while the switch is off, whatever else was chosen', async () => {
    const person = await createKnown();
    expect(await pageOf(null, person.username)).toBeNull();
    await choose(person, false, allParts, cardParts);
    for (const reader of [null, person]) expect(await pageOf(reader, person.username)).toBeNull();
  });

  test('shows what was chosen and nothing else, under any case of the username', async () => {
    const person = await createKnown();
    await choose(person, true, []);
    const bare = await pageOf(null, person.username.toUpperCase());
    expect(Object.entries(bare ?? {}).filter(([, value]) => value !== null)).toEqual(
      expect.arrayContaining([
        ['username', person.username],
        ['may_be_indexed', false],
      ]),
    );
    expect(Object.values(bare ?? {}).filter((value) => value !== null)).toHaveLength(2);
    await choose(person, true, allParts);
    expect(await pageOf(null, person.username)).toMatchObject({
      name: expect.stringContaining('Anggota'),
      photo: `${person.id}/foto.webp`,
      about: 'Suka kopi',
      city: 'Bandung',
      skills: [{ name: 'SEO', level: 'mahir' }],
      interests: ['kuliner'],
      campus: { institution: 'ui.ac.id' },
      collaborators: 1,
      collaborations: [{ project_name: 'Kedai kopi', role: 'Pemasar' }],
      projects: [{ project_name: 'Proyek terbuka' }],
      teams: [{ project_name: 'Tim terbuka', role: 'Desain' }],
    });
    const text = JSON.stringify(await pageOf(null, person.username));
    for (const secret of ['@kampus.test', '62812', 'tersembunyi', 'tutup', 'Belum dikonfirmasi'])
      expect(text).not.toContain(secret);
  });

  test('each part alone brings only itself', async () => {
    const person = await createKnown();
    const fields: Record<string, string[]> = {
      nama: ['name'],
      foto: ['photo'],
      tentang: ['about'],
      keahlian: ['skills'],
      minat: ['interests'],
      kampus: ['campus'],
      kota: ['city'],
      kolaborasi: ['collaborations', 'collaborators'],
      proyek: ['projects'],
      tim: ['teams'],
    };
    for (const part of allParts) {
      await choose(person, true, [part]);
      const page = await pageOf(null, person.username);
      const given = Object.keys(page ?? {}).filter(
        (key) => page?.[key] !== null && key !== 'username' && key !== 'may_be_indexed',
      );
      expect(given.toSorted()).toEqual(fields[part]);
    }
  });

  test('is gone for everybody while its member is banned, and after deletion', async () => {
    const person = await createKnown();
    await choose(person, true, allParts, cardParts);
    expect(await pageOf(null, person.username)).not.toBeNull();
    await database.owner`update auth.users set banned_until = now() + interval '1 day' where id = ${person.id}`;
    expect(await pageOf(null, person.username)).toBeNull();
    expect(await signsOf(null, person)).toBeUndefined();
    await database.owner`update auth.users set banned_until = null where id = ${person.id}`;
    expect(await pageOf(null, person.username)).not.toBeNull();
    await database.owner`delete from auth.users where id = ${person.id}`;
    expect(await pageOf(null, person.username)).toBeNull();
  });

  test('names no team of an owner who is banned', async () => {
    const person = await createKnown();
    await choose(person, true, ['tim']);
    await database.owner`
      update auth.users set banned_until = now() + interval '1 day'
      where id = (select p.user_id from public.team_members m join public.project_listings p on p.id = m.project_id
        where m.user_id = ${person.id} and m.is_shown)`;
    expect((await pageOf(null, person.username))?.['teams']).toBeNull();
  });

  test('is hidden between two of whom one blocks the other, both ways, and from no other member', async () => {
    const [person, reader, third] = [
      await createKnown(),
      await createPerson(database),
      await createPerson(database),
    ];
    await choose(person, true, allParts, cardParts);
    for (const [blocker, blocked] of [
      [person, reader],
      [reader, person],
    ] as const) {
      await database.owner`insert into public.member_blocks (blocker_id, blocked_id) values (${blocker.id}, ${blocked.id})`;
      expect(await pageOf(reader, person.username)).toBeNull();
      expect(await signsOf(reader, person)).toBeUndefined();
      expect(await pageOf(third, person.username)).not.toBeNull();
      await database.owner`delete from public.member_blocks`;
    }
    expect(await pageOf(reader, person.username)).not.toBeNull();
  });

  test.each([null, '', 'admin', 'profil', 'a/../b', "x' or '1'='1", '%', '_____', 'a'.repeat(5000)])(
    'an odd name finds nothing: %s',
    async (username) => {
      expect(await pageOf(null, username)).toBeNull();
    },
  );
});

describe('who may have one', () => {
  test('no user below 18, no user without a known year, and not by a row from before', async () => {
    const teen = await createPerson(database, { age: 16 });
    const unstated = await createPerson(database, { age: null });
    expect((await choose(teen, true, ['nama'])).hint).toBe('age_limited');
    expect((await choose(teen, false, [], ['foto'])).hint).toBe('age_limited');
    expect((await choose(unstated, true, ['nama'])).hint).toBe('age_needed');
    await database.owner`alter table public.public_profiles disable trigger user`;
    for (const person of [teen, unstated])
      await database.owner`
        insert into public.public_profiles (user_id, is_public, page_parts, card_parts)
        values (${person.id}, true, '{nama}', '{aktif}')`;
    await database.owner`alter table public.public_profiles enable trigger user`;
    for (const person of [teen, unstated]) {
      expect(await pageOf(null, person.username)).toBeNull();
      expect(await signsOf(null, person)).toBeUndefined();
    }
  });

  test('who turns out to be below 18 loses it', async () => {
    const person = await createPerson(database, { age: null });
    await database.owner`alter table public.public_profiles disable trigger user`;
    await database.owner`insert into public.public_profiles (user_id, is_public) values (${person.id}, true)`;
    await database.owner`alter table public.public_profiles enable trigger user`;
    const year = new Date().getFullYear() - 16;
    await database.owner`select private.note_age(${person.id}, ${year}, private.privacy_version(), null)`;
    expect(
      await database.owner`select user_id from public.public_profiles where user_id = ${person.id}`,
    ).toEqual([]);
  });

  test.each(['Budi Santoso', 'admin123 x', 'bantuan', 'budi.data', 'budi.png', 'bu/di', '.budi', 'budí'])(
    'a username that is no address is refused: %s',
    async (username) => {
      const person = await createPerson(database);
      await database.owner`update public.pengguna set username = ${username} where id = ${person.id}`;
      expect((await choose(person, true, ['nama'])).hint).toBe('username_unfit');
      expect((await choose(person, false, ['nama'])).code).toBeNull();
      await database.owner`update public.pengguna set username = ${person.username} where id = ${person.id}`;
    },
  );

  test('a username that becomes one closes the page', async () => {
    const person = await createKnown();
    await choose(person, true, ['nama'], ['kampus']);
    await database.owner`update public.pengguna set username = 'Nama Baru' where id = ${person.id}`;
    expect(await pageOf(null, 'Nama Baru')).toBeNull();
    expect(await signsOf(null, person)).toEqual({ campus: 'ui.ac.id' });
  });

  test.each([[['nomor']], [[null]], [['nama', 'email']], [Array.from({ length: 11 }, () => 'nama')]])(
    'unknown and too many parts are refused: %j',
    async (parts) => {
      const person = await createPerson(database);
      expect((await choose(person, true, parts)).code).toBe('23514');
    },
  );
});

test('crawlers may list a page only while it is open, and its member lets them', async () => {
  const person = await createKnown();
  const name = person.username.toLowerCase();
  const listed = async () =>
    (await runAs(database, null, 'select username from public.list_public_profiles()')).some(
      ({ username }) => username === name,
    );
  const set = (change: string) =>
    runAs(database, person, `update public.public_profiles set ${change} where user_id = $1`, [person.id]);
  await choose(person, true, []);
  expect(await listed()).toBe(false);
  await set('may_be_indexed = true');
  expect(await listed()).toBe(true);
  await set('is_public = false');
  expect(await listed()).toBe(false);
  await set('is_public = true');
  await database.owner`update auth.users set deleted_at = now() where id = ${person.id}`;
  expect(await listed()).toBe(false);
});

describe('signs on cards', () => {
  test('are none by default, and each only where chosen', async () => {
    const person = await createKnown();
    expect(await signsOf(null, person)).toBeUndefined();
    await choose(person, true, [], []);
    expect(await signsOf(null, person)).toEqual({ username: person.username });
    await choose(person, false, allParts, cardParts);
    expect(await signsOf(null, person)).toEqual({
      photo: `${person.id}/foto.webp`,
      campus: 'ui.ac.id',
      collaborators: 1,
      active: 'hari ini',
    });
  });

  test.each([
    ['3 days', 'minggu ini'],
    ['20 days', 'bulan ini'],
    ['40 days', undefined],
  ])('last here %s ago: %s', async (ago, said) => {
    const person = await createKnown();
    await choose(person, false, [], ['aktif']);
    await database.owner`
      update auth.sessions set created_at = now() - ${ago}::interval, updated_at = now() - ${ago}::interval where user_id = ${person.id}`;
    expect(await signsOf(null, person)).toEqual(said === undefined ? undefined : { active: said });
  });

  test('the answer rate is the one of the project page, from five answers on', async () => {
    const person = await createKnown();
    await choose(person, false, [], ['jawaban']);
    const project = await createProject(database, person, 'Banyak pelamar');
    for (let answers = 0; answers < 5; answers += 1) {
      expect(await signsOf(null, person)).toBeUndefined();
      const applicant = await createPerson(database);
      await database.owner`
        insert into public.project_applications
          (project_id, applicant_id, applicant_name, application_message, status, created_at, decided_at)
        values (${project}, ${applicant.id}, 'A', 'Halo', 'rejected', now() - interval '40 hours', now())`;
    }
    expect(await signsOf(null, person)).toEqual({ reply_days: 2 });
    const [row] = await runAs(database, null, 'select public.get_reply_days($1) as days', [project]);
    expect(row).toEqual({ days: 2 });
  });

  test('stand in the search of projects, and nothing stands there for who chose nothing', async () => {
    const person = await createKnown();
    await choose(person, true, [], ['kampus']);
    const plain = await createPerson(database);
    await createProject(database, plain, 'Tanpa tanda');
    const rows = await runAs(database, null, 'select user_id, owner_signs from public.search_projects()');
    const found = rows.filter((row) => row['user_id'] === person.id);
    expect(found[0]?.['owner_signs']).toEqual({ username: person.username, campus: 'ui.ac.id' });
    expect(rows.filter((row) => row['user_id'] === plain.id)).toEqual([
      { user_id: plain.id, owner_signs: null },
    ]);
    const answers = await runAs(
      database,
      null,
      `select owner_signs from public.search_projects(q => 'tanpa tanda kasir')`,
    );
    expect(answers.length).toBeGreaterThan(0);
  });

  test('stand in the contact directory, without a query and with one', async () => {
    const person = await createKnown();
    await choose(person, true, [], ['kampus']);
    const plain = await createPerson(database);
    for (const one of [person, plain])
      await database.owner`
        insert into public.relasi_bisnis (user_id, name, main_skill, experience, vision, whatsapp)
        values (${one.id}, 'Kinanti Wirausaha', 'Marketing', 'Tiga tahun', 'Maju bersama', '6281234567890')`;
    for (const call of ['search_contacts()', `search_contacts(q => 'kinanti')`]) {
      const rows = await runAs(database, null, `select user_id, owner_signs from public.${call}`);
      const signs = (id: string) => rows.find((row) => row['user_id'] === id)?.['owner_signs'];
      expect(signs(person.id)).toEqual({ username: person.username, campus: 'ui.ac.id' });
      expect(signs(plain.id)).toBeNull();
    }
  });

  test('at most 100 people at once, each once', async () => {
    const person = await createKnown();
    await choose(person, true, []);
    const ask = (ids: readonly string[]) =>
      runAs(database, null, 'select user_id from public.get_people_signs($1)', [ids]);
    expect(await ask(Array.from({ length: 50 }, () => person.id))).toHaveLength(1);
    const others = Array.from({ length: 100 }, () => crypto.randomUUID());
    expect(await ask([...others, person.id])).toEqual([]);
    expect(await ask([])).toEqual([]);
  });
});

test('a page that is open stays when its name comes to count as one of the staff; none is opened with it', async () => {
  const [open, closed] = [await createKnown(), await createKnown()];
  expect((await choose(open, true, ['nama'])).hint).toBeNull();
  // As from the time before the rule for names.
  await database.owner.begin(async (tx) => {
    await tx`alter table public.pengguna disable trigger a_check_names`;
    await tx`update public.pengguna set username = 'petugas7' where id = ${open.id}`;
    await tx`update public.pengguna set username = 'cs17' where id = ${closed.id}`;
    await tx`alter table public.pengguna enable trigger a_check_names`;
  });
  expect(await pageOf(null, 'petugas7')).not.toBeNull();
  expect((await choose(open, true, ['nama', 'kota'])).hint).toBeNull();
  expect(await pageOf(null, 'petugas7')).not.toBeNull();
  expect((await choose(closed, true, ['nama'])).hint).toBe('username_unfit');
  expect((await choose(open, false, [])).hint).toBeNull();
  expect((await choose(open, true, ['nama'])).hint).toBe('username_unfit');
});
