/** Who may call each function of the API, and what it answers to the wrong person. Rolled back after each call. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { applyPayment, createContact, createOrder, createProject, giveCoins } from './support/content.ts';
import { queryTextInScope } from '../../packages/backend/src/db/scope.ts';
import { functionCases as matrix } from './support/function-cases.ts';
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
  await database.owner`
    insert into public.role_proposals (user_id, role, change, proposed_by) values (${owner.id}, 'support', 'grant', ${other.id})`;
  await database.owner`select private.note_policy_report('script-src', 'inline', '/masuk')`;
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
  const teamProject = await createProject(database, owner, 'Tim kopi');
  await database.owner`
    insert into public.project_applications (project_id, applicant_id, applicant_name, application_message, status, decided_at)
    values (${teamProject}, ${premium.id}, 'Anggota', 'Saya ikut', 'accepted', now())`;
  const [team] = await database.owner<{ id: string; owner_id: string; hash: string }[]>`
    with stays as (
      update public.team_members set stays_since = now() where project_id = ${teamProject} returning id, is_owner
    ), agreed as (
      insert into public.team_agreements (project_id, content, content_hash)
      select ${teamProject}, jsonb_build_object('members', jsonb_agg(jsonb_build_object('member_id', id))), repeat('0', 64) from stays
      returning content_hash
    )
    select member.id, owner.id as owner_id, agreed.content_hash as hash
    from stays as member, stays as owner, agreed where not member.is_owner and owner.is_owner`;
  const tried = await createProject(database, owner, 'Tim teh');
  await database.owner`
    insert into public.project_applications (project_id, applicant_id, applicant_name, application_message, status, decided_at)
    values (${tried}, ${premium.id}, 'Anggota', 'Saya ikut', 'accepted', now())`;
  const [trial] = await database.owner<{ id: string }[]>`
    select id from public.team_members where project_id = ${tried} and not is_owner`;
  const [hold] = await database.owner<{ id: string }[]>`
    insert into public.listing_holds (project_id, user_id) values (${project}, ${owner.id}) returning id`;
  const [decision] = await database.owner<{ id: string }[]>`
    insert into public.moderation_decisions (user_id, kind, target_kind, target_id, title, reason)
    values (${owner.id}, 'warned', 'thread', ${project}, 'Kopi', 'Kasar') returning id`;
  await runAs(database, admin, 'select public.admin_open_person($1)', [owner.id]);
  const banned = await createPerson(database);
  await database.owner`update auth.users set banned_until = now() + interval '1 day' where id = ${banned.id}`;
  const [ban] = await database.owner<{ id: string }[]>`
    insert into public.moderation_decisions (user_id, kind, target_kind, target_id, title, reason)
    values (${banned.id}, 'banned', 'user', ${banned.id}, 'Akun diblokir seterusnya', 'Menipu') returning id`;
  await database.owner`
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (${randomUUID()}, ${banned.id}, 'totp', 'verified', now(), now())`;
  const teen = await createPerson(database, { age: 15, guardian: 'ibu@kampus.test' });
  await database.owner`
    update public.guardian_requests set expires_at = now() + interval '7 days', email_status = 'sent',
      token_hash = extensions.digest('rahasia-wali', 'sha256') where child_id = ${teen.id}`;
  Object.assign(values, {
    secret: 'rahasia-wali',
    banned: banned.id,
    ban: ban?.id ?? '',
    hold: hold?.id ?? '',
    decision: decision?.id ?? '',
    team_project: teamProject,
    member: team?.id ?? '',
    owner_member: team?.owner_id ?? '',
    hash: team?.hash ?? '',
    trial: trial?.id ?? '',
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

function bind(sql: string): { text: string; params: string[] } {
  const params: string[] = [];
  const text = sql.replaceAll(/(?<![:\w]):([a-z_]+)/g, (_match, name: string) => {
    params.push(values[name] ?? '');
    return `$${params.length}${['order', 'code', 'token', 'secret', 'hash'].includes(name) ? '' : '::uuid'}`;
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
