/** The page 'Status' of the desk: what the server told, the database, mails, the jobs' runs and the last errors. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

type Status = {
  server: Record<string, unknown> | null;
  database: Record<string, unknown>;
  mails: { queue: string; waiting: number; since: string | null; failed: number }[];
  open_payment_notices: number;
  jobs: { name: string; error: string | null; failures: number }[];
  errors: { origin: string; code: string; words: string; at: string }[];
};

let database: TestDatabase;
let admin: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = await createPerson(database, { admin: true });
});
afterAll(() => database.drop());

const status = async (): Promise<Status> =>
  (await runAs(database, admin, 'select public.admin_get_status() as status'))[0]?.['status'] as Status;
const errorsOf = (count: number, origin: string, at = new Date().toISOString()) =>
  database.owner.json(
    Array.from({ length: count }, (_, n) => ({ origin, code: `${origin}-${n}`, words: `w${n}`, at })),
  );

test('is empty before the server has told anything, and then is what it told last', async () => {
  expect((await status()).server).toBeNull();
  await database.owner`select private.tell_server_state('{"version":"1.0.0"}')`;
  await database.owner`select private.tell_server_state('{"version":"1.0.1"}')`;
  const { server, database: own } = await status();
  expect(server).toEqual({ version: '1.0.1', told_at: expect.any(String) as unknown });
  expect(own['size_bytes']).toBeGreaterThan(1_000_000);
  expect(own['connections']).toBeGreaterThan(0);
  expect(own['version']).toMatch(/^\d+/);
});

test('tells the last run and the last error of a job', async () => {
  await database.owner`select private.note_job_run('expire-vouchers')`;
  await database.owner`select private.note_job_run('expire-vouchers', ${'x'.repeat(400)})`;
  await database.owner`select private.note_job_run('expire-vouchers', 'connection refused')`;
  const { jobs } = await status();
  expect(jobs).toMatchObject([{ name: 'expire-vouchers', error: 'connection refused', failures: 2 }]);
});

test('tells how many mails wait, since when, and how many were given up', async () => {
  const member = await createPerson(database);
  await database.owner`
    insert into public.notifications (user_id, kind, title, body, email_status) values
      (${member.id}, 'system', 'x', 'x', 'failed'), (${member.id}, 'system', 'y', 'y', 'pending')`;
  const { mails } = await status();
  expect(mails.map(({ queue }) => queue)).toEqual(['notifications', 'tickets', 'guardians']);
  expect(mails[0]).toMatchObject({ waiting: 1, failed: 1, since: expect.any(String) as unknown });
});

test('keeps the last hundred errors of each origin for 30 days, the newest first; browsers push out none of the server', async () => {
  await database.owner`select private.note_server_errors(${errorsOf(3, 'server')})`;
  await database.owner`select private.note_server_errors(${errorsOf(2, 'server', '2026-01-01T00:00:00Z')})`;
  await database.owner`select private.note_server_errors(${errorsOf(250, 'browser')})`;
  const [kept] = await database.owner`
    select count(*) filter (where origin = 'server')::int as server, count(*) filter (where origin = 'browser')::int as browser
    from private.server_errors`;
  expect(kept).toEqual({ server: 3, browser: 100 });
  const { errors } = await status();
  expect(errors).toHaveLength(30);
  expect(errors[0]).toMatchObject({ origin: 'browser', code: 'browser-249', words: 'w249' });
});

test('is for full admins; what it reads and its functions are for no other role', async () => {
  const member = await createPerson(database);
  const lesser = await createPerson(database);
  await database.owner`insert into public.staff_roles (user_id, role) values (${lesser.id}, 'moderator')`;
  for (const person of [null, member, lesser])
    expect((await attemptAs(database, person, 'select public.admin_get_status()')).code).toBe('42501');
  for (const call of [
    'select * from private.server_state',
    'select * from private.server_errors',
    `select private.tell_server_state('{}')`,
    `select private.note_server_errors('[]')`,
    `select private.note_job_run('x')`,
    'select * from private.mail_queues()',
  ])
    for (const person of [null, admin]) expect((await attemptAs(database, person, call)).code).toBe('42501');
});
