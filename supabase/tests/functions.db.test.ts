/** Who may call each function of the API, and what it answers to the wrong person. Rolled back after each call. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { applyPayment, createContact, createOrder, createProject, giveCoins } from './support/content.ts';
import { queryTextInScope } from '../../packages/backend/src/db/scope.ts';
import { attemptAs, createPerson, runAs, scopeOf, type Person } from './support/people.ts';
import { roles, type Role } from './support/table-cases/table-case.ts';

let database: TestDatabase;
let people: Record<Role, Person | null>;
const values: Record<string, string> = {};

beforeAll(async () => {
  database = await createTestDatabase();
  const owner = await createPerson(database);
  const other = await createPerson(database);
  const premium = await createPerson(database, { premium: true });
  const admin = await createPerson(database, { admin: true });
  people = { anon: null, owner, other, premium, admin };
  const [code] = await database.owner<
    { code: string }[]
  >`select code from public.referral_codes where user_id = ${owner.id}`;
  const held = await createPerson(database, { referredBy: code?.code ?? '' });
  await database.owner`update public.referrals set status = 'held', hold_reasons = '{burst}' where referred_id = ${held.id}`;
  const project = await createProject(database, owner);
  const contact = await createContact(database, owner);
  await giveCoins(database, owner, 120);
  const [voucher] = await runAs(database, owner, 'select id from public.withdraw_coins()');
  await giveCoins(database, owner, 50);
  await database.owner`
    insert into private.payout_profiles (user_id, provider, sealed_number, number_end, holder_name)
    values (${owner.id}, 'bca', ${'x'.repeat(60)}, '6789', 'Sari Dewi')`;
  const buyer = await createPerson(database);
  const order = await createOrder(database, buyer);
  await applyPayment(database, order, 'paid');
  await runAs(
    database,
    other,
    `insert into public.reports (target_kind, target_id, reason) values ('project', $1, 'Spam')`,
    [project],
  );
  const [report] = await database.owner<{ id: string }[]>`select id from public.reports`;
  const gone = await createContact(database, owner);
  await runAs(database, owner, 'delete from public.relasi_bisnis where id = $1', [gone]);
  const [deleted] = await database.owner<{ id: string }[]>`select id from public.deleted_content`;
  const [idea] = await runAs(
    database,
    owner,
    `insert into public.business_ideas (title) values ('Kopi') returning id`,
  );
  const [share] = await runAs(database, owner, 'select public.share_idea($1) as token', [idea?.['id']]);
  for (const text of ['Isi', 'Isi lagi'])
    await runAs(database, owner, `select public.submit_contact_message('A', 'a@kampus.test', 'Halo', $1)`, [
      text,
    ]);
  const [ticket, duplicate] = await database.owner<{ id: string }[]>`select id from public.contact_messages`;
  const session = randomUUID();
  await database.owner`insert into auth.sessions (id, user_id) values (${session}, ${owner.id})`;
  const [application] = await runAs(
    database,
    premium,
    `insert into public.project_applications (project_id, application_message) values ($1, 'Saya ikut') returning id`,
    [project],
  );
  const [thread] = await runAs(database, owner, `select public.open_thread('application', $1) as id`, [
    application?.['id'],
  ]);
  await database.owner`
    select public.send_message(${owner.id}, ${String(thread?.['id'])}, ${randomUUID()}, 'Selamat datang')`;
  const [hold] = await database.owner<{ id: string }[]>`
    insert into public.listing_holds (project_id, user_id) values (${project}, ${owner.id}) returning id`;
  await runAs(database, admin, 'select public.admin_open_person($1)', [owner.id]);
  const banned = await createPerson(database);
  await database.owner`update auth.users set banned_until = now() + interval '1 day' where id = ${banned.id}`;
  await database.owner`
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (${randomUUID()}, ${banned.id}, 'totp', 'verified', now(), now())`;
  Object.assign(values, {
    banned: banned.id,
    hold: hold?.id ?? '',
    ticket: ticket?.id ?? '',
    duplicate: duplicate?.id ?? '',
    admin: admin.id,
    application: String(application?.['id']),
    thread: String(thread?.['id']),
    line: randomUUID(),
    owner: owner.id,
    other: other.id,
    premium: premium.id,
    held: held.id,
    project,
    contact,
    voucher: String(voucher?.['id']),
    order,
    report: report?.id ?? '',
    deleted: deleted?.id ?? '',
    session,
    idea: String(idea?.['id']),
    token: String(share?.['token']),
    code: code?.code ?? '',
  });
});
afterAll(() => database.drop());

type Cells = [anon: string, owner: string, other: string, premium: string, admin: string];
const everybody: Cells = ['ok', 'ok', 'ok', 'ok', 'ok'];
const members: Cells = ['42501', 'ok', 'ok', 'ok', 'ok'];
const admins: Cells = ['42501', '42501', '42501', '42501', 'ok'];
const server: Cells = ['42501', '42501', '42501', '42501', '42501'];

const matrix: Record<string, { call: string; expected: Cells }> = {
  search_projects: { call: `search_projects(q => 'kasir')`, expected: everybody },
  count_projects: { call: `count_projects(q => 'kasir')`, expected: everybody },
  search_contacts: { call: `search_contacts(q => 'siti')`, expected: everybody },
  count_contacts: { call: `count_contacts(q => 'siti')`, expected: everybody },
  get_reply_days: { call: `get_reply_days(:project)`, expected: everybody },
  get_public_stats: { call: `get_public_stats()`, expected: everybody },
  validate_referral: { call: `validate_referral(:code)`, expected: everybody },
  submit_contact_message: {
    call: `submit_contact_message('A', 'b@kampus.test', 'Halo', 'Isi')`,
    expected: everybody,
  },
  reveal_contact: {
    call: `reveal_contact('relasi', :contact)`,
    expected: ['42501', 'ok', 'PT402', 'ok', 'PT402'],
  },
  get_contact_for_edit: {
    call: `get_contact_for_edit(:contact)`,
    expected: ['42501', 'ok', 'empty', 'empty', 'empty'],
  },
  get_project_for_edit: {
    call: `get_project_for_edit(:project)`,
    expected: ['42501', 'ok', 'empty', 'empty', 'empty'],
  },
  extend_project: { call: `extend_project(:project)`, expected: ['42501', 'ok', 'PT404', 'PT404', 'PT404'] },
  close_project: {
    call: `close_project(:project, 'filled')`,
    expected: ['42501', 'ok', 'PT404', 'PT404', 'PT404'],
  },
  withdraw_coins: { call: `withdraw_coins()`, expected: ['42501', 'ok', 'P0001', 'P0001', 'P0001'] },
  get_withdraw_outlook: { call: `get_withdraw_outlook()`, expected: members },
  get_payout_profile: {
    call: `get_payout_profile()`,
    // Only the owner has set one.
    expected: ['42501', 'ok', 'empty', 'empty', 'empty'],
  },
  delete_payout_profile: { call: `delete_payout_profile()`, expected: members },
  get_wallet: { call: `get_wallet()`, expected: members },
  get_referral_stats: { call: `get_referral_stats()`, expected: members },
  get_referral_timeline: {
    call: `get_referral_timeline(30)`,
    expected: ['42501', 'ok', 'empty', 'empty', 'empty'],
  },
  get_user_metadata: { call: `get_user_metadata(:owner)`, expected: ['42501', 'ok', '42501', '42501', 'ok'] },
  list_sessions: { call: `list_sessions()`, expected: ['42501', 'ok', 'empty', 'empty', 'empty'] },
  end_session: { call: `end_session(:session)`, expected: members },
  share_idea: { call: `share_idea(:idea)`, expected: ['42501', 'ok', 'P0002', 'P0002', 'P0002'] },
  unshare_idea: { call: `unshare_idea(:idea)`, expected: members },
  get_shared_idea: { call: `get_shared_idea(:token)`, expected: everybody },
  comment_shared_idea: { call: `comment_shared_idea(:token, 'Dosen', 'Bagus sekali')`, expected: everybody },
  admin_list_users: { call: `admin_list_users()`, expected: admins },
  admin_list_audit: { call: `admin_list_audit()`, expected: admins },
  admin_list_vouchers: { call: `admin_list_vouchers()`, expected: admins },
  admin_voucher_stats: { call: `admin_voucher_stats()`, expected: admins },
  admin_list_payments: { call: `admin_list_payments()`, expected: admins },
  admin_list_held_referrals: { call: `admin_list_held_referrals()`, expected: admins },
  admin_mark_vouchers_paid: {
    call: `admin_mark_vouchers_paid(array[:voucher], 'transfer')`,
    expected: admins,
  },
  admin_mark_voucher_paid: { call: `admin_mark_voucher_paid(:voucher, 'transfer')`, expected: admins },
  admin_grant_premium: { call: `admin_grant_premium(:other, 'hadiah lomba')`, expected: admins },
  admin_revoke_premium: { call: `admin_revoke_premium(:premium, 'melanggar aturan')`, expected: admins },
  admin_record_refund: { call: `admin_record_refund(:order, 'transfer balik')`, expected: admins },
  admin_review_referral: { call: `admin_review_referral(:held, true, 'sudah dicek')`, expected: admins },
  admin_update_setting: { call: `admin_update_setting('premium_price', '90000', 'naik')`, expected: admins },
  admin_remove_content: { call: `admin_remove_content('project', :project, 'penipuan')`, expected: admins },
  admin_restore_content: { call: `admin_restore_content(:deleted)`, expected: admins },
  admin_answer_report: {
    call: `admin_answer_report(:report, 'resolved', 'sudah dihapus')`,
    expected: admins,
  },
  // The owner finds nobody by a made-up id; others do not own the project.
  invite_person: {
    call: `invite_person(:project, :line)`,
    expected: ['42501', 'PT404', 'PT404', 'PT404', 'PT404'],
  },
  open_thread: {
    call: `open_thread('application', :application)`,
    expected: ['42501', 'ok', 'PT404', 'ok', 'PT404'],
  },
  list_threads: { call: `list_threads()`, expected: ['42501', 'ok', 'empty', 'ok', 'empty'] },
  get_thread: { call: `get_thread(:thread)`, expected: ['42501', 'ok', 'empty', 'ok', 'empty'] },
  get_thread_contact: {
    call: `get_thread_contact(:thread)`,
    // Nobody has shared anything yet.
    expected: ['42501', 'PT403', 'PT404', 'PT403', 'PT404'],
  },
  // For a stranger it marks nothing.
  mark_thread_read: { call: `mark_thread_read(:thread)`, expected: members },
  share_contact: { call: `share_contact(:thread, true)`, expected: ['42501', 'ok', 'PT404', 'ok', 'PT404'] },
  block_member: { call: `block_member(:thread, true)`, expected: ['42501', 'ok', 'PT404', 'ok', 'PT404'] },
  send_message: { call: `send_message(:owner, :thread, :line, 'Halo')`, expected: server },
  save_listing_matching: {
    call: `save_listing_matching(:project, '{}', '[]')`,
    expected: ['42501', 'ok', '42501', '42501', '42501'],
  },
  admin_list_holds: { call: `admin_list_holds()`, expected: admins },
  admin_decide_hold: { call: `admin_decide_hold(:hold, 'released', 'keliru')`, expected: admins },
  admin_list_tickets: { call: `admin_list_tickets()`, expected: admins },
  admin_get_ticket_thread: { call: `admin_get_ticket_thread(:ticket)`, expected: admins },
  admin_list_admins: { call: `admin_list_admins()`, expected: admins },
  admin_reply_ticket: { call: `admin_reply_ticket(:ticket, :line, 'Sudah kami perbaiki')`, expected: admins },
  admin_note_ticket: { call: `admin_note_ticket(:ticket, :line, 'Cek ke Midtrans')`, expected: admins },
  admin_assign_ticket: { call: `admin_assign_ticket(:ticket, :admin)`, expected: admins },
  admin_set_ticket_status: { call: `admin_set_ticket_status(:ticket, 'working')`, expected: admins },
  admin_merge_tickets: { call: `admin_merge_tickets(:duplicate, :ticket)`, expected: admins },
  admin_open_person: { call: `admin_open_person(:other)`, expected: admins },
  admin_get_person: { call: `admin_get_person(:owner)`, expected: admins },
  admin_list_person_events: { call: `admin_list_person_events(:owner)`, expected: admins },
  admin_list_person_orders: {
    call: `admin_list_person_orders(:owner)`,
    // The owner has bought nothing.
    expected: ['42501', '42501', '42501', '42501', 'empty'],
  },
  admin_ban_person: { call: `admin_ban_person(:other, 'menipu pelamar')`, expected: admins },
  admin_unban_person: { call: `admin_unban_person(:banned, 'banding diterima')`, expected: admins },
  admin_end_sessions: { call: `admin_end_sessions(:other, 'ponselnya hilang')`, expected: admins },
  admin_reset_second_factor: {
    call: `admin_reset_second_factor(:banned, 'ponselnya hilang')`,
    expected: admins,
  },
  admin_note_person: { call: `admin_note_person(:other, :line, 'Sering bertanya')`, expected: admins },
  open_payment_order: { call: `open_payment_order(:other, 'sandbox')`, expected: server },
  apply_payment: { call: `apply_payment(:order, 'refunded', '{}')`, expected: server },
};

function bind(sql: string): { text: string; params: string[] } {
  const params: string[] = [];
  const text = sql.replaceAll(/(?<![:\w]):([a-z_]+)/g, (_match, name: string) => {
    params.push(values[name] ?? '');
    return `$${params.length}${['order', 'code', 'token'].includes(name) ? '' : '::uuid'}`;
  });
  return { text, params };
}

describe('functions', () => {
  test.each(Object.entries(matrix))('%s', async (_name, { call, expected }) => {
    const { text, params } = bind(`select * from public.${call}`);
    const outcomes: string[] = [];
    for (const role of roles) {
      const outcome = await attemptAs(database, people[role], text, params, { rollback: true });
      outcomes.push(outcome.code ?? (outcome.rows.length > 0 ? 'ok' : 'empty'));
    }
    expect(Object.fromEntries(roles.map((role, index) => [role, outcomes[index]]))).toEqual(
      Object.fromEntries(roles.map((role, index) => [role, expected[index]])),
    );
  });

  const actions = Object.entries(matrix).filter(
    ([name]) => name.startsWith('admin_') && !/_(list|voucher_stats|get)/.test(name),
  );
  test.each([
    ...actions.map(([name, { call }]) => ({ name, sql: `select * from public.${call}` })),
    {
      name: 'appointing',
      sql: `insert into public.user_roles (user_id, role) values (:other, 'admin') returning user_id`,
    },
    { name: 'changing a link', sql: `update public.premium_links set url = 'https://x.id' returning key` },
    {
      name: 'marking paid by PATCH',
      sql: `update public.vouchers set status = 'paid' where id = :voucher returning id`,
    },
    { name: 'deleting a contact', sql: `delete from public.relasi_bisnis where id = :contact returning id` },
  ])('an admin leaves a row in the audit log: $name', async ({ sql }) => {
    const { text, params } = bind(sql);
    const count = { text: 'select count(*) from public.audit_log where actor_id = auth.uid()', params: [] };
    const [before, , after] = await queryTextInScope(
      database,
      scopeOf(people.admin),
      [count, { text, params }, count],
      { rollback: true },
    );
    const left = Number(after?.[0]?.[0]) - Number(before?.[0]?.[0]);
    expect(left).toBeGreaterThan(0);
  });

  test('every function is in the matrix', async () => {
    const functions = await database.owner<{ name: string }[]>`
      select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace order by proname`;
    expect(functions.map(({ name }) => name)).toEqual(Object.keys(matrix).toSorted());
  });

  test('the private schema is closed, whatever is tried', async () => {
    for (const call of [
      `private.apply_payment('x', 'paid', '{}')`,
      `private.post_coins('signup:x', 'signup_reward', auth.uid(), 999, 'rewards', 'x')`,
      `private.write_audit('x', 'x', 'x')`,
      `private.expire_vouchers()`,
      `private.notify(auth.uid(), 'system', 'x', 'x', null)`,
    ]) {
      const outcome = await attemptAs(database, people.admin, `select ${call}`, [], { rollback: true });
      expect(outcome.code).toBe('42501');
    }
  });
});
