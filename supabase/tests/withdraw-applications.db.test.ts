import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { eventually } from '../../packages/backend/src/testing/eventually.ts';
import { createContact, createProject } from './support/content.ts';
import { attemptAs, createPerson, runAs } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const apply = `insert into public.project_applications
  (project_id, applicant_id, applicant_name, applicant_email, applicant_whatsapp, applicant_skills, application_message)
  values ($1, $2, 'Palsu', 'palsu@kampus.test', '6281111111111', '{Palsu}', $3) returning *`;
const decide = 'update public.project_applications set status = $2 where id = $1 returning status';

describe('withdraw_applications', () => {
  const withdraw = 'select public.withdraw_applications($1::uuid[]) as count';
  const list = (...ids: unknown[]): string => `{${ids.join(',')}}`;

  test('leaves that it was withdrawn and nothing that was written; a new one takes its place', async () => {
    const owner = await createPerson(database);
    const member = await createPerson(database, { premium: true });
    await createContact(database, member);
    const project = await createProject(database, owner);
    const [row] = await runAs(database, member, apply, [project, member.id, 'Halo']);
    await runAs(database, owner, 'insert into public.application_shortlist (application_id) values ($1)', [
      row?.['id'],
    ]);
    expect(await runAs(database, member, withdraw, [list(row?.['id'])])).toEqual([{ count: 1 }]);
    const [seen] = await runAs(database, owner, 'select * from public.project_applications');
    expect(seen).toMatchObject({
      id: row?.['id'],
      applicant_name: row?.['applicant_name'],
      status: 'pending',
      closed_reason: 'withdrawn',
      application_message: '',
      applicant_email: null,
      applicant_whatsapp: null,
      applicant_skills: [],
      answers: [],
    });
    expect(seen?.['closed_at']).not.toBeNull();
    expect(await runAs(database, owner, 'select id from public.notifications')).toEqual([]);
    expect(await runAs(database, owner, decide, [row?.['id'], 'accepted'])).toEqual([]);
    await expect(
      database.owner`update public.project_applications set status = 'accepted' where id = ${String(row?.['id'])}`,
    ).rejects.toMatchObject({ code: 'PT409' });
    const [thread] = await runAs(database, owner, 'select ended_at, application_id from public.threads');
    expect(thread?.['ended_at']).not.toBeNull();
    // It waits for no decision any more, and the conversation does not say so.
    const header =
      'select t.status, t.opening from public.threads as own, lateral public.get_thread(own.id) as t';
    expect(await runAs(database, owner, header)).toEqual([{ status: null, opening: null }]);
    expect(await runAs(database, owner, 'select id from public.list_threads()')).toEqual([]);
    // No second time, and not by deleting.
    expect(await runAs(database, member, withdraw, [list(row?.['id'])])).toEqual([{ count: 0 }]);
    const [again] = await runAs(database, member, apply, [project, member.id, 'Halo lagi']);
    expect(again).toMatchObject({ status: 'pending', closed_reason: null, application_message: 'Halo lagi' });
    const rows = await runAs(database, owner, 'select id from public.project_applications');
    expect(rows).toEqual([{ id: again?.['id'] }]);
    expect(await runAs(database, owner, 'select id from public.list_threads()')).toHaveLength(1);
    expect((await attemptAs(database, member, apply, [project, member.id, 'Sekali lagi'])).code).toBe(
      '23505',
    );
  });

  test('is for one’s own that wait, each or all at once, and for no visitor', async () => {
    const owner = await createPerson(database);
    const [member, other] = [
      await createPerson(database, { premium: true }),
      await createPerson(database, { premium: true }),
    ];
    const [one, two, decided] = await Promise.all(
      [1, 2, 3].map(async () => {
        const project = await createProject(database, owner);
        return (await runAs(database, member, apply, [project, member.id, 'Halo']))[0]?.['id'];
      }),
    );
    await runAs(database, owner, decide, [decided, 'accepted']);
    const all = list(one, two, decided);
    for (const person of [other, owner])
      expect(await runAs(database, person, withdraw, [all])).toEqual([{ count: 0 }]);
    expect(await attemptAs(database, null, withdraw, [all])).toMatchObject({ code: '42501' });
    expect(await runAs(database, member, withdraw, [all])).toEqual([{ count: 2 }]);
    const blank = `update public.project_applications set application_message = '' where id = $1`;
    await expect(database.owner.unsafe(blank, [String(decided)])).rejects.toMatchObject({ code: '23514' });
  });

  test('gets no number from the job that gives numbers at the same moment', async () => {
    const member = await createPerson(database, { premium: true });
    const project = await createProject(database, await createPerson(database));
    const [row] = await runAs(database, member, apply, [project, member.id, 'Halo']);
    const id = String(row?.['id']);
    await database.owner`update public.project_applications
      set number_waits = true, number_given_at = null, applicant_whatsapp = null where id = ${id}`;
    const job: Promise<unknown>[] = [];
    await database.owner.begin(async (withdrawal) => {
      await withdrawal`update public.project_applications
        set closed_reason = 'withdrawn', closed_at = now(), number_waits = false where id = ${id}`;
      job.push(database.owner`select private.release_numbers()`.execute());
      let isDone = false;
      void Promise.allSettled(job).then(() => (isDone = true));
      // The job has passed the row by, or waits for it.
      await eventually(async () => {
        const [waiting] = await database.owner`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%release_numbers%'`;
        expect(isDone || waiting !== undefined).toBe(true);
      });
    });
    await Promise.all(job);
    const [after] =
      await database.owner`select applicant_whatsapp, number_given_at from public.project_applications where id = ${id}`;
    expect(after).toEqual({ applicant_whatsapp: null, number_given_at: null });
  });

  test('comes back with a restored listing without a notice and without a conversation', async () => {
    const owner = await createPerson(database);
    const admin = await createPerson(database, { admin: true });
    const member = await createPerson(database, { premium: true });
    const project = await createProject(database, owner);
    const [row] = await runAs(database, member, apply, [project, member.id, 'Halo']);
    await runAs(database, member, withdraw, [list(row?.['id'])]);
    const [removed] = await runAs(
      database,
      admin,
      `select * from public.admin_remove_content('project', $1, 'Keliru')`,
      [project],
    );
    await runAs(database, admin, 'select public.admin_restore_content($1)', [removed?.['id']]);
    expect(await runAs(database, owner, 'select closed_reason from public.project_applications')).toEqual([
      { closed_reason: 'withdrawn' },
    ]);
    const notes = `select title from public.notifications where kind = 'application'`;
    expect(await runAs(database, owner, notes)).toEqual([]);
    expect(await runAs(database, owner, 'select id from public.list_threads()')).toEqual([]);
    const opened = await attemptAs(database, owner, `select public.open_thread('application', $1)`, [
      row?.['id'],
    ]);
    expect(opened).toMatchObject({ code: 'PT404' });
  });

  test('an application without Premium comes back for the month', async () => {
    const member = await createPerson(database);
    const project = await createProject(database, await createPerson(database));
    await database.owner`update public.app_settings set value = '1' where key = 'free_applications_per_month'`;
    const left = 'select public.free_applications_left() as left';
    const [row] = await runAs(database, member, apply, [project, member.id, 'Halo']);
    expect(await runAs(database, member, left)).toEqual([{ left: 0 }]);
    await runAs(database, member, withdraw, [list(row?.['id'])]);
    expect(await runAs(database, member, left)).toEqual([{ left: 1 }]);
    await database.owner`update public.app_settings set value = '0' where key = 'free_applications_per_month'`;
  });
});
