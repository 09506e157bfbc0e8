/** Lesser roles of the desk, each function and table. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createContact, createOrder, createProject, giveCoins } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
let admin: Person;
let member: Person;
const staff: Record<string, Person> = {};

beforeAll(async () => {
  database = await createTestDatabase();
  admin = await createPerson(database, { admin: true });
  member = await createPerson(database);
  for (const role of ['finance', 'moderator', 'support']) {
    const person = await createPerson(database);
    await database.owner`insert into public.staff_roles (user_id, role) values (${person.id}, ${role})`;
    staff[role] = person;
  }
});
afterAll(() => database.drop());

/** Which permission each function of the desk asks for; `admin` is for full admins alone. */
const functions: Record<string, string> = {
  admin_answer_report: 'reviews',
  admin_approve_vouchers: 'vouchers',
  admin_assign_ticket: 'tickets',
  admin_ban_person: 'bans',
  admin_correct_birth_year: 'accounts',
  admin_decide_hold: 'reviews',
  admin_decide_reviews: 'reviews',
  admin_decline_role: 'admin',
  admin_end_sessions: 'accounts',
  admin_freeze_vouchers: 'vouchers',
  admin_get_home: 'people',
  admin_get_payout_rules: 'vouchers',
  admin_get_person: 'people',
  admin_get_ticket_thread: 'tickets',
  admin_grant_premium: 'premium',
  admin_list_admins: 'tickets',
  admin_list_audit: 'admin',
  admin_list_held_referrals: 'rewards',
  admin_list_holds: 'reviews',
  admin_list_incident_notices: 'admin',
  admin_list_names: 'people',
  admin_list_payments: 'payments',
  admin_list_policy_reports: 'admin',
  admin_get_status: 'admin',
  admin_list_person_events: 'people',
  admin_list_person_orders: 'people',
  admin_list_reviews: 'reviews',
  admin_list_role_proposals: 'admin',
  admin_list_staff: 'admin',
  admin_list_tickets: 'tickets',
  admin_list_users: 'people',
  admin_list_vouchers: 'vouchers',
  admin_mark_voucher_paid: 'vouchers',
  admin_mark_vouchers_paid: 'vouchers',
  admin_merge_tickets: 'tickets',
  admin_note_person: 'people',
  admin_note_ticket: 'tickets',
  admin_open_person: 'people',
  admin_overturn_decision: 'reviews',
  admin_propose_role: 'admin',
  admin_record_refund: 'payments',
  admin_remove_content: 'reviews',
  admin_reply_ticket: 'tickets',
  admin_reset_second_factor: 'accounts',
  admin_restore_content: 'reviews',
  admin_review_referral: 'rewards',
  admin_revoke_premium: 'premium',
  admin_set_ticket_status: 'tickets',
  admin_unban_person: 'bans',
  admin_update_setting: 'admin',
  admin_voucher_stats: 'vouchers',
};

/** What each role may do: as the specification of the desk has it, not as the table says. */
const permissions: Record<string, readonly string[]> = {
  finance: ['people', 'payments', 'vouchers', 'rewards', 'premium'],
  moderator: ['people', 'reviews', 'bans', 'tickets'],
  support: ['people', 'accounts', 'tickets'],
};

/** Whether this person comes past the first line of a function; what it says to empty arguments does not matter. */
async function opens(person: Person | null, name: string, args: number): Promise<boolean> {
  const call = `select * from public.${name}(${Array.from({ length: args }, () => 'null').join(', ')})`;
  const { code, hint } = await attemptAs(database, person, call, [], { rollback: true });
  return code !== '42501' || hint !== 'admin_required';
}

describe('lesser roles', () => {
  test('every function of the desk opens to those whose permission it asks for, and to no one else', async () => {
    const found = await database.owner<{ name: string; args: number }[]>`
      select proname as name, pronargs::integer as args from pg_proc
      where pronamespace = 'public'::regnamespace and starts_with(proname, 'admin_') order by proname`;
    expect(found.map(({ name }) => name)).toEqual(Object.keys(functions).toSorted());
    for (const { name, args } of found) {
      const opened: Record<string, boolean> = { admin: await opens(admin, name, args) };
      for (const [role, person] of Object.entries(staff)) opened[role] = await opens(person, name, args);
      opened['member'] = await opens(member, name, args);
      const wanted = functions[name] ?? '';
      expect([name, opened]).toEqual([
        name,
        {
          admin: true,
          ...Object.fromEntries(
            Object.entries(permissions).map(([role, all]) => [role, all.includes(wanted)]),
          ),
          member: false,
        },
      ]);
    }
  });

  test('the tables of the desk show themselves to the same ones', async () => {
    const project = await createProject(database, member);
    const contact = await createContact(database, member);
    await runAs(
      database,
      member,
      `insert into public.reports (reporter_id, target_kind, target_id, reason) values ($1, 'project', $2, 'Spam')`,
      [member.id, project],
    );
    await runAs(database, admin, `select public.admin_remove_content('relasi', $1, 'palsu')`, [contact]);
    await database.owner`insert into public.listing_holds (project_id, user_id) values (${project}, ${member.id})`;
    const order = await createOrder(database, member);
    await database.owner`
      insert into public.payment_events (order_id, source, payload, outcome, dedupe_key) values (${order}, 'webhook', '{}', 'none', 'x')`;
    await database.owner`
      insert into public.person_notes (person_id, body, dedupe_key) values (${member.id}, 'Catatan', ${randomUUID()})`;
    const [ticket] = await runAs(
      database,
      member,
      `select * from public.submit_contact_message('A', 'a@b.id', 'Halo', 'Isi')`,
    );
    await runAs(
      database,
      admin,
      `select public.admin_note_ticket((select id from public.contact_messages where ticket_number = $1), $2, 'Catatan')`,
      [ticket?.['ticket_number'], randomUUID()],
    );
    await giveCoins(database, member, 60);
    await runAs(database, member, 'select public.withdraw_coins()');
    const tables: Record<string, readonly string[]> = {
      reports: ['reviews'],
      deleted_content: ['reviews'],
      listing_holds: ['reviews'],
      moderation_decisions: ['reviews', 'tickets'],
      payment_events: ['payments'],
      person_notes: ['people'],
      contact_messages: ['tickets'],
      ticket_entries: ['tickets'],
      reply_templates: ['tickets', 'reviews'],
      vouchers: ['vouchers'],
      audit_log: [],
      payments: [],
      coin_entries: [],
      role_proposals: [],
      staff_permissions: [],
    };
    await runAs(database, admin, `select public.admin_propose_role($1, 'support', 'grant')`, [member.id]);
    for (const [table, asked] of Object.entries(tables)) {
      const seen: Record<string, boolean> = {};
      for (const [role, person] of Object.entries({ ...staff, admin })) {
        const { rows } = await attemptAs(database, person, `select 1 from public.${table} limit 1`);
        seen[role] = (rows?.length ?? 0) > 0;
      }
      const expected = Object.fromEntries(
        Object.entries(permissions).map(([role, all]) => [role, asked.some((one) => all.includes(one))]),
      );
      expect([table, seen]).toEqual([table, { ...expected, admin: true }]);
    }
  });

  test('no lesser role appoints, removes, reads settings that are not public, or acts on a colleague', async () => {
    for (const person of [...Object.values(staff), member]) {
      for (const table of ['user_roles', 'staff_roles'])
        expect(
          (
            await attemptAs(
              database,
              person,
              `insert into public.${table} (user_id, role) values ($1, $2)`,
              [person.id, table === 'user_roles' ? 'admin' : 'finance'],
              { rollback: true },
            )
          ).code,
        ).toBe('42501');
      const { rows } = await attemptAs(
        database,
        person,
        `delete from public.staff_roles returning user_id`,
        [],
        {
          rollback: true,
        },
      );
      expect(rows).toEqual([]);
      const settings = await attemptAs(
        database,
        person,
        'select key from public.app_settings where not is_public',
      );
      expect(settings.rows).toEqual([]);
      expect(
        (await attemptAs(database, person, `update public.app_settings set value = '1' returning key`)).rows,
      ).toEqual([]);
    }
    const ban = await attemptAs(
      database,
      staff['moderator'] ?? null,
      `select public.admin_ban_person($1, 'iseng saja')`,
      [staff['finance']?.id],
    );
    expect(ban.hint).toBe('is_staff');
  });

  test('an admin gives and takes a role, never their own, and the log keeps both', async () => {
    const person = await createPerson(database);
    const give = `insert into public.staff_roles (user_id, role) values ($1, 'support') returning user_id`;
    expect((await attemptAs(database, admin, give, [admin.id])).code).toBe('42501');
    expect(await runAs(database, admin, give, [person.id])).toHaveLength(1);
    expect(await runAs(database, person, 'select public.get_staff_permissions() as list')).toEqual([
      { list: ['accounts', 'people', 'tickets'] },
    ]);
    expect(
      await runAs(database, admin, 'delete from public.staff_roles where user_id = $1 returning user_id', [
        person.id,
      ]),
    ).toHaveLength(1);
    expect(await runAs(database, person, 'select public.get_staff_permissions() as list')).toEqual([
      { list: [] },
    ]);
    const lines = await database.owner<{ action: string }[]>`
      select action from public.audit_log where target_id = ${person.id} and action like 'role.%' order by id`;
    expect(lines.map(({ action }) => action)).toEqual(['role.granted', 'role.removed']);
  });

  test('two admins who give and take one role at once do each once, and the log says so', async () => {
    const [second, person] = [await createPerson(database, { admin: true }), await createPerson(database)];
    const give = `insert into public.staff_roles (user_id, role) values ($1, 'finance') returning user_id`;
    const take = 'delete from public.staff_roles where user_id = $1 returning user_id';
    for (const change of [give, take]) {
      const outcomes = await Promise.all(
        [admin, second, admin, second].map((who) => attemptAs(database, who, change, [person.id])),
      );
      expect(outcomes.filter(({ rows }) => rows?.length === 1)).toHaveLength(1);
    }
    const lines = await database.owner<{ action: string }[]>`
      select action from public.audit_log where target_id = ${person.id} and action like 'role.%' order by id`;
    expect(lines.map(({ action }) => action)).toEqual(['role.granted', 'role.removed']);
  });

  test('the list of roles tells since when and by whom', async () => {
    const person = await createPerson(database);
    await runAs(database, admin, `insert into public.staff_roles (user_id, role) values ($1, 'moderator')`, [
      person.id,
    ]);
    const list = await runAs(
      database,
      admin,
      'select user_id, role, granted_by from public.admin_list_staff()',
    );
    expect(list).toContainEqual({ user_id: person.id, role: 'moderator', granted_by: admin.id });
    expect(list).toContainEqual({ user_id: admin.id, role: 'admin', granted_by: null });
    expect(list.map(({ role }) => role)).toEqual(list.map(({ role }) => role).toSorted());
  });
});
