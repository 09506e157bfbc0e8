/** The agreement of a team: written by its owner, confirmed by its parties, void by any edit (issue: teams). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createProject } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

type Agreement = {
  version: number;
  content: { members: { member_id: string; name: string; share: number }[] };
  content_hash: string;
  confirmations: { member_id: string; confirmed_at: string }[];
  is_current: boolean;
};

/** A team whose two members have ended their trial, and one who is still on it. */
async function createTeam() {
  const owner = await createPerson(database);
  const project = await createProject(database, owner, 'Kedai kopi');
  const people: Person[] = [];
  for (const stays of [true, true, false]) {
    const person = await createPerson(database, { premium: true });
    await database.owner`
      insert into public.project_applications (project_id, applicant_id, applicant_name, application_message, status, decided_at)
      values (${project}, ${person.id}, ${`Anggota ${people.length}`}, 'Halo', 'accepted', now())`;
    if (stays)
      await database.owner`update public.team_members set stays_since = now() where project_id = ${project} and user_id = ${person.id}`;
    people.push(person);
  }
  const rows = await database.owner<{ id: string; user_id: string }[]>`
    select id, user_id from public.team_members where project_id = ${project}`;
  const idOf = (person: Person) => rows.find((row) => row.user_id === person.id)?.id ?? '';
  const [first, second, onTrial] = people as [Person, Person, Person];
  return { owner, first, second, onTrial, project, idOf };
}
type Team = Awaited<ReturnType<typeof createTeam>>;

function termsOf({ owner, first, second, idOf }: Team, shares: readonly unknown[] = [50, 30, 20]) {
  const people = [owner, first, second];
  return {
    members: people.map((person, index) => ({
      member_id: idOf(person),
      role: 'Kerja apa saja',
      hours: 10,
      share: shares[index],
    })),
    idea: { choice: 'tim', note: '' },
    leaving: { choice: 'kembali', notice_days: 14, note: 'Serahkan akun toko.' },
    dispute: { choice: 'musyawarah', note: '' },
  };
}

const save = (person: Person, project: string, terms: unknown, basedOn = 0) =>
  attemptAs(database, person, 'select public.save_agreement($1, $2::text::jsonb, $3) as version', [
    project,
    JSON.stringify(terms),
    basedOn,
  ]);
const read = async (person: Person, project: string): Promise<Agreement | null> =>
  (await runAs(database, person, 'select public.get_agreement($1) as agreement', [project]))[0]?.[
    'agreement'
  ] as Agreement | null;
const confirm = (person: Person, project: string, hash: string | null) =>
  attemptAs(database, person, 'select public.confirm_agreement($1, $2)', [project, hash]);

async function saved(team: Team): Promise<Agreement> {
  expect(await save(team.owner, team.project, termsOf(team))).toMatchObject({ code: null });
  const agreement = await read(team.owner, team.project);
  if (agreement === null) throw new Error('no agreement');
  return agreement;
}

describe('writing it down', () => {
  test('names the members by what the team says, and tells who has to confirm', async () => {
    const team = await createTeam();
    const agreement = await saved(team);
    expect(agreement).toMatchObject({ version: 1, confirmations: [], is_current: true });
    expect(agreement.content.members.map(({ name, share }) => [name, share])).toEqual([
      ['Pemilik', 50],
      ['Anggota 0', 30],
      ['Anggota 1', 20],
    ]);
    const told = await database.owner<{ user_id: string }[]>`
      select user_id from public.notifications where title like 'Kesepakatan tim menunggu%' and link = ${`/tim/${team.project}`}`;
    expect(told.map((row) => row.user_id).toSorted()).toEqual([team.first.id, team.second.id].toSorted());
  });

  test('is the owner’s alone, of what was read last, and of all members whose trial is over', async () => {
    const team = await createTeam();
    await saved(team);
    for (const person of [team.first, team.onTrial, await createPerson(database, { admin: true })])
      expect(await save(person, team.project, termsOf(team), 1)).toMatchObject({ code: 'PT404' });
    expect(await save(team.owner, team.project, termsOf(team), 0)).toMatchObject({
      hint: 'agreement_changed',
    });
    const terms = termsOf(team, [50, 50, 0]);
    expect(
      await save(team.owner, team.project, { ...terms, members: terms.members.slice(0, 2) }, 1),
    ).toMatchObject({ hint: 'team_changed' });
    const foreign = await createTeam();
    const mixed = termsOf(team);
    mixed.members[2] = { member_id: foreign.idOf(foreign.first), role: 'Tamu', hours: 1, share: 20 };
    expect(await save(team.owner, team.project, mixed, 1)).toMatchObject({ hint: 'team_changed' });
    mixed.members[2] = { member_id: team.idOf(team.onTrial), role: 'Masih coba', hours: 1, share: 20 };
    expect(await save(team.owner, team.project, mixed, 1)).toMatchObject({ hint: 'team_changed' });
    mixed.members[2] = { ...mixed.members[1], share: 20 } as (typeof mixed.members)[number];
    expect(await save(team.owner, team.project, mixed, 1)).toMatchObject({ code: 'PT422' });
  });

  test.each([[[50, 30, 19.99]], [[50, 30, 20.01]], [[100, 100, 100]]])(
    'shares %j do not add up to 100',
    async (shares) => {
      const team = await createTeam();
      expect(await save(team.owner, team.project, termsOf(team, shares))).toMatchObject({ code: 'PT422' });
    },
  );

  test('shares with two decimals add up exactly', async () => {
    const team = await createTeam();
    expect(await save(team.owner, team.project, termsOf(team, [33.33, 33.33, 33.34]))).toMatchObject({
      code: null,
    });
  });

  test('whatever is no agreement is refused in words, never as a fault', async () => {
    const team = await createTeam();
    const good = termsOf(team);
    const [member] = good.members;
    const bad: unknown[] = [
      null,
      [],
      'x',
      {},
      { ...good, extra: 1 },
      { ...good, members: [] },
      { ...good, members: [null, 1] },
      { ...good, members: [member] },
      { ...good, members: Array.from({ length: 21 }, () => member) },
      ...[-1, 101, '1e2', 33.333, null, 'NaN', '', [50]].map((share) => termsOf(team, [50, 50, share])),
      ...[0, 81, 1.5, null, '٣'].map((hours) => ({
        ...good,
        members: good.members.map((one) => ({ ...one, hours })),
      })),
      ...['', ' ', 'x'.repeat(61), 5].map((role) => ({
        ...good,
        members: good.members.map((one) => ({ ...one, role })),
      })),
      { ...good, idea: { choice: 'lain', note: '' } },
      { ...good, idea: { choice: 'tim' } },
      { ...good, idea: { choice: 'tim', note: 'x'.repeat(1001) } },
      { ...good, leaving: { choice: 'kembali', notice_days: 91, note: '' } },
      { ...good, leaving: { choice: 'kembali', notice_days: -1, note: '' } },
      { ...good, dispute: null },
    ];
    for (const terms of bad)
      expect([terms, await save(team.owner, team.project, terms)]).toEqual([
        terms,
        expect.objectContaining({ code: 'PT422' }),
      ]);
  });
});

describe('confirming', () => {
  test('is for parties and for exactly what stands there; all of them are told when it is whole', async () => {
    const team = await createTeam();
    const { content_hash: hash } = await saved(team);
    for (const person of [
      team.onTrial,
      await createPerson(database),
      await createPerson(database, { admin: true }),
    ])
      expect((await confirm(person, team.project, hash)).code).toBe('PT404');
    for (const wrong of [null, '', 'f'.repeat(64)])
      expect(await confirm(team.first, team.project, wrong)).toMatchObject({
        code: 'PT409',
        hint: 'agreement_changed',
      });
    for (const person of [team.owner, team.first, team.first, team.second])
      expect((await confirm(person, team.project, hash)).code).toBeNull();
    expect((await read(team.second, team.project))?.confirmations).toHaveLength(3);
    const told =
      await database.owner`select 1 from public.notifications where title like 'Kesepakatan tim disetujui%' and link = ${`/tim/${team.project}`}`;
    expect(told).toHaveLength(2);
  });

  test('needs a guardian below 18', async () => {
    const team = await createTeam();
    const { content_hash: hash } = await saved(team);
    await database.owner`update public.member_ages set birth_year = birth_year + 10 where user_id = ${team.first.id}`;
    expect(await confirm(team.first, team.project, hash)).toMatchObject({
      code: 'PT403',
      hint: 'guardian_needed',
    });
    const [row] = await database.owner<{ n: number }[]>`
      select count(*)::integer as n from public.agreement_confirmations where project_id = ${team.project}`;
    expect(row?.n).toBe(0);
  });

  test('any edit voids all of it, also one by the operator; the same content again does not', async () => {
    const team = await createTeam();
    const { content_hash: hash } = await saved(team);
    await confirm(team.first, team.project, hash);
    await save(team.owner, team.project, termsOf(team), 1);
    expect(await read(team.first, team.project)).toMatchObject({ version: 1, confirmations: [{}] });
    await save(team.owner, team.project, termsOf(team, [40, 40, 20]), 1);
    const edited = await read(team.first, team.project);
    expect(edited).toMatchObject({ version: 2, confirmations: [] });
    expect(edited?.content_hash).not.toBe(hash);
    expect(await confirm(team.first, team.project, hash)).toMatchObject({ code: 'PT409' });
    await confirm(team.first, team.project, edited?.content_hash ?? '');
    await database.owner`update public.team_agreements set content = jsonb_set(content, '{idea,note}', '"diam-diam"') where project_id = ${team.project}`;
    expect((await read(team.first, team.project))?.confirmations).toEqual([]);
    const forged = database.owner`
      insert into public.agreement_confirmations (project_id, member_id, content_hash)
      values (${team.project}, ${team.idOf(team.first)}, ${hash})`;
    await expect(forged).rejects.toMatchObject({ code: 'PT409' });
  });

  test('parallel edits and confirmations never leave a confirmation of something else', async () => {
    const team = await createTeam();
    const { content_hash: hash } = await saved(team);
    await Promise.all([
      save(team.owner, team.project, termsOf(team, [60, 20, 20]), 1),
      ...[team.owner, team.first, team.second].map((person) => confirm(person, team.project, hash)),
    ]);
    const [row] = await database.owner<{ wrong: number }[]>`
      select count(*)::integer as wrong from public.agreement_confirmations as c
        join public.team_agreements as g using (project_id) where c.content_hash <> g.content_hash`;
    expect(row?.wrong).toBe(0);
  });

  test('strangers read nothing; who has left reads what they are a party to, and the team learns that it changed', async () => {
    const team = await createTeam();
    const { content_hash: hash } = await saved(team);
    await confirm(team.first, team.project, hash);
    for (const person of [await createPerson(database), await createPerson(database, { admin: true })])
      expect(await read(person, team.project)).toBeNull();
    await runAs(database, team.first, 'select public.end_membership($1)', [team.idOf(team.first)]);
    expect(await read(team.first, team.project)).toMatchObject({ is_current: false });
    expect((await confirm(team.first, team.project, hash)).code).toBe('PT404');
  });
});

test('a deleted account leaves no name in it, which voids what was confirmed', async () => {
  const team = await createTeam();
  const { content_hash: hash } = await saved(team);
  for (const person of [team.owner, team.first, team.second]) await confirm(person, team.project, hash);
  await database.owner`delete from auth.users where id = ${team.first.id}`;
  const left = await read(team.second, team.project);
  expect(left).toMatchObject({ version: 2, confirmations: [], is_current: false });
  expect(left?.content.members.map(({ name }) => name)).toEqual([
    'Pemilik',
    'Akun yang sudah dihapus',
    'Anggota 1',
  ]);
  await database.owner`delete from public.project_listings where id = ${team.project}`;
  expect(
    await database.owner`select 1 from public.team_agreements where project_id = ${team.project}`,
  ).toHaveLength(0);
});
