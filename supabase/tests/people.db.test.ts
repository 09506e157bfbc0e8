/** A person's page for the desk: found, opened with a line in the audit log, read, and what can be done to an account. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { applyPayment, createContact, createOrder, createProject, giveCoins } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
let admin: Person;
let colleague: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = await createPerson(database, { admin: true });
  colleague = await createPerson(database, { admin: true });
});
afterAll(() => database.drop());

const open = (person: Person, by = admin) =>
  runAs(database, by, 'select public.admin_open_person($1)', [person.id]);
const get = 'select * from public.admin_get_person($1)';
const events = 'select * from public.admin_list_person_events($1, $2, 1, 200)';
const actionsOf = async (person: Person, kind = 'all'): Promise<string[]> =>
  (await runAs(database, admin, events, [person.id, kind])).map((row) => String(row['action']));
const auditOf = async (person: Person, action: string) =>
  database.owner`
    select actor_id, reason from public.audit_log where target_kind = 'user' and target_id = ${person.id} and action = ${action}`;
const openSession = async (person: Person): Promise<void> => {
  await database.owner`insert into auth.sessions (id, user_id) values (${randomUUID()}, ${person.id})`;
};
const sessionsOf = (person: Person) =>
  database.owner`select 1 from auth.sessions where user_id = ${person.id}`;
const toldOf = (person: Person) =>
  database.owner`select title, email_status from public.notifications where user_id = ${person.id} and kind = 'system'`;

describe('search', () => {
  test('finds a person by name, address, number in any way of writing, order, referral code and id', async () => {
    const person = await createPerson(database, { whatsapp: '6281355577799' });
    const order = await createOrder(database, person);
    const [code] = await database.owner<{ code: string }[]>`
      select code from public.referral_codes where user_id = ${person.id}`;
    for (const term of [
      person.username,
      `Anggota ${person.id.slice(0, 8)}`,
      person.email.toUpperCase(),
      '081355577799',
      '+62 813-5557-7799',
      '55577799',
      order,
      order.toLowerCase(),
      ` ${code?.code.toLowerCase() ?? ''} `,
      person.id,
    ]) {
      const found = await runAs(database, admin, 'select id from public.admin_list_users($1)', [term]);
      expect([term, found.map((row) => row['id'])]).toEqual([term, [person.id]]);
    }
    for (const term of ['0813', `${order}9`, "' or true --", '%', person.id.slice(0, -1)])
      expect([
        term,
        await runAs(database, admin, 'select id from public.admin_list_users($1)', [term]),
      ]).toEqual([term, []]);
  });
});

describe('opening', () => {
  test('each opening is a line in the audit log, and nothing is read before it, or by another admin in its shadow', async () => {
    const person = await createPerson(database);
    for (const sql of [
      get,
      'select * from public.admin_list_person_events($1)',
      'select * from public.admin_list_person_orders($1)',
    ]) {
      expect((await attemptAs(database, admin, sql, [person.id])).hint).toBe('open_first');
    }
    await open(person);
    await open(person);
    expect(await auditOf(person, 'person.opened')).toEqual(
      [0, 1].map(() => ({ actor_id: admin.id, reason: null })),
    );
    expect(await runAs(database, admin, get, [person.id])).toHaveLength(1);
    expect((await attemptAs(database, colleague, get, [person.id])).hint).toBe('open_first');
    expect((await attemptAs(database, person, get, [person.id])).code).toBe('42501');
    expect(
      (await attemptAs(database, admin, 'select public.admin_open_person($1)', [randomUUID()])).hint,
    ).toBe('not_found');
  });

  test('an admin who is none any more reads nothing of what they opened', async () => {
    const [former, person] = [await createPerson(database, { admin: true }), await createPerson(database)];
    await open(person, former);
    await runAs(database, admin, 'delete from public.user_roles where user_id = $1', [former.id]);
    expect((await attemptAs(database, former, get, [person.id])).code).toBe('42501');
    expect((await attemptAs(database, former, 'select public.admin_open_person($1)', [person.id])).code).toBe(
      '42501',
    );
  });
});

test('the timeline has everything that happened around a person, of no other member, newest first, by kind', async () => {
  const [owner, other] = [await createPerson(database), await createPerson(database, { premium: true })];
  const [code] = await database.owner<{ code: string }[]>`
    select code from public.referral_codes where user_id = ${owner.id}`;
  const brought = await createPerson(database, { referredBy: code?.code ?? '' });
  const project = await createProject(database, owner, 'Nebeng Kampus');
  await database.owner`
    insert into auth.audit_log_entries (payload, ip_address) values
      (${database.owner.json({ action: 'login', actor_id: owner.id })}, ''),
      (${database.owner.json({ action: 'token_refreshed', actor_id: owner.id })}, ''),
      (${database.owner.json({ action: 'login', actor_id: other.id })}, '')`;
  await applyPayment(database, await createOrder(database, owner), 'paid');
  await giveCoins(database, owner, 60);
  await runAs(database, owner, 'select public.withdraw_coins()');
  await runAs(
    database,
    other,
    `insert into public.project_applications (project_id, application_message) values ($1, 'Halo')`,
    [project],
  );
  await runAs(
    database,
    other,
    `insert into public.reports (target_kind, target_id, reason) values ('project', $1, 'Spam')`,
    [project],
  );
  await runAs(database, owner, 'delete from public.relasi_bisnis where id = $1', [
    await createContact(database, owner),
  ]);
  await runAs(database, null, `select public.submit_contact_message('A', $1, 'Keluhan', 'Isi')`, [
    owner.email,
  ]);
  await runAs(database, admin, `select public.admin_note_person($1, $2, 'Sopan sekali')`, [
    owner.id,
    randomUUID(),
  ]);
  await runAs(database, admin, `select public.admin_revoke_premium($1, 'Diminta sendiri')`, [owner.id]);
  for (const person of [owner, other, brought]) await open(person);

  expect((await actionsOf(owner)).toSorted()).toEqual(
    [
      ...[
        'application.received',
        'coin.signup_reward',
        'coin.signup_reward',
        'coin.withdraw',
        'login',
        'order.created',
        'payment.paid',
      ],
      ...[
        'person.noted',
        'premium.revoked',
        'project.created',
        'referral.brought',
        'relasi.deleted',
        'report.about',
      ],
      ...['ticket.sent', 'voucher.created'],
    ].toSorted(),
  );
  expect(await actionsOf(owner, 'coin')).toHaveLength(4);
  expect(await actionsOf(owner, 'signin')).toEqual(['login']);
  expect((await actionsOf(other)).toSorted()).toEqual(['application.sent', 'login', 'report.made']);
  expect(await actionsOf(brought, 'referral')).toEqual(['referral.came']);
  const rows = await runAs(database, admin, events, [owner.id, 'all']);
  const times = rows.map((row) => Date.parse(String(row['at'])));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(rows.find((row) => row['action'] === 'application.received')).toMatchObject({
    title: 'Nebeng Kampus',
    ref_kind: 'project',
    ref: project,
    actor_id: other.id,
    actor_name: other.username,
    detail: 'pending',
  });
  await runAs(
    database,
    other,
    'select public.withdraw_applications(array(select id from public.project_applications where applicant_id = $1))',
    [other.id],
  );
  expect((await runAs(database, admin, events, [other.id, 'application']))[0]).toMatchObject({
    detail: 'withdrawn',
  });
  const [summary] = await runAs(
    database,
    admin,
    'select orders::int, projects::int, referrals::int, reports_about::int, open_tickets::int, is_premium from public.admin_get_person($1)',
    [owner.id],
  );
  expect(summary).toEqual({
    orders: 1,
    projects: 1,
    referrals: 1,
    reports_about: 1,
    open_tickets: 1,
    is_premium: false,
  });
  const two = await runAs(
    database,
    admin,
    'select action from public.admin_list_person_events($1, $2, 2, 5)',
    [owner.id, 'all'],
  );
  expect(two.map((row) => row['action'])).toEqual(rows.slice(5, 10).map((row) => row['action']));
});

describe('a ban', () => {
  const ban = 'select public.admin_ban_person($1, $2, $3) as until';

  test('ends the sessions, is told by mail even to who wants no news, stands in the log with its reason, and can be lifted', async () => {
    const person = await createPerson(database);
    await runAs(
      database,
      person,
      `insert into public.notification_preferences (kind, email, in_app) values ('system', false, false)`,
    );
    await openSession(person);
    const until = new Date(Date.now() + 86_400_000).toISOString();
    await runAs(database, admin, ban, [person.id, 'Meminta uang dari pelamar', until]);
    expect(await sessionsOf(person)).toEqual([]);
    expect(await toldOf(person)).toEqual([{ title: 'Akun Anda diblokir', email_status: 'pending' }]);
    expect(await auditOf(person, 'person.banned')).toEqual([
      { actor_id: admin.id, reason: 'Meminta uang dari pelamar' },
    ]);
    await open(person);
    const [row] = await runAs(database, admin, get, [person.id]);
    expect(row?.['banned_until']).toEqual(new Date(until));
    const unban = `select public.admin_unban_person($1, 'Banding diterima')`;
    await runAs(database, admin, unban, [person.id]);
    expect((await attemptAs(database, admin, unban, [person.id])).hint).toBe('not_banned');
    const [after] = await database.owner`select banned_until from auth.users where id = ${person.id}`;
    expect(after).toEqual({ banned_until: null });
  });

  test('for good ends after a lifetime', async () => {
    const person = await createPerson(database);
    await runAs(database, admin, ban, [person.id, 'Menipu', null]);
    const [row] = await database.owner`
      select banned_until > now() + interval '99 years' as long from auth.users where id = ${person.id}`;
    expect(row).toEqual({ long: true });
  });

  test.each([
    ['oneself', 'own_account'],
    ['another admin', 'is_admin'],
    ['nobody', 'not_found'],
  ])('of %s is refused', async (who, hint) => {
    const id = { oneself: admin.id, 'another admin': colleague.id }[who] ?? randomUUID();
    expect((await attemptAs(database, admin, ban, [id, 'Karena saya bisa', null])).hint).toBe(hint);
    for (const name of ['admin_end_sessions', 'admin_reset_second_factor', 'admin_unban_person'])
      expect((await attemptAs(database, admin, `select public.${name}($1, 'Karena bisa')`, [id])).hint).toBe(
        hint,
      );
  });

  test.each([
    ['without a reason', ' ', null, 'reason_required'],
    ['that is over already', 'Menipu', '2020-01-01', 'bad_end'],
    ['until the end of time', 'Menipu', '9999-12-31', 'bad_end'],
  ])('%s is refused', async (_case, reason, until, hint) => {
    const person = await createPerson(database);
    expect((await attemptAs(database, admin, ban, [person.id, reason, until])).hint).toBe(hint);
  });
});

test('ending sessions and taking a lost second factor away: of this account alone, told and logged', async () => {
  const [person, other] = [await createPerson(database), await createPerson(database)];
  for (const one of [person, person, other]) await openSession(one);
  const [ended] = await runAs(database, admin, `select public.admin_end_sessions($1, 'Ponsel hilang') as n`, [
    person.id,
  ]);
  expect(ended).toEqual({ n: 2 });
  expect(await sessionsOf(other)).toHaveLength(1);
  const reset = `select public.admin_reset_second_factor($1, 'Ponsel hilang') as n`;
  expect((await attemptAs(database, admin, reset, [person.id])).hint).toBe('no_factor');
  for (const one of [person, other]) {
    await openSession(one);
    await database.owner`
      insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (${randomUUID()}, ${one.id}, 'totp', 'verified', now(), now())`;
  }
  expect(await runAs(database, admin, reset, [person.id])).toEqual([{ n: 1 }]);
  expect(await sessionsOf(person)).toEqual([]);
  expect(await database.owner`select 1 from auth.mfa_factors where user_id = ${other.id}`).toHaveLength(1);
  expect((await toldOf(person)).map(({ title }) => title)).toHaveLength(2);
});

test('a note sent ten times at once with one key is written once, and its subject never sees it', async () => {
  const person = await createPerson(database);
  const key = randomUUID();
  const note = 'select id from public.admin_note_person($1, $2, $3)';
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => attemptAs(database, admin, note, [person.id, key, 'Sering telat'])),
  );
  expect(new Set(outcomes.map(({ rows }) => rows?.[0]?.['id'])).size).toBe(1);
  expect(await auditOf(person, 'person.noted')).toHaveLength(1);
  expect((await attemptAs(database, colleague, note, [person.id, key, 'Sering telat'])).hint).toBe(
    'key_used',
  );
  expect(await runAs(database, person, 'select id from public.person_notes')).toEqual([]);
});
