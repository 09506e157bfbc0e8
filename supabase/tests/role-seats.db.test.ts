/** Seats of the roles of a listing: filled by acceptances, never beyond their number, freed by leaving (issue: teams, application and decision). */
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { eventually } from '../../packages/backend/src/testing/eventually.ts';
import { createProject } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const accept = `update public.project_applications set status = 'accepted', role_id = $2 where id = $1 returning status, role_id`;
const apply = `insert into public.project_applications (project_id, application_message, role_id) values ($1, 'Halo', $2) returning id`;

async function createRoles(
  owner: Person,
  roles: readonly { name: string; seats: number }[],
): Promise<{ project: string; ids: string[] }> {
  const project = await createProject(database, owner, 'Tim berperan');
  await runAs(database, owner, `select public.save_listing_matching($1, '{}', $2::text::jsonb)`, [
    project,
    JSON.stringify(roles),
  ]);
  const rows = await database.owner<{ id: string }[]>`
    select id from public.listing_roles where project_id = ${project} order by position`;
  return { project, ids: rows.map(({ id }) => id) };
}

async function applyAs(project: string, role: string | null): Promise<{ member: Person; id: string }> {
  const member = await createPerson(database, { premium: true });
  const [row] = await runAs(database, member, apply, [project, role]);
  return { member, id: String(row?.['id']) };
}

type SeatsOfPage = { roles: { name: string; free: number }[]; free_seats: number | null };
const readPage = async (project: string): Promise<SeatsOfPage | undefined> =>
  (await database.owner<{ page: SeatsOfPage }[]>`select public.get_project_page(${project}) as page`)[0]
    ?.page;

/** How many sessions of this database wait for another's lock; other databases of the same server have tests of their own. */
const countWaiting = async (sql: TransactionSql): Promise<number | undefined> =>
  (
    await sql<{ waiting: number }[]>`
      select count(*)::int as waiting from pg_locks as l
      where not l.granted and exists (
        select from pg_locks as own join pg_database as d on d.oid = own.database
        where own.pid = l.pid and d.datname = current_database()
      )`
  )[0]?.waiting;

const freeSeats = async (project: string): Promise<unknown> =>
  (await readPage(project))?.roles.map(({ name, free }) => `${name} ${free}`);

test('parallel acceptances never exceed the seats of a role; the last seat of all ends the search and frees who waits', async () => {
  const owner = await createPerson(database);
  const { project, ids } = await createRoles(owner, [
    { name: 'Desainer', seats: 1 },
    { name: 'Penjual', seats: 2 },
  ]);
  const [designer = '', seller = ''] = ids;
  const applications = await Promise.all(Array.from({ length: 6 }, () => applyAs(project, designer)));
  const outcomes = await Promise.all(
    applications.map(({ id }) => attemptAs(database, owner, accept, [id, designer])),
  );
  expect(outcomes.filter(({ rows }) => rows?.length === 1)).toHaveLength(1);
  expect(outcomes.filter(({ code }) => code === 'PT409')).toHaveLength(5);
  expect(await freeSeats(project)).toEqual(['Desainer 0', 'Penjual 2']);

  // Another role than the one applied for; the team knows by which.
  const waiting = applications.filter((_, at) => outcomes[at]?.rows?.length !== 1);
  for (const { id, member } of waiting.slice(0, 2)) {
    expect(await runAs(database, owner, accept, [id, seller])).toEqual([
      { status: 'accepted', role_id: seller },
    ]);
    const [row] = await database.owner`select role from public.team_members where user_id = ${member.id}`;
    expect(row).toEqual({ role: 'Penjual' });
  }
  expect(
    await database.owner`
      select is_active, closed_reason from public.project_listings where id = ${project}`,
  ).toEqual([{ is_active: false, closed_reason: 'filled' }]);
  const rest = waiting.slice(2).map(({ id }) => id);
  expect(
    await database.owner`select distinct closed_reason from public.project_applications where id = any (${rest}::uuid[])`,
  ).toEqual([{ closed_reason: 'seats_filled' }]);
});

test('who leaves the team frees the seat, of the role and of the listing', async () => {
  const owner = await createPerson(database);
  const { project, ids } = await createRoles(owner, [{ name: 'Desainer', seats: 1 }]);
  const [designer = ''] = ids;
  expect((await readPage(project))?.free_seats).toBeNull();
  await database.owner`update public.project_listings set seats = 1 where id = ${project}`;
  expect((await readPage(project))?.free_seats).toBe(1);
  const first = await applyAs(project, designer);
  await runAs(database, owner, accept, [first.id, designer]);
  await runAs(database, owner, 'select public.extend_project($1)', [project]);
  expect((await readPage(project))?.free_seats).toBe(0);
  const second = await applyAs(project, designer);
  expect((await attemptAs(database, owner, accept, [second.id, designer])).code).toBe('PT409');
  const [member] = await database.owner`
    select id from public.team_members where user_id = ${first.member.id} and project_id = ${project}`;
  await runAs(database, owner, `select public.check_in_trial($1, 'berhenti')`, [String(member?.['id'])]);
  expect(await freeSeats(project)).toEqual(['Desainer 1']);
  expect(await runAs(database, owner, accept, [second.id, designer])).toHaveLength(1);
});

test('parallel acceptances without a role never exceed the seats of all roles together', async () => {
  const owner = await createPerson(database);
  const { project, ids } = await createRoles(owner, [
    { name: 'Desainer', seats: 1 },
    { name: 'Penjual', seats: 2 },
  ]);
  const applications = await Promise.all(Array.from({ length: 6 }, () => applyAs(project, null)));
  const outcomes = await Promise.all(
    applications.map(({ id }, at) => attemptAs(database, owner, accept, [id, at === 0 ? ids[0] : null])),
  );
  expect(outcomes.filter(({ rows }) => rows?.length === 1)).toHaveLength(3);
  const counted = await database.owner`
    select status, closed_reason, count(*)::int as people from public.project_applications
    where project_id = ${project} group by 1, 2 order by 1`;
  expect([...counted]).toEqual([
    { status: 'accepted', closed_reason: null, people: 3 },
    { status: 'pending', closed_reason: 'seats_filled', people: 3 },
  ]);
});

test('a role that is deleted while an applicant names it: the applicant is told that it is no longer sought', async () => {
  const owner = await createPerson(database);
  const { project, ids } = await createRoles(owner, [{ name: 'Desainer', seats: 1 }]);
  const member = await createPerson(database, { premium: true });
  const attempt = await database.owner.begin(async (sql) => {
    await sql`delete from public.listing_roles where id = ${ids[0] ?? ''}`;
    const pending = attemptAs(database, member, apply, [project, ids[0]]);
    await eventually(async () => expect(await countWaiting(sql)).toBe(1));
    return { pending };
  });
  expect(await attempt.pending).toMatchObject({ code: 'PT409', hint: 'role_gone' });
});

test('a listing is saved at the moment in which its owner accepts: neither ends the other', async () => {
  const owner = await createPerson(database);
  const { project, ids } = await createRoles(owner, [{ name: 'Desainer', seats: 2 }]);
  const { id } = await applyAs(project, ids[0] ?? null);
  const attempt = await database.owner.begin(async (sql) => {
    await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: owner.id })}, true)`;
    // Takes its turn, as an acceptance does before it touches a row.
    await sql`update public.project_applications set status = 'accepted' where false`;
    const pending = attemptAs(
      database,
      owner,
      `select public.save_listing_matching($1, '{}', $2::text::jsonb)`,
      [project, JSON.stringify([{ name: 'Desainer', seats: 3 }])],
    );
    await eventually(async () => expect(await countWaiting(sql)).toBe(1));
    await sql`update public.project_applications set status = 'accepted', role_id = ${ids[0] ?? ''} where id = ${id}`;
    return { pending };
  });
  expect((await attempt.pending).code).toBeNull();
  expect(await freeSeats(project)).toEqual(['Desainer 2']);
});

test('a role keeps its people when another one goes, moves or is written before it', async () => {
  const owner = await createPerson(database);
  const { project, ids } = await createRoles(owner, [
    { name: 'Desainer', seats: 1 },
    { name: 'Penjual', seats: 2 },
    { name: 'Kurir', seats: 1 },
  ]);
  const [designer = '', seller = '', courier = ''] = ids;
  const [chosen, waiting] = [await applyAs(project, designer), await applyAs(project, courier)];
  await runAs(database, owner, accept, [chosen.id, designer]);
  const save = async (names: readonly string[]) => {
    await runAs(database, owner, `select public.save_listing_matching($1, '{}', $2::text::jsonb)`, [
      project,
      JSON.stringify(names.map((name) => ({ name, seats: 2 }))),
    ]);
    return database.owner<{ id: string; name: string }[]>`
      select id, name from public.listing_roles where project_id = ${project} order by position`;
  };
  const roleOf = async (id: string): Promise<unknown> =>
    (await database.owner`select role_id from public.project_applications where id = ${id}`)[0]?.['role_id'];
  expect([...(await save(['Kurir', 'desainer', 'Penjual']))]).toEqual([
    { id: courier, name: 'Kurir' },
    { id: designer, name: 'desainer' },
    { id: seller, name: 'Penjual' },
  ]);
  const rows = await save(['Penulis', 'Kurir', 'Desainer']);
  expect(rows.map(({ id }) => id).slice(1)).toEqual([courier, designer]);
  expect(rows[0]?.id).not.toBe(seller);
  expect([await roleOf(chosen.id), await roleOf(waiting.id)]).toEqual([designer, courier]);
  await save(['Desainer']);
  expect([await roleOf(chosen.id), await roleOf(waiting.id)]).toEqual([designer, null]);
  // The same name twice stays two roles.
  const twice = await save(['Desainer', 'Desainer']);
  expect(twice.map(({ id }) => id)).toEqual([designer, expect.not.stringMatching(designer)]);
});

test('a role of another listing is refused; a rejection gives none; a deleted one leaves the application', async () => {
  const owner = await createPerson(database);
  const own = await createRoles(owner, [{ name: 'Desainer', seats: 1 }]);
  const foreign = await createRoles(owner, [{ name: 'Kurir', seats: 1 }]);
  const [designer = ''] = own.ids;
  const [courier = ''] = foreign.ids;
  const stranger = await createPerson(database, { premium: true });
  expect((await attemptAs(database, stranger, apply, [own.project, courier])).code).toBe('PT409');
  const application = await applyAs(own.project, designer);
  expect((await attemptAs(database, owner, accept, [application.id, courier])).code).toBe('PT409');
  // Neither the applicant nor another owner gives a role.
  for (const person of [application.member, stranger])
    expect(await runAs(database, person, accept, [application.id, designer])).toEqual([]);
  const rejected = await applyAs(own.project, null);
  await runAs(
    database,
    owner,
    `update public.project_applications set status = 'rejected', role_id = $2 where id = $1`,
    [rejected.id, designer],
  );
  expect(
    await database.owner`select status, role_id from public.project_applications where id = ${rejected.id}`,
  ).toEqual([{ status: 'rejected', role_id: null }]);
  await runAs(database, owner, `select public.save_listing_matching($1, '{}', '[]')`, [own.project]);
  expect(
    await database.owner`select status, role_id from public.project_applications where id = ${application.id}`,
  ).toEqual([{ status: 'pending', role_id: null }]);
});

test('a restored listing has its roles again, and its applications name theirs', async () => {
  const owner = await createPerson(database);
  const admin = await createPerson(database, { admin: true });
  const { project, ids } = await createRoles(owner, [
    { name: 'Desainer', seats: 1 },
    { name: 'Penjual', seats: 2 },
  ]);
  const [designer = '', seller = ''] = ids;
  await database.owner`
    update public.listing_matching set goal = 'lomba', team_skills = '{Keuangan}' where project_id = ${project}`;
  const accepted = await applyAs(project, seller);
  await runAs(database, owner, accept, [accepted.id, seller]);
  await applyAs(project, designer);
  const read = async () => [
    await database.owner`select * from public.listing_roles where project_id = ${project} order by position`,
    await database.owner`select goal, team_skills from public.listing_matching where project_id = ${project}`,
    await database.owner`select * from public.project_applications where project_id = ${project} order by id`,
    await database.owner`select role from public.team_members where project_id = ${project} order by is_owner`,
    await freeSeats(project),
  ];
  const before = await read();
  const restore = 'select public.admin_restore_content(id) from public.deleted_content where content_id = $1';
  await runAs(database, owner, 'delete from public.project_listings where id = $1', [project]);
  await runAs(database, admin, restore, [project]);
  expect(await read()).toEqual(before);
  expect(await freeSeats(project)).toEqual(['Desainer 1', 'Penjual 1']);
});

test('a listing that was deleted before roles were kept comes back without them', async () => {
  const owner = await createPerson(database);
  const admin = await createPerson(database, { admin: true });
  const { project, ids } = await createRoles(owner, [{ name: 'Desainer', seats: 1 }]);
  await applyAs(project, ids[0] ?? null);
  await runAs(database, owner, 'delete from public.project_listings where id = $1', [project]);
  await database.owner`
    update public.deleted_content set row = row - 'roles' - 'matching' where content_id = ${project}`;
  await runAs(
    database,
    admin,
    'select public.admin_restore_content(id) from public.deleted_content where content_id = $1',
    [project],
  );
  expect(await freeSeats(project)).toEqual([]);
  expect(
    await database.owner`select status, role_id from public.project_applications where project_id = ${project}`,
  ).toEqual([{ status: 'pending', role_id: null }]);
});
