import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../packages/backend/src/db/pool.ts';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
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

describe('project_applications (invariant 5)', () => {
  test('30 at once by one member give one row', async () => {
    const owner = await createPerson(database);
    const member = await createPerson(database, { premium: true });
    const project = await createProject(database, owner);
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () => attemptAs(database, member, apply, [project, member.id, 'Halo'])),
    );
    expect(outcomes.filter(({ rows }) => rows)).toHaveLength(1);
    expect(outcomes.filter(({ code }) => code === '23505')).toHaveLength(29);
    const notes = await runAs(database, owner, 'select kind, link from public.notifications');
    expect(notes).toEqual([{ kind: 'application', link: '/kelola-aplikasi' }]);
  });

  test('which listings are one’s own, as policies ask, is read from the index alone', async () => {
    const owner = await createPerson(database);
    const plan = await database.owner.begin(async (sql) => {
      await sql`set local enable_seqscan = off`;
      await sql`set local enable_bitmapscan = off`;
      return sql<{ 'QUERY PLAN': string }[]>`
        explain select array_agg(id) from public.project_listings where user_id = ${owner.id}`;
    });
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain(
      'Index Only Scan using project_listings_user_id_idx',
    );
  });

  test('it names the owner of its listing, whom no client says and who follows the listing', async () => {
    const [owner, next] = [await createPerson(database), await createPerson(database)];
    const member = await createPerson(database, { premium: true });
    const project = await createProject(database, owner);
    const [row] = await runAs(database, member, apply, [project, member.id, 'Halo']);
    expect(row).toMatchObject({ owner_id: owner.id });
    const named = `insert into public.project_applications (project_id, application_message, owner_id) values ($1, 'Halo', $2)`;
    expect(await attemptAs(database, member, named, [project, member.id])).toMatchObject({ code: '42501' });
    const taken = 'update public.project_applications set owner_id = applicant_id where id = $1';
    for (const person of [owner, member])
      expect(await attemptAs(database, person, taken, [row?.['id']])).toMatchObject({ code: '42501' });
    // The operator's own statements keep it too.
    const [kept] = await database.owner.unsafe(`${taken} returning owner_id`, [row?.['id'] as string]);
    expect(kept).toEqual({ owner_id: owner.id });
    await database.owner`update public.project_listings set user_id = ${next.id} where id = ${project}`;
    const read = 'select owner_id from public.project_applications where id = $1';
    expect(await runAs(database, owner, read, [row?.['id']])).toEqual([]);
    expect(await runAs(database, next, read, [row?.['id']])).toEqual([{ owner_id: next.id }]);
    expect(await runAs(database, next, decide, [row?.['id'], 'accepted'])).toEqual([{ status: 'accepted' }]);
  });

  test.each([
    ['sent before', true],
    ['sent after', false],
  ])('one that is %s a change of owner that is not done yet names the new owner', async (_name, isFirst) => {
    const [owner, next] = [await createPerson(database), await createPerson(database)];
    const member = await createPerson(database, { premium: true });
    const project = await createProject(database, owner);
    const steps = [
      (sql: Database['owner']) =>
        sql`insert into public.project_applications (project_id, applicant_id, applicant_name, application_message)
          values (${project}, ${member.id}, 'Pelamar', 'Halo')`,
      (sql: Database['owner']) =>
        sql`update public.project_listings set user_id = ${next.id} where id = ${project}`,
    ];
    const [one, other] = isFirst ? steps : steps.toReversed();
    let second: Promise<unknown> = Promise.resolve();
    const seen = { isDone: false };
    await database.owner.begin(async (sql) => {
      await one?.(sql as never);
      second = Promise.resolve(other?.(database.owner)).then(() => (seen.isDone = true));
      for (let tries = 0; tries < 250 && !seen.isDone; tries += 1) {
        const waiting = await database.owner`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        if (waiting.length > 0) break;
        await sleep(20);
      }
    });
    await second;
    expect(
      await database.owner`select owner_id from public.project_applications where project_id = ${project}`,
    ).toEqual([{ owner_id: next.id }]);
  });

  test('what an owner has received is found in the index of owners', async () => {
    const owner = await createPerson(database);
    const plan = await database.owner.begin(async (sql) => {
      await sql`set local role authenticated`;
      await sql`set local enable_seqscan = off`;
      await sql`select set_config('request.jwt.claim.sub', ${owner.id}, true)`;
      return sql<{ 'QUERY PLAN': string }[]>`explain select id from public.project_applications`;
    });
    const lines = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(lines).toContain('project_applications_owner_id_idx');
    expect(lines).toContain('project_applications_applicant_id_idx');
    expect(lines).not.toContain('own_project_list');
  });

  test('who applies is what the profile says', async () => {
    const owner = await createPerson(database);
    const member = await createPerson(database, { premium: true });
    await createContact(database, member);
    const project = await createProject(database, owner);
    const [row] = await runAs(database, member, apply, [project, member.id, '  Halo  ']);
    expect(row).toMatchObject({
      applicant_email: member.email,
      applicant_skills: ['Marketing'],
      application_message: 'Halo',
      status: 'pending',
    });
    expect(row?.['applicant_name']).toMatch(/^Anggota /);
    expect(row?.['applicant_whatsapp']).not.toBe('6281111111111');
  });

  test('not to a closed project, not to one’s own, not for another person, not without words', async () => {
    const owner = await createPerson(database, { premium: true });
    const member = await createPerson(database, { premium: true });
    const project = await createProject(database, owner);
    expect((await attemptAs(database, owner, apply, [project, owner.id, 'Halo'])).code).toBe('42501');
    expect((await attemptAs(database, member, apply, [project, owner.id, 'Halo'])).code).toBe('42501');
    expect((await attemptAs(database, member, apply, [project, member.id, '   '])).code).toBe('23514');
    await runAs(database, owner, 'select public.close_project($1)', [project]);
    expect((await attemptAs(database, member, apply, [project, member.id, 'Halo'])).code).toBe('42501');
  });

  test('is decided once, by the owner, also when two tabs decide at once', async () => {
    const owner = await createPerson(database);
    const member = await createPerson(database, { premium: true });
    const project = await createProject(database, owner);
    const [row] = await runAs(database, member, apply, [project, member.id, 'Halo']);
    const id = row?.['id'];
    expect(await runAs(database, member, decide, [id, 'accepted'])).toEqual([]);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        runAs(database, owner, decide, [id, index % 2 ? 'accepted' : 'rejected']),
      ),
    );
    expect(outcomes.filter((rows) => rows.length === 1)).toHaveLength(1);
    expect(await runAs(database, owner, decide, [id, 'pending'])).toEqual([]);
    await expect(
      database.owner`update public.project_applications set status = 'pending' where id = ${String(id)}`,
    ).rejects.toMatchObject({ code: 'PT409' });
    const notes = await runAs(
      database,
      member,
      `select kind from public.notifications where kind = 'decision'`,
    );
    expect(notes).toHaveLength(1);
    const message = await attemptAs(
      database,
      owner,
      `update public.project_applications set application_message = 'x'`,
    );
    expect(message.code).toBe('42501');
  });

  test('a rejection may say why, with a reason of the list; an acceptance has none, and none comes later', async () => {
    const owner = await createPerson(database);
    const members = await Promise.all([1, 2].map(() => createPerson(database, { premium: true })));
    const project = await createProject(database, owner);
    const ids = await Promise.all(
      members.map(async (member) =>
        String((await runAs(database, member, apply, [project, member.id, 'Halo']))[0]?.['id']),
      ),
    );
    const decideFor =
      'update public.project_applications set status = $2, reject_reason = $3 where id = $1 returning reject_reason';
    expect((await attemptAs(database, owner, decideFor, [ids[0], 'rejected', 'wajah'])).code).toBe('23514');
    expect(await runAs(database, owner, decideFor, [ids[0], 'rejected', 'waktu'])).toEqual([
      { reject_reason: 'waktu' },
    ]);
    expect(await runAs(database, owner, decideFor, [ids[1], 'accepted', 'waktu'])).toEqual([
      { reject_reason: null },
    ]);
    await database.owner`update public.project_applications set reject_reason = 'tempat' where project_id = ${project}`;
    expect(
      (await runAs(database, members[0] ?? null, 'select reject_reason from public.project_applications'))[0],
    ).toEqual({ reject_reason: 'waktu' });
    expect(await runAs(database, members[0] ?? null, decideFor, [ids[0], 'rejected', 'tempat'])).toEqual([]);
  });

  test('30 a day, then no more', async () => {
    const owner = await createPerson(database);
    const member = await createPerson(database, { premium: true });
    const projects = await Promise.all(Array.from({ length: 31 }, () => createProject(database, owner)));
    const outcomes = await Promise.all(
      projects.map((id) => attemptAs(database, member, apply, [id, member.id, 'Halo'])),
    );
    expect(outcomes.filter(({ rows }) => rows)).toHaveLength(30);
    expect(outcomes.filter(({ code }) => code === 'PT429')).toHaveLength(1);
  });

  test('an owner gets so many numbers a day, each counted once; the next ones follow on the day after', async () => {
    const owner = await createPerson(database);
    const project = await createProject(database, owner);
    await database.owner`update public.app_settings set value = '2' where key = 'application_numbers_per_day'`;
    const applyAs = async (viaMessages = false) => {
      const member = await createPerson(database, { premium: true });
      await runAs(
        database,
        member,
        `insert into public.project_applications (project_id, application_message, via_messages) values ($1, 'Halo', $2)`,
        [project, viaMessages],
      );
    };
    // What is sent without a number counts for nothing, and reading counts nothing again.
    await applyAs(true);
    await Promise.all([applyAs(), applyAs(), applyAs(), applyAs()]);
    const shown = `select count(applicant_whatsapp)::int as numbers, count(applicant_email)::int as mails,
      count(*) filter (where number_waits)::int as waiting from public.project_applications where project_id = $1`;
    for (let reading = 0; reading < 3; reading += 1)
      expect(await runAs(database, owner, shown, [project])).toEqual([{ numbers: 2, mails: 4, waiting: 2 }]);
    const release = async (): Promise<unknown> =>
      (await database.owner`select private.release_numbers() as n`)[0]?.['n'];
    expect(await release()).toBe(0);
    const [waiting] = await database.owner<{ id: string }[]>`
      select id from public.project_applications where project_id = ${project} and number_waits limit 1`;
    await database.owner`update public.project_applications set number_given_at = now() - interval '25 hours' where not number_waits`;
    await runAs(database, owner, decide, [waiting?.id, 'rejected']);
    expect(await release()).toBe(1);
    expect(await runAs(database, owner, shown, [project])).toEqual([{ numbers: 3, mails: 4, waiting: 1 }]);
    await database.owner`update public.app_settings set value = '200' where key = 'application_numbers_per_day'`;
  });

  test('no user writes how a number counts', async () => {
    const member = await createPerson(database, { premium: true });
    const project = await createProject(database, await createPerson(database));
    for (const column of ['number_given_at', 'number_waits']) {
      const outcome = await attemptAs(
        database,
        member,
        `insert into public.project_applications (project_id, application_message, ${column}) values ($1, 'Halo', null)`,
        [project],
      );
      expect(outcome.code).toBe('42501');
    }
  });

  test('the applicant may take a pending one back and apply again', async () => {
    const owner = await createPerson(database);
    const member = await createPerson(database, { premium: true });
    const project = await createProject(database, owner);
    await runAs(database, member, apply, [project, member.id, 'Halo']);
    const withdraw = 'delete from public.project_applications where project_id = $1 returning id';
    expect(await runAs(database, owner, withdraw, [project])).toEqual([]);
    expect(await runAs(database, member, withdraw, [project])).toHaveLength(1);
    const [again] = await runAs(database, member, apply, [project, member.id, 'Halo lagi']);
    await runAs(database, owner, decide, [again?.['id'], 'rejected']);
    expect(await runAs(database, member, withdraw, [project])).toEqual([]);
  });
});

describe('notifications', () => {
  test('come in the ways that the member wants', async () => {
    const owner = await createPerson(database);
    const member = await createPerson(database, { premium: true });
    await runAs(
      database,
      owner,
      `insert into public.notification_preferences (kind, email, in_app) values ('application', true, false)`,
    );
    await runAs(database, member, apply, [await createProject(database, owner), member.id, 'Halo']);
    expect(await runAs(database, owner, 'select id from public.notifications')).toEqual([]);
    expect(
      await database.owner`select email_status, in_app from public.notifications where user_id = ${owner.id}`,
    ).toEqual([{ email_status: 'pending', in_app: false }]);
    await runAs(database, owner, `update public.notification_preferences set email = false`);
    await runAs(database, member, apply, [await createProject(database, owner), member.id, 'Halo']);
    expect(
      await database.owner`select id from public.notifications where user_id = ${owner.id}`,
    ).toHaveLength(1);
  });
});
