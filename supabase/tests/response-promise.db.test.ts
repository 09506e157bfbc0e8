import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createProject } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const decide = 'update public.project_applications set status = $2 where id = $1 returning status';

async function applyTo(project: string): Promise<{ member: Person; id: string }> {
  const member = await createPerson(database, { premium: true });
  const [row] = await runAs(
    database,
    member,
    `insert into public.project_applications (project_id, application_message) values ($1, 'Halo') returning id`,
    [project],
  );
  return { member, id: String(row?.['id']) };
}

/** Lets days pass for everything that is counted from a day on. */
async function passDays(days: number): Promise<void> {
  await database.owner`update public.project_applications set waits_since = waits_since - make_interval(days => ${days})`;
  await database.owner`update private.silent_listings set warned_at = warned_at - make_interval(days => ${days})`;
  await database.owner`update public.thread_messages set created_at = created_at - make_interval(days => ${days})`;
}

async function runJob(): Promise<number> {
  const [row] = await database.owner<{ n: number }[]>`select private.keep_response_promise() as n`;
  return row?.n ?? 0;
}

const titlesOf = async (person: Person): Promise<string[]> =>
  (
    await database.owner<{ title: string }[]>`
      select title from public.notifications where user_id = ${person.id} order by created_at, title`
  ).map(({ title }) => title);

const stateOf = async (id: string) =>
  (await database.owner`select status, closed_reason from public.project_applications where id = ${id}`)[0];

describe('seats', () => {
  async function createSeats(owner: Person, seats: number | null): Promise<string> {
    const project = await createProject(database, owner, 'Tim kecil');
    await database.owner`update public.project_listings set seats = ${seats} where id = ${project}`;
    return project;
  }

  test('ten acceptances at once never exceed them; a person who waits is told, freed, and no longer decided', async () => {
    const owner = await createPerson(database);
    const project = await createSeats(owner, 2);
    const applications = await Promise.all(Array.from({ length: 10 }, () => applyTo(project)));
    const outcomes = await Promise.all(
      applications.map(({ id }) => attemptAs(database, owner, decide, [id, 'accepted'])),
    );
    expect(outcomes.filter(({ rows }) => rows?.length === 1)).toHaveLength(2);
    expect(outcomes.map(({ code }) => code).filter((code) => code !== null && code !== 'PT409')).toEqual([]);
    const states = await Promise.all(applications.map(({ id }) => stateOf(id)));
    expect(states.filter((state) => state?.['status'] === 'accepted')).toHaveLength(2);
    expect(states.filter((state) => state?.['closed_reason'] === 'seats_filled')).toHaveLength(8);
    const at = states.findIndex((state) => state?.['closed_reason'] === 'seats_filled');
    const freed = applications[at];
    if (freed === undefined) throw new Error('no applicant was freed');
    expect(await titlesOf(freed.member)).toEqual(['Tim sudah lengkap: Tim kecil']);
    expect(await runAs(database, owner, decide, [freed.id, 'rejected'])).toEqual([]);
    await expect(
      database.owner`update public.project_applications set status = 'accepted' where id = ${freed.id}`,
    ).rejects.toMatchObject({ code: 'PT409' });
    const [listing] =
      await database.owner`select is_active, closed_reason from public.project_listings where id = ${project}`;
    expect(listing).toEqual({ is_active: false, closed_reason: 'filled' });
  });

  test('the last seat, decided for two applicants at once: one is accepted, the other freed, and neither decision fails', async () => {
    const owner = await createPerson(database);
    for (let round = 0; round < 8; round += 1) {
      const project = await createSeats(owner, 1);
      const [first, second] = [await applyTo(project), await applyTo(project)];
      const outcomes = await Promise.all(
        [first, second].map(({ id }) => attemptAs(database, owner, decide, [id, 'accepted'])),
      );
      const counts = outcomes.map(({ rows, code }) => rows?.length ?? code);
      expect(counts.filter((count) => count === 1)).toHaveLength(1);
      expect(counts.every((count) => count === 1 || count === 0 || count === 'PT409')).toBe(true);
      expect([await stateOf(first.id), await stateOf(second.id)]).toContainEqual({
        status: 'pending',
        closed_reason: 'seats_filled',
      });
    }
  });

  test('an applicant whose row a job holds while the last seat is filled is freed and told by the next run', async () => {
    const owner = await createPerson(database);
    const project = await createSeats(owner, 1);
    const [chosen, waiting] = [await applyTo(project), await applyTo(project)];
    await database.owner.begin(async (sql) => {
      await sql`select from public.project_applications where id = ${waiting.id} for update`;
      await runAs(database, owner, decide, [chosen.id, 'accepted']);
    });
    expect(await stateOf(waiting.id)).toEqual({ status: 'pending', closed_reason: null });
    await runJob();
    expect(await stateOf(waiting.id)).toEqual({ status: 'pending', closed_reason: 'seats_filled' });
    expect(await titlesOf(waiting.member)).toContain('Tim sudah lengkap: Tim kecil');
  });

  test('a full listing that was opened again accepts no applicant until it has more of them', async () => {
    const owner = await createPerson(database);
    const project = await createSeats(owner, 1);
    const first = await applyTo(project);
    await runAs(database, owner, decide, [first.id, 'accepted']);
    await runAs(database, owner, 'select public.extend_project($1)', [project]);
    const second = await applyTo(project);
    expect((await attemptAs(database, owner, decide, [second.id, 'accepted'])).code).toBe('PT409');
    await runAs(database, owner, 'update public.project_listings set seats = 2 where id = $1', [project]);
    expect(await runAs(database, owner, decide, [second.id, 'accepted'])).toHaveLength(1);
  });

  test('without a number every applicant may be accepted', async () => {
    const owner = await createPerson(database);
    const project = await createSeats(owner, null);
    const applications = await Promise.all(Array.from({ length: 4 }, () => applyTo(project)));
    for (const { id } of applications)
      expect(await runAs(database, owner, decide, [id, 'accepted'])).toHaveLength(1);
    const [listing] =
      await database.owner`select is_active from public.project_listings where id = ${project}`;
    expect(listing).toEqual({ is_active: true });
  });
});

describe('the promise of an answer', () => {
  test('reminders on day 3 and 7, the end on day 14, the listing 7 days after its warning; each told once', async () => {
    const owner = await createPerson(database);
    const project = await createProject(database, owner, 'Diam');
    const { member, id } = await applyTo(project);
    const [before] = await runAs(
      database,
      owner,
      'select applicant_name from public.project_applications where id = $1',
      [id],
    );
    const waiting = `${String(before?.['applicant_name'])} menunggu jawaban Anda: Diam`;
    const seen: number[] = [];
    for (let day = 0; day <= 22; day += 1) {
      await Promise.all([runJob(), runJob()]);
      const titles = await titlesOf(owner);
      seen.push(titles.filter((title) => title === waiting).length);
      await passDays(1);
    }
    expect([seen[2], seen[3], seen[6], seen[7], seen[22]]).toEqual([0, 1, 1, 2, 2]);
    expect(await stateOf(id)).toEqual({ status: 'pending', closed_reason: 'unanswered' });
    expect(await titlesOf(member)).toEqual(['Lamaran tidak dijawab: Diam']);
    const titles = await titlesOf(owner);
    expect(titles.filter((title) => title.startsWith('Ada lamaran yang tidak'))).toHaveLength(1);
    expect(titles.filter((title) => title.startsWith('Proyek Anda ditutup'))).toHaveLength(1);
    const [listing] =
      await database.owner`select closed_reason from public.project_listings where id = ${project}`;
    expect(listing).toEqual({ closed_reason: 'silent' });
    expect(
      await database.owner`select id from public.project_applications
        where status = 'pending' and closed_reason is null and waits_since < now() - interval '14 days'`,
    ).toEqual([]);
    const withdraw = 'delete from public.project_applications where id = $1 returning id';
    expect(await runAs(database, member, withdraw, [id])).toEqual([]);
  });

  test('on no day is an application open longer than 14 days, whenever it came and whatever its owner does', async () => {
    const owners = await Promise.all(Array.from({ length: 3 }, () => createPerson(database)));
    const projects = await Promise.all(owners.map((owner) => createProject(database, owner, 'Sibuk')));
    const open: { id: string; owner: Person }[] = [];
    let [longest, ended] = [0, 0];
    for (let day = 0; day < 40; day += 1) {
      const at = day % owners.length;
      const [owner, project] = [owners[at], projects[at]];
      const listing =
        await database.owner`select 1 from public.project_listings where id = ${project ?? ''} and is_active`;
      if (day < 25 && listing.length > 0 && owner !== undefined && project !== undefined) {
        open.push({ id: (await applyTo(project)).id, owner });
        // The first owner answers some, the second writes and decides nothing, the third is silent.
        if (day % 6 === 0) await runAs(database, owner, decide, [open[0]?.id, 'rejected']);
      }
      await passDays(1);
      await runJob();
      const [row] = await database.owner<{ longest: number; ended: number }[]>`
        select coalesce(max(extract(epoch from now() - waits_since) / 86400)
            filter (where status = 'pending' and closed_reason is null), 0)::float8 as longest,
          count(*) filter (where closed_reason = 'unanswered')::int as ended
        from public.project_applications where project_id = any(${projects})`;
      longest = Math.max(longest, row?.longest ?? 0);
      ended = row?.ended ?? 0;
    }
    expect(longest).toBeLessThan(14);
    expect(longest).toBeGreaterThan(12);
    expect(ended).toBeGreaterThan(10);
  });

  test.each([
    [
      'decides another application',
      async (owner: Person, project: string) => {
        const { id } = await applyTo(project);
        await runAs(database, owner, decide, [id, 'rejected']);
      },
    ],
    [
      'writes to an applicant',
      async (owner: Person, project: string) => {
        const [thread] = await runAs(database, owner, 'select id from public.threads where project_id = $1', [
          project,
        ]);
        await database.owner`
          select public.send_message(${owner.id}, ${String(thread?.['id'])}, gen_random_uuid(), 'Maaf, baru sempat.')`;
      },
    ],
    [
      'prolongs the listing',
      async (owner: Person, project: string) => {
        await runAs(database, owner, 'select public.extend_project($1)', [project]);
      },
    ],
  ])('an owner who %s after the warning keeps it open', async (_name, act) => {
    const owner = await createPerson(database);
    const project = await createProject(database, owner, 'Sempat diam');
    await applyTo(project);
    await passDays(15);
    await runJob();
    await act(owner, project);
    await passDays(8);
    await runJob();
    const [listing] =
      await database.owner`select is_active from public.project_listings where id = ${project}`;
    expect(listing).toEqual({ is_active: true });
  });

  test('a withdrawn application takes its reminders along', async () => {
    const owner = await createPerson(database);
    const { member, id } = await applyTo(await createProject(database, owner));
    await passDays(4);
    await runJob();
    expect(await titlesOf(owner)).toHaveLength(2);
    await runAs(database, member, 'delete from public.project_applications where id = $1', [id]);
    expect(await titlesOf(owner)).toEqual([]);
  });
});

describe('get_reply_days', () => {
  const ask = async (project: string): Promise<unknown> =>
    (await runAs(database, null, 'select public.get_reply_days($1) as days', [project]))[0]?.['days'];

  test('from five answers on, the median in days; never for a closed listing', async () => {
    const owner = await createPerson(database);
    const project = await createProject(database, owner);
    const applications = await Promise.all(Array.from({ length: 5 }, () => applyTo(project)));
    for (const [at, { id }] of applications.entries()) {
      expect(await ask(project)).toBeNull();
      await runAs(database, owner, decide, [id, 'rejected']);
      await database.owner`
        update public.project_applications set created_at = decided_at - make_interval(hours => ${[1, 30, 36, 100, 300][at] ?? 0})
        where id = ${id}`;
    }
    expect(await ask(project)).toBe(2);
    await runAs(database, owner, 'select public.close_project($1)', [project]);
    expect(await ask(project)).toBeNull();
  });
});
