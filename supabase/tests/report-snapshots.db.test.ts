/** What a report keeps of the content: what its reporter may see, and of members who are apart by a block only the name. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createContact, createProject } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
let admin: Person;
let member: Person;
let applicant: Person;
let owner: Person;
let project: string;
let contact: string;

beforeAll(async () => {
  database = await createTestDatabase();
  admin = await createPerson(database, { admin: true });
  member = await createPerson(database);
  applicant = await createPerson(database, { premium: true });
  owner = await createPerson(database);
  project = await createProject(database, owner, 'Zirkonium kasir');
  contact = await createContact(database, owner, 'Zirkonia Putri');
  await runAs(
    database,
    applicant,
    `insert into public.project_applications (project_id, applicant_id, application_message, applicant_skills)
    values ($1, $2, 'Saya ingin bergabung dengan tim ini', array['SEO'])`,
    [project, applicant.id],
  );
});
afterAll(() => database.drop());

const reportOf = async (by: Person, reporter: Person, kind: string, id: string) => {
  const { code, rows } = await attemptAs(
    database,
    by,
    `insert into public.reports (reporter_id, target_kind, target_id, reason) values ($1, $2, $3, 'Penipuan') returning snapshot`,
    [reporter.id, kind, id],
    { rollback: true },
  );
  return code ?? (rows[0]?.['snapshot'] as Record<string, unknown>);
};

test.each([
  ['the owner blocked the reporter', () => [owner, member] as const],
  ['the reporter blocked the owner', () => [member, owner] as const],
])('a block is no way out of a report, and its snapshot holds a name alone: %s', async (_name, pair) => {
  expect(await reportOf(member, member, 'project', project)).toHaveProperty('project_description');
  const [blocker, blocked] = pair();
  await database.owner`insert into public.member_blocks (blocker_id, blocked_id) values (${blocker.id}, ${blocked.id})`;
  expect(await reportOf(member, member, 'project', project)).toEqual({
    id: project,
    user_id: owner.id,
    project_name: 'Zirkonium kasir',
  });
  expect(await reportOf(member, member, 'relasi', contact)).toEqual({
    id: contact,
    user_id: owner.id,
    name: 'Zirkonia Putri',
  });
  await database.owner`delete from public.member_blocks`;
});

test('a report in the name of another tells nothing of what the other may see', async () => {
  await database.owner`update public.project_listings set is_active = false, closed_at = now() where id = ${project}`;
  // The applicant may still read the closed listing, the member may not.
  const codes = [];
  for (const reporter of [applicant, admin, member])
    codes.push(await reportOf(member, reporter, 'project', project));
  expect(codes).toEqual(['42501', '42501', 'PT404']);
});
