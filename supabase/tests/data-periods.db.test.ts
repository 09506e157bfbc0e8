/** How long what is kept of people stays: every table that names a person has a period, and what ends by time has a job. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataPeriods } from '../../packages/contracts/src/data-periods.ts';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createProject } from './support/content.ts';
import { createPerson, runAs } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const listed = () =>
  database.owner<{ data: string; tables: string[]; ended_by: string | null }[]>`
    select data, tables, ended_by from private.data_periods`;

/** Read out of rows that have a period, and made anew from them; no person writes there. */
const readOut = [
  'private.contact_search',
  'private.first_places',
  'private.listing_keys',
  'private.listings_to_assess',
  'private.project_search',
  'private.silent_listings',
  // The product's own places of files.
  'storage.buckets',
  // When the server looks next at a payment.
  'private.payment_checks',
];

test('every table that refers to an account, or to a row of one, has a purpose and a period, once, and no other table', async () => {
  const people = await database.owner<{ name: string }[]>`
    with recursive keys as (
      select k.conrelid as child, k.confrelid as parent from pg_constraint as k
      where k.contype = 'f' and k.conrelid <> k.confrelid
    ), reached as (
      select 'auth.users'::regclass::oid as id
      union select keys.child from keys join reached on reached.id = keys.parent
    )
    select format('%s.%s', n.nspname, c.relname) as name
    from reached join pg_class as c on c.oid = reached.id join pg_namespace as n on n.oid = c.relnamespace
    union
    select format('%s.%s', table_schema, table_name) from information_schema.columns
    where table_schema in ('public', 'private', 'auth', 'storage') and column_name in ('owner_id', 'ip_address', 'email', 'phone', 'payload', 'actor_id')
      and (table_schema, table_name) not in (select schemaname, viewname from pg_views)`;
  const names = (await listed()).flatMap(({ tables }) => tables);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  const missing = people.map(({ name }) => name).filter((name) => ![...names, ...readOut].includes(name));
  expect(missing).toEqual([]);
  const there = await database.owner<{ name: string }[]>`
    select name from unnest(${names}::text[]) as name where to_regclass(name) is null`;
  expect(there).toEqual([]);
});

test('what ends by time has a function, and a job that runs it', async () => {
  const jobs = await readFile(new URL('../../apps/server/src/jobs/list-jobs.ts', import.meta.url), 'utf8');
  for (const { data, ended_by: name } of await listed()) {
    if (name === null) continue;
    expect(jobs, data).toContain(`${name}()`);
    const [found] = await database.owner<{ ok: boolean }[]>`select to_regproc(${name}) is not null as ok`;
    expect(found?.ok, name).toBe(true);
  }
});

test('/privasi lists each of them and nothing else, in the same words, and says which a job ends', async () => {
  const stored = await database.owner<{ data: string; purpose: string; period: string; job: boolean }[]>`
    select data, purpose, period, ended_by is not null as job from private.data_periods`;
  const shown = dataPeriods.map(({ data, purpose, period, end }) => ({
    data,
    purpose,
    period,
    job: end === 'job',
  }));
  const byData = (a: { data: string }, b: { data: string }) => a.data.localeCompare(b.data);
  expect(shown.toSorted(byData)).toEqual([...stored].toSorted(byData));
});

test('the jobs that end it run every hour, as /privasi says', async () => {
  const jobs = await readFile(new URL('../../apps/server/src/jobs/list-jobs.ts', import.meta.url), 'utf8');
  expect(jobs).toContain('const hourMs = 60 * minuteMs;');
  const blocks = jobs.split(/\bname: '/);
  for (const { ended_by: name } of await listed()) {
    if (name === null) continue;
    expect(
      blocks.find((block) => block.includes(`${name}()`)),
      name,
    ).toContain('everyMs: hourMs');
  }
});

test('what stays when the account is gone refers to none', async () => {
  const people = await database.owner<{ name: string }[]>`
    select distinct format('%s.%s', n.nspname, c.relname) as name
    from pg_constraint as k join pg_class as c on c.oid = k.conrelid join pg_namespace as n on n.oid = c.relnamespace
    where k.contype = 'f' and k.confrelid = 'auth.users'::regclass`;
  const kept = dataPeriods.filter(({ end }) => end === 'kept').map(({ data }) => data);
  const tables = (await listed()).filter(({ data }) => kept.includes(data)).flatMap((row) => row.tables);
  expect(tables).toHaveLength(3);
  expect(people.filter(({ name }) => tables.includes(name))).toEqual([]);
});

test('notifications go after 12 months', async () => {
  const person = await createPerson(database);
  for (const months of [11, 13])
    await database.owner`
      insert into public.notifications (user_id, kind, title, body, email_status, created_at)
      values (${person.id}, 'system', ${`${months}`}, 'Kabar', 'skipped', now() - make_interval(months => ${months}))`;
  await database.owner`select private.purge_old_notifications()`;
  const left = await runAs(database, person, `select title from public.notifications where body = 'Kabar'`);
  expect(left).toEqual([{ title: '11' }]);
});

/** An application to a new project, as it was so many months ago. */
async function applied(state: { status?: string; closed?: string; months: number; talks?: boolean }) {
  const [owner, applicant] = [await createPerson(database), await createPerson(database, { premium: true })];
  const project = await createProject(database, owner);
  const [row] = await runAs(
    database,
    applicant,
    `insert into public.project_applications (project_id, application_message) values ($1, 'Halo') returning id`,
    [project],
  );
  const id = String(row?.['id']);
  if (state.status !== undefined)
    await runAs(database, owner, `update public.project_applications set status = $2 where id = $1`, [
      id,
      state.status,
    ]);
  if (state.closed !== undefined)
    await database.owner`
      update public.project_applications set closed_reason = ${state.closed}, closed_at = now() where id = ${id}`;
  await database.owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
      update public.project_applications set decided_at = decided_at - make_interval(months => ${state.months}),
        closed_at = closed_at - make_interval(months => ${state.months}) where id = ${id}`;
    if (state.talks !== true) await tx`delete from public.threads where application_id = ${id}`;
  });
  return id;
}

test('applications that came to nothing go after 12 months, once no conversation is about them; the others stay', async () => {
  const gone = [
    await applied({ status: 'rejected', months: 13 }),
    await applied({ closed: 'unanswered', months: 13 }),
    await applied({ closed: 'seats_filled', months: 13 }),
  ];
  const kept = [
    await applied({ status: 'rejected', months: 11 }),
    await applied({ closed: 'unanswered', months: 11 }),
    await applied({ status: 'rejected', months: 13, talks: true }),
    await applied({ status: 'accepted', months: 40 }),
    await applied({ months: 40 }),
  ];
  const [row] = await database.owner<{ purged: number }[]>`select private.purge_old_applications() as purged`;
  expect(row?.purged).toBe(gone.length);
  const left = await database.owner<{ id: string }[]>`select id from public.project_applications`;
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
});

test('the log of sign-ins goes after 12 months, and its chain holds', async () => {
  for (const months of [14, 13, 11])
    await database.owner`
      insert into auth.audit_log_entries (payload, created_at)
      values ('{"action": "login"}', now() - make_interval(months => ${months}))`;
  await database.owner`select auth.seal_audit_log()`;
  const [row] = await database.owner`select private.purge_sign_in_log() as purged`;
  expect(row?.['purged']).toBe(2);
  const [broken] = await database.owner`select auth.find_audit_break() as at`;
  expect(broken?.['at']).toBeNull();
});
