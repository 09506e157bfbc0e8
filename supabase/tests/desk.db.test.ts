/** The home of the desk, its searchable log, and a year of birth that is put right. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { applyPayment, createOrder, createProject, giveCoins } from './support/content.ts';
import { attemptAs, birthYearOf, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
let admin: Person;
let moderator: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = await createPerson(database, { admin: true });
  moderator = await createPerson(database);
  await database.owner`insert into public.staff_roles (user_id, role) values (${moderator.id}, 'moderator')`;
});
afterAll(() => database.drop());

type Figures = Record<string, number>;
type Home = {
  days: number;
  step: number;
  waiting: { kind: string; waiting: number; since: string | null }[];
  figures: (Figures & { day: string })[];
  before: Figures;
};
const home = async (days: number | null, by = admin): Promise<Home> =>
  (await runAs(database, by, 'select public.admin_get_home($1) as home', [days]))[0]?.['home'] as Home;
const sumOf = (answer: Home, key: string): number =>
  answer.figures.reduce((sum, step) => sum + (step[key] ?? 0), 0);

describe('what waits for more than a day', () => {
  const told = async (person: Person): Promise<string[]> =>
    (
      await database.owner<{ body: string }[]>`
        select body from public.notifications where user_id = ${person.id} and title like 'Menunggu di dasbor%'`
    ).map(({ body }) => body);

  test('is told once a day to each who may work on it, and to no other user', async () => {
    const finance = await createPerson(database);
    const support = await createPerson(database);
    await database.owner`
      insert into public.staff_roles (user_id, role) values (${finance.id}, 'finance'), (${support.id}, 'support')`;
    const owner = await createPerson(database);
    const project = await createProject(database, owner);
    const fresh = await createProject(database, owner);
    await database.owner`
      insert into public.reports (reporter_id, target_kind, target_id, reason, created_at) values
        (${support.id}, 'project', ${project}, 'Spam', now() - interval '25 hours'),
        (${finance.id}, 'project', ${fresh}, 'Spam', now())`;
    const order = await createOrder(database, owner);
    await applyPayment(database, order, 'review');
    await database.owner`update public.payments set created_at = now() - interval '2 days' where order_id = ${order}`;
    for (let run = 0; run < 2; run += 1) await database.owner`select private.warn_desk()`;
    expect(await told(moderator)).toEqual([
      expect.stringMatching(/^2 laporan\. Yang tertua sejak .* WIB\.$/),
    ]);
    expect(await told(finance)).toEqual([expect.stringMatching(/^1 pembayaran\. /)]);
    expect(await told(admin)).toEqual([expect.stringMatching(/^1 pembayaran, 2 laporan\. /)]);
    for (const other of [support, owner]) expect(await told(other)).toEqual([]);
    await database.owner`
      update public.notifications set dedupe_key = 'desk:yesterday:' || user_id where title like 'Menunggu di dasbor%'`;
    await database.owner`select private.warn_desk()`;
    expect(await told(moderator)).toHaveLength(2);
    await applyPayment(database, order, 'expired');
    await database.owner`delete from public.reports where target_id in (${project}, ${fresh})`;
  });
});

describe('the home', () => {
  test('counts every kind of mail that was given up', async () => {
    const failed = async () => (await home(30)).waiting.find(({ kind }) => kind === 'mails')?.waiting ?? 0;
    const before = await failed();
    const person = await createPerson(database);
    await database.owner`
      insert into public.guardian_requests (child_id, guardian_email, mailbox, email_status)
      values (${person.id}, 'wali@contoh.test', 'wali@contoh.test', 'failed')`;
    await database.owner`
      insert into public.campus_codes (user_id, email, mailbox_hash, institution, email_status)
      values (${person.id}, 'a@kampus.ac.id', '\\x01', 'kampus.ac.id', 'failed')`;
    await database.owner`
      insert into public.notifications (user_id, kind, title, email_status) values (${person.id}, 'system', 'Kabar', 'failed')`;
    expect((await failed()) - before).toBe(3);
    const [queue] = await database.owner<{ failed: string }[]>`
      select failed from private.mail_queues() where queue = 'guardians'`;
    expect(Number(queue?.failed)).toBe(1);
    await database.owner`delete from auth.users where id = ${person.id}`;
  });

  test('counts what happened in the period, once, on the day in Jakarta', async () => {
    const before = await home(30);
    const owner = await createPerson(database);
    const half = await createPerson(database, { complete: false });
    const buyer = await createPerson(database, { premium: true });
    const project = await createProject(database, owner);
    await runAs(
      database,
      buyer,
      `insert into public.project_applications (project_id, applicant_id, application_message, applicant_skills)
      values ($1, $2, 'Saya ingin bergabung dengan tim ini', array['SEO'])`,
      [project, buyer.id],
    );
    await database.owner`update public.project_applications set status = 'accepted' where project_id = ${project}`;
    const kept = await createOrder(database, owner);
    await applyPayment(database, kept, 'paid', { payment_type: 'qris' });
    const back = await createOrder(database, half);
    await applyPayment(database, back, 'paid', { payment_type: 'bank_transfer' });
    await applyPayment(database, back, 'refunded');
    const after = await home(30);
    const grown = (key: string): number => sumOf(after, key) - sumOf(before, key);
    expect(Object.fromEntries(Object.keys(after.before).map((key) => [key, grown(key)]))).toEqual({
      signups: 3,
      activated: 2,
      listings: 1,
      applications: 1,
      accepted: 1,
      buyers: 1,
      revenue: 160_000,
      refunds: 80_000,
      // 0,7 % of one, 4.000 of the other: the provider keeps its price of what went back.
      fees: 4_560,
    });
    expect(after.figures).toHaveLength(30);
    expect(after.figures.at(-1)?.['listings']).toBe(sumOf(after, 'listings'));
    // What is older stands in the period before.
    await database.owner`update public.project_listings set created_at = now() - interval '35 days' where id = ${project}`;
    const moved = await home(30);
    expect(sumOf(after, 'listings') - sumOf(moved, 'listings')).toBe(1);
    expect(moved.before['listings']).toBe((after.before['listings'] ?? 0) + 1);
    const year = await home(365);
    expect(year.step).toBe(7);
    expect(sumOf(year, 'listings')).toBe(sumOf(after, 'listings'));
  });

  test('keeps the period within bounds', async () => {
    for (const [asked, days] of [
      [null, 30],
      [-5, 7],
      [0, 7],
      [100_000, 365],
    ] as const)
      expect((await home(asked)).days).toBe(days);
  });

  test('shows what waits with its age, and to a lesser role only its own part and no money', async () => {
    const member = await createPerson(database);
    const project = await createProject(database, member);
    await runAs(
      database,
      await createPerson(database),
      `insert into public.reports (reporter_id, target_kind, target_id, reason) values (auth.uid(), 'project', $1, 'Spam')`,
      [project],
    );
    await runAs(
      database,
      member,
      `select public.submit_contact_message('A', 'a@b.id', 'Keluhan', 'Isi keluhan')`,
    );
    await giveCoins(database, member, 60);
    await runAs(database, member, 'select public.withdraw_coins()');
    await database.owner`
      insert into public.notifications (user_id, kind, title, body, email_status) values (${member.id}, 'system', 'x', 'x', 'failed')`;
    const all = await home(7);
    const countOf = (answer: Home) =>
      Object.fromEntries(answer.waiting.map((one) => [one.kind, one.waiting]));
    expect(countOf(all)).toMatchObject({
      reports: 1,
      complaints: 1,
      vouchers: 1,
      mails: 1,
      holds: 0,
      rewards: 0,
      proposals: 0,
    });
    expect(all.waiting.find(({ kind }) => kind === 'reports')?.since).not.toBeNull();
    const part = await home(7, moderator);
    expect(part.waiting.map(({ kind }) => kind).toSorted()).toEqual([
      'complaints',
      'holds',
      'questions',
      'reports',
    ]);
    expect(part.figures[0]).not.toHaveProperty('revenue');
    expect(part.before).not.toHaveProperty('fees');
    for (const person of [null, member])
      expect((await attemptAs(database, person, 'select public.admin_get_home(7)')).code).toBe('42501');
  });
});

describe('the log', () => {
  test('is searched by names, numbers and reasons, never by a pattern of the searcher', async () => {
    const person = await createPerson(database);
    await runAs(database, admin, `select public.admin_open_person($1)`, [person.id]);
    await runAs(database, admin, `select public.admin_ban_person($1, 'Menjual akun kembaran')`, [person.id]);
    await giveCoins(database, moderator, 60);
    const [voucher] = await runAs(
      database,
      moderator,
      'select (public.withdraw_coins()).voucher_code as code',
    );
    const find = (term: string, prefix = '') =>
      runAs(
        database,
        admin,
        `select action, target_name, total_count::integer as total from public.admin_list_audit($2, 1, 25, $1)`,
        [term, prefix],
      );
    expect((await find(person.username)).map((row) => row['action'])).toEqual([
      'person.banned',
      'person.opened',
    ]);
    expect((await find(person.email.toUpperCase(), 'person.b')).map((row) => row['action'])).toEqual([
      'person.banned',
    ]);
    expect(await find('akun kembaran')).toMatchObject([{ target_name: person.username, total: 1 }]);
    expect(await find(String(voucher?.['code']).toLowerCase())).toMatchObject([
      { action: 'voucher.created', target_name: voucher?.['code'] },
    ]);
    for (const term of ['%', '_', "' or true --", randomUUID()]) expect(await find(term)).toEqual([]);
    expect((await find('')).length).toBeGreaterThan(2);
  });

  test('names a setting and a link of Premium as the desk does', async () => {
    await runAs(database, admin, `select public.admin_update_setting('reward_hold_days', '8')`);
    await runAs(
      database,
      admin,
      `update public.premium_links set url = '/tutorial' where key = 'tutorial-1'`,
    );
    const named = async (prefix: string) =>
      (
        await runAs(database, admin, 'select target_name from public.admin_list_audit($1, 1, 1)', [prefix])
      )[0]?.['target_name'];
    expect(await named('setting.')).toBe('Masa tahan hadiah (hari)');
    expect(await named('premium_link.')).toBe('Tutorial 1');
  });
});

describe('a wrong year of birth', () => {
  const correct = (
    person: Person,
    year: number | null,
    reason = 'Kartu pelajar dikirim',
    by: Person | null = admin,
  ) =>
    attemptAs(database, by, 'select public.admin_correct_birth_year($1, $2, $3) as grouped', [
      person.id,
      year,
      reason,
    ]);

  test('is put right with a reason; what the new age forbids goes, and the years are not in the log', async () => {
    const person = await createPerson(database);
    await database.owner`insert into auth.sessions (id, user_id) values (${randomUUID()}, ${person.id})`;
    await runAs(
      database,
      person,
      `insert into public.relasi_bisnis (user_id, name, main_skill, experience, vision, whatsapp)
      values ($1, 'Sari', 'Marketing', 'Lima tahun berjualan', 'Mencari rekan', '081234567890')`,
      [person.id],
    );
    expect((await correct(person, birthYearOf(15))).rows).toEqual([{ grouped: 'teen' }]);
    expect(await database.owner`select 1 from public.relasi_bisnis where user_id = ${person.id}`).toEqual([]);
    expect(await database.owner`select 1 from auth.sessions where user_id = ${person.id}`).toHaveLength(1);
    expect((await correct(person, birthYearOf(11))).rows).toEqual([{ grouped: 'child' }]);
    expect(await database.owner`select 1 from auth.sessions where user_id = ${person.id}`).toEqual([]);
    expect((await correct(person, birthYearOf(20))).rows).toEqual([{ grouped: 'adult' }]);
    const lines = await database.owner<{ before: unknown; after: unknown }[]>`
      select before, after from public.audit_log where target_id = ${person.id} and action = 'person.birth_year_corrected' order by id`;
    expect([...lines]).toEqual([
      { before: null, after: { age_group: 'teen' } },
      { before: null, after: { age_group: 'child' } },
      { before: null, after: { age_group: 'adult' } },
    ]);
  });

  test('refuses a year that is none, the same one, no reason, another admin, and everybody without the permission', async () => {
    const person = await createPerson(database);
    for (const year of [null, 0, -5, 1800, 3000, new Date().getFullYear() + 1])
      expect((await correct(person, year)).hint).toBe('birth_year_invalid');
    expect((await correct(person, birthYearOf(25))).hint).toBe('same_year');
    expect((await correct(person, birthYearOf(20), ' ')).hint).toBe('reason_required');
    expect((await correct(await createPerson(database, { age: null }), birthYearOf(20))).hint).toBe(
      'not_found',
    );
    expect((await correct(admin, birthYearOf(20))).hint).toBe('own_account');
    for (const by of [null, person, moderator])
      expect((await correct(person, birthYearOf(20), 'alasan', by)).code).toBe('42501');
  });
});
