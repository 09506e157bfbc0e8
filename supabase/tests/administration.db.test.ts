import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { applyPayment, createContact, createOrder } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
let admin: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = await createPerson(database, { admin: true });
});
afterAll(() => database.drop());

async function auditOf(target: string): Promise<unknown[]> {
  return runAs(
    database,
    admin,
    'select action, actor_id, reason from public.audit_log where target_id = $1 order by id',
    [target],
  );
}

describe('admin_list_users', () => {
  test('gives the true total, page by page, newest first', async () => {
    await Promise.all(Array.from({ length: 60 }, () => createPerson(database, { complete: false })));
    const [{ n } = { n: 0 }] = await database.owner<
      { n: number }[]
    >`select count(*)::int as n from public.pengguna`;
    const ids: unknown[] = [];
    for (let page = 1; ; page += 1) {
      const rows = await runAs(
        database,
        admin,
        'select id, total_count::int as total from public.admin_list_users(page => $1, page_size => 25)',
        [page],
      );
      if (rows.length === 0) break;
      expect(rows[0]?.['total']).toBe(n);
      ids.push(...rows.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(n);
  });

  test('finds by address and username, and takes % and _ as they are', async () => {
    const person = await createPerson(database, { email: 'cari_saya@kampus.test', premium: true });
    const find = (search: string) =>
      runAs(database, admin, 'select id, is_premium, is_admin from public.admin_list_users(search => $1)', [
        search,
      ]);
    expect(await find('CARI_SAYA@')).toEqual([{ id: person.id, is_premium: true, is_admin: false }]);
    expect(await find(person.username)).toHaveLength(1);
    expect(await find('%')).toEqual([]);
    expect(await find('cariXsaya')).toEqual([]);
  });
});

describe('a list of the desk beyond 10,000 rows', () => {
  let big: TestDatabase;
  let reader: Person;
  beforeAll(async () => {
    big = await createTestDatabase();
    reader = await createPerson(big, { admin: true });
    await big.owner.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`
        insert into auth.users (id, email, email_confirmed_at)
        select gen_random_uuid(), 'banyak' || n || '@contoh.test', now() from generate_series(1, 10050) as n`;
      await tx`
        insert into public.pengguna (id, nama_lengkap, username, email, tanggal_daftar)
        select u.id, 'Anggota Ramai', split_part(u.email, '@', 1), u.email, now() - interval '1 day' * substr(split_part(u.email, '@', 1), 7)::integer
        from auth.users as u where u.email like 'banyak%'`;
      await tx`
        insert into public.payments (order_id, user_id, amount, created_at)
        select 'UJI-' || p.username, p.id, 80000, p.tanggal_daftar from public.pengguna as p where p.username like 'banyak%'`;
    });
    await big.owner`analyze public.pengguna`;
  });
  afterAll(() => big.drop());
  const read = (call: string) =>
    runAs(big, reader, `select username, total_count::int as total from public.${call}`);

  test('ends there, and says of how many it is: all accounts by the statistics, else that there are more', async () => {
    const first = await read('admin_list_users(page_size => 200)');
    expect(first).toHaveLength(200);
    expect(first[1]).toEqual({ username: 'banyak1', total: 10_051 });
    const last = await read('admin_list_users(page => 50, page_size => 200)');
    expect(last.at(-1)).toMatchObject({ username: 'banyak9999' });
    expect(await read('admin_list_users(page => 51, page_size => 200)')).toEqual([]);
    expect(await read(`admin_list_users(search => 'Anggota Ramai')`)).toHaveLength(25);
    expect((await read(`admin_list_users(search => 'Anggota Ramai')`))[0]).toEqual({
      username: 'banyak1',
      total: 10_001,
    });
    expect((await read(`admin_list_payments(search => 'Anggota Ramai')`))[0]).toMatchObject({
      total: 10_001,
    });
    expect((await read('admin_list_payments()'))[0]).toEqual({ username: 'banyak1', total: 10_001 });
    expect(await read('admin_list_payments(page => 401)')).toEqual([]);
  });

  test('finds the oldest by a part of the name, the number of an order and what it is of', async () => {
    for (const call of ['admin_list_users', 'admin_list_payments'])
      expect(await read(`${call}(search => 'anyak10050')`)).toEqual([{ username: 'banyak10050', total: 1 }]);
    expect(await read(`admin_list_users(search => 'uji-banyak10050')`)).toEqual([]);
    expect(await read(`admin_list_users(search => 'UJI-banyak10050')`)).toMatchObject([
      { username: 'banyak10050' },
    ]);
    expect(await read(`admin_list_payments(search => 'banyak10050', p_status => 'paid')`)).toEqual([]);
    expect(await read(`admin_list_users(search => 'k1')`)).not.toEqual([]);
  });
});

describe('admin_list_audit', () => {
  test('names who acted and on whom, newest first, filtered by the beginning of the action', async () => {
    const person = await createPerson(database);
    await runAs(database, admin, `select * from public.admin_grant_premium($1, 'hadiah')`, [person.id]);
    await runAs(database, admin, `select * from public.admin_revoke_premium($1, 'selesai')`, [person.id]);
    const read = (prefix: string) =>
      runAs(
        database,
        admin,
        'select action, actor_name, target_name, total_count::int as total from public.admin_list_audit($1, 1, 2)',
        [prefix],
      );
    const lines = await read('premium.');
    expect(lines).toMatchObject([
      { action: 'premium.revoked', actor_name: admin.username, target_name: person.username },
      { action: 'premium.granted', actor_name: admin.username, target_name: person.username },
    ]);
    expect(lines[0]?.['total']).toBeGreaterThanOrEqual(2);
    expect(await read('premium%')).toEqual([]);
  });
});

describe('Premium by hand', () => {
  test('is granted and revoked with a reason, once, and audited', async () => {
    const person = await createPerson(database);
    const grant = () =>
      attemptAs(database, admin, `select public.admin_grant_premium($1, 'Juara lomba')`, [person.id]);
    const outcomes = await Promise.all(Array.from({ length: 5 }, grant));
    expect(outcomes.filter(({ rows }) => rows)).toHaveLength(1);
    expect(outcomes.filter(({ hint }) => hint === 'already_premium')).toHaveLength(4);
    const silent = await attemptAs(database, admin, `select public.admin_revoke_premium($1, ' ')`, [
      person.id,
    ]);
    expect(silent).toMatchObject({ code: 'PT422', hint: 'reason_required' });
    await runAs(database, admin, `select public.admin_revoke_premium($1, 'Salah orang')`, [person.id]);
    expect(await auditOf(person.id)).toEqual([
      { action: 'premium.granted', actor_id: admin.id, reason: 'Juara lomba' },
      { action: 'premium.revoked', actor_id: admin.id, reason: 'Salah orang' },
    ]);
    expect(await database.owner`select paket from public.pengguna where id = ${person.id}`).toEqual([
      { paket: 'Gratis' },
    ]);
  });
});

describe('refunds by hand', () => {
  test('take Premium back and keep the event', async () => {
    const buyer = await createPerson(database);
    const order = await createOrder(database, buyer);
    const refund = () =>
      attemptAs(database, admin, `select status from public.admin_record_refund($1, 'Transfer BCA')`, [
        order,
      ]);
    expect(await refund()).toMatchObject({ code: 'PT409', hint: 'not_paid' });
    await applyPayment(database, order, 'paid');
    const outcomes = await Promise.all(Array.from({ length: 5 }, refund));
    expect(outcomes.filter(({ rows }) => rows)).toHaveLength(1);
    expect(
      await database.owner`select source, outcome from public.payment_events where order_id = ${order}`,
    ).toEqual([{ source: 'admin', outcome: 'refunded' }]);
    const [row] = await database.owner`select private.has_premium(${buyer.id}) as premium`;
    expect(row).toEqual({ premium: false });
  });

  test('of an order that was paid twice leave Premium alone', async () => {
    const buyer = await createPerson(database);
    const order = await createOrder(database, buyer);
    await applyPayment(database, order, 'paid', { transaction_id: 'a' });
    await applyPayment(database, order, 'paid', { transaction_id: 'b' });
    const [row] = await runAs(
      database,
      admin,
      `select status, needs_refund from public.admin_record_refund($1, 'Bayar dua kali')`,
      [order],
    );
    expect(row).toEqual({ status: 'paid', needs_refund: false });
    expect(await database.owner`select private.has_premium(${buyer.id}) as premium`).toEqual([
      { premium: true },
    ]);
  });
});

describe('settings', () => {
  test('hold numbers where numbers belong, are audited, and are in force at once', async () => {
    const change = (key: string, value: unknown) =>
      attemptAs(database, admin, `select public.admin_update_setting($1, $2::jsonb, 'Promo')`, [key, value]);
    expect((await change('premium_price', 'gratis')).hint).toBe('bad_setting');
    expect((await change('premium_price', 0)).hint).toBe('bad_setting');
    expect((await change('premium_price', -5)).hint).toBe('bad_setting');
    expect((await change('tidak_ada', 1)).code).toBe('PT404');
    expect((await change('premium_price', 75_000)).code).toBeNull();
    const order = await createOrder(database, await createPerson(database));
    expect(await database.owner`select amount from public.payments where order_id = ${order}`).toEqual([
      { amount: 75_000 },
    ]);
    expect(await applyPayment(database, order, 'paid', { amount: 80_000 })).toBe('amount_mismatch');
    expect(await auditOf('premium_price')).toEqual([
      { action: 'setting.changed', actor_id: admin.id, reason: 'Promo' },
    ]);
    await change('premium_price', 80_000);
  });

  test('premium links are changed by admins only, and each change is audited', async () => {
    await runAs(
      database,
      admin,
      `update public.premium_links set url = 'https://chat.whatsapp.com/baru' where key = 'community'`,
    );
    const unsafe = await attemptAs(
      database,
      admin,
      `update public.premium_links set url = 'javascript:alert(1)' where key = 'community'`,
    );
    expect(unsafe.code).toBe('23514');
    expect(await auditOf('community')).toMatchObject([{ action: 'premium_link.update', actor_id: admin.id }]);
  });
});

describe('reports', () => {
  test('one open report per person and target; the answer reaches the reporter', async () => {
    const reporter = await createPerson(database);
    const contact = await createContact(database, await createPerson(database));
    const send = () =>
      attemptAs(
        database,
        reporter,
        `insert into public.reports (target_kind, target_id, reason) values ('relasi', $1, 'Penipuan') returning id, snapshot`,
        [contact],
      );
    const outcomes = await Promise.all(Array.from({ length: 10 }, send));
    const [report] = outcomes.flatMap(({ rows }) => rows ?? []);
    expect(outcomes.filter(({ code }) => code === '23505')).toHaveLength(9);
    expect(report?.['snapshot']).toMatchObject({ id: contact, name: 'Siti Aminah' });
    expect(report?.['snapshot']).not.toHaveProperty('whatsapp');
    await runAs(
      database,
      admin,
      `select public.admin_answer_report($1, 'resolved', 'Profil sudah dihapus')`,
      [report?.['id']],
    );
    expect(await runAs(database, reporter, `select kind, body from public.notifications`)).toEqual([
      { kind: 'report', body: 'Profil sudah dihapus' },
    ]);
    expect(
      (
        await attemptAs(database, admin, `select public.admin_answer_report($1, 'resolved', 'Lagi')`, [
          report?.['id'],
        ])
      ).code,
    ).toBe('PT404');
    expect((await send()).code).toBeNull();
  });

  test('of something that is not there are refused', async () => {
    const reporter = await createPerson(database);
    const outcome = await attemptAs(
      database,
      reporter,
      `insert into public.reports (target_kind, target_id, reason) values ('project', gen_random_uuid(), 'Spam')`,
    );
    expect(outcome.code).toBe('PT404');
  });
});

describe('contact messages', () => {
  test('give a ticket number, at most five a day for one address', async () => {
    const send = () =>
      attemptAs(
        database,
        null,
        `select ticket_number from public.submit_contact_message('Ani', ' ANI@kampus.test ', 'Halo', 'Apa kabar?')`,
      );
    const outcomes = await Promise.all(Array.from({ length: 8 }, send));
    const tickets = outcomes.flatMap(({ rows }) => rows ?? []);
    expect(tickets).toHaveLength(5);
    for (const ticket of tickets) expect(ticket['ticket_number']).toMatch(/^KU-\d{6}-[A-Z0-9]{6}$/);
    expect(outcomes.filter(({ code }) => code === 'PT429')).toHaveLength(3);
  });

  test.each([
    ['no address', 'bukan alamat', 'Halo', 'Isi'],
    ['no message', 'b@kampus.test', 'Halo', '  '],
    ['a long subject', 'c@kampus.test', 'x'.repeat(151), 'Isi'],
  ])('are refused with %s', async (_case, email, subject, message) => {
    const outcome = await attemptAs(
      database,
      null,
      `select public.submit_contact_message('Ani', $1, $2, $3)`,
      [email, subject, message],
    );
    expect(outcome.code).toBe('23514');
  });
});

describe('saved ideas', () => {
  test('stop at 200 a person, also in parallel', async () => {
    const person = await createPerson(database);
    await database.owner`
      insert into public.business_ideas (user_id, title) select ${person.id}, 'Ide ' || i from generate_series(1, 195) as i`;
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () =>
        attemptAs(database, person, `insert into public.business_ideas (title) values ('Lagi') returning id`),
      ),
    );
    expect(outcomes.filter(({ rows }) => rows)).toHaveLength(5);
    expect(outcomes.filter(({ hint }) => hint === 'idea_limit')).toHaveLength(5);
  });
});
