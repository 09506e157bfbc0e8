/** The second person for pay-outs and for changes of roles, where the operator asks for one. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { giveCoins } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
let admin: Person;
let second: Person;
let finance: Person;
let member: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  admin = await createPerson(database, { admin: true });
  second = await createPerson(database, { admin: true });
  finance = await createPerson(database);
  await database.owner`insert into public.staff_roles (user_id, role) values (${finance.id}, 'finance')`;
  member = await createPerson(database);
});
afterAll(() => database.drop());

describe('a second person', () => {
  const set = (key: string, value: number, by = admin) =>
    attemptAs(database, by, 'select public.admin_update_setting($1, to_jsonb($2::integer))', [key, value]);
  const withdraw = async (): Promise<string> => {
    await giveCoins(database, member, 60);
    const [row] = await runAs(database, member, 'select (public.withdraw_coins()).id as id');
    return String(row?.['id']);
  };
  const pay = (id: string, by: Person, proof: string | null = 'BCA 123') =>
    attemptAs(
      database,
      by,
      `update public.vouchers set status = 'paid', proof_note = $2 where id = $1 returning id`,
      [id, proof],
    );
  const approve = async (id: string, by: Person): Promise<unknown> =>
    (
      await runAs(database, by, 'select outcome from public.admin_approve_vouchers(array[$1::uuid])', [id])
    )[0]?.['outcome'];
  const broken = async (): Promise<string[]> =>
    (await database.owner<{ invariant: string }[]>`select invariant from private.audit_books()`).map(
      ({ invariant }) => invariant,
    );

  test('the settings are off, take 0 and 1 alone, and need two admins', async () => {
    expect((await pay(await withdraw(), admin, null)).rows).toHaveLength(1);
    for (const key of ['payout_needs_proof', 'payout_needs_second', 'roles_need_second']) {
      expect((await set(key, 2)).hint).toBe('bad_setting');
      expect((await set(key, 1, member)).code).toBe('42501');
    }
    await database.owner`delete from public.user_roles where user_id = ${second.id}`;
    for (const key of ['payout_needs_proof', 'payout_needs_second', 'roles_need_second'])
      expect((await set(key, 1)).hint).toBe('needs_two_admins');
    await database.owner`insert into public.user_roles (user_id) values (${second.id})`;
    expect((await set('payout_needs_second', 1)).code).toBeNull();
    expect(
      (await attemptAs(database, admin, 'delete from public.user_roles where user_id = $1', [second.id]))
        .hint,
    ).toBe('needs_two_admins');
    expect((await set('payout_needs_second', 0)).code).toBeNull();
  });

  test('a pay-out asks for proof and for the approval of another person than who pays and who is paid', async () => {
    await set('payout_needs_proof', 1);
    await set('payout_needs_second', 1);
    const id = await withdraw();
    expect((await pay(id, admin, ' ')).hint).toBe('proof_missing');
    expect((await pay(id, admin)).hint).toBe('second_person_needed');
    expect(
      (await attemptAs(database, member, 'select public.admin_approve_vouchers(array[$1::uuid])', [id])).code,
    ).toBe('42501');
    const listed = async (status: string, by = finance): Promise<unknown> =>
      (await runAs(database, by, 'select * from public.admin_list_vouchers(p_status => $1)', [status])).find(
        (row) => row['id'] === id,
      );
    expect(await runAs(database, finance, 'select * from public.admin_get_payout_rules()')).toEqual([
      { needs_proof: true, needs_second: true },
    ]);
    expect(await listed('unapproved')).toMatchObject({ approved_at: null, is_approver: false });
    expect(await approve(id, admin)).toBe('approved');
    expect(await listed('unapproved')).toBeUndefined();
    const [approver] = await database.owner`select username from public.pengguna where id = ${admin.id}`;
    expect(await listed('active')).toMatchObject({
      approved_by_name: approver?.['username'],
      is_approver: false,
    });
    expect(await listed('active', admin)).toMatchObject({ is_approver: true });
    expect(await approve(id, finance)).toBe('already_approved');
    expect((await pay(id, admin)).hint).toBe('second_person_needed');
    const [bulk] = await runAs(
      database,
      admin,
      `select outcome from public.admin_mark_vouchers_paid(array[$1::uuid], 'BCA 9')`,
      [id],
    );
    expect(bulk).toEqual({ outcome: 'second_person_needed' });
    // Two who pay at once pay once.
    const paid = await Promise.all([pay(id, second), pay(id, finance)]);
    expect(paid.filter(({ rows }) => rows?.length === 1)).toHaveLength(1);
    expect(await broken()).toEqual([]);
    expect(await approve(randomUUID(), admin)).toBe('not_found');
    expect(await approve(id, admin)).toBe('voucher_not_active');
  });

  test('the audit finds a pay-out that went round them, whatever the settings are now', async () => {
    await database.owner`alter table public.vouchers disable trigger change`;
    const id = await withdraw();
    await database.owner`update public.vouchers set status = 'paid', paid_at = now(), paid_by = ${admin.id} where id = ${id}`;
    await set('payout_needs_proof', 0);
    await set('payout_needs_second', 0);
    expect((await broken()).toSorted()).toEqual(['paid_without_proof', 'paid_without_second_person']);
    await database.owner`
      update public.vouchers set approved_by = ${second.id}, approved_at = now(), proof_note = 'BCA' where id = ${id}`;
    await database.owner`alter table public.vouchers enable trigger change`;
    expect(await broken()).toEqual([]);
  });

  test('three who approve at once approve once, and the log has one line', async () => {
    const id = await withdraw();
    const outcomes = await Promise.all([admin, second, finance].map((by) => approve(id, by)));
    expect(outcomes.toSorted()).toEqual(['already_approved', 'already_approved', 'approved']);
    expect(
      await database.owner`select 1 from public.audit_log where action = 'voucher.approved' and target_id = ${id}`,
    ).toHaveLength(1);
  });

  test('two admins who propose the same role at once make one proposal', async () => {
    const person = await createPerson(database);
    await Promise.all(
      [admin, second, admin, second].map((by) =>
        attemptAs(database, by, `select public.admin_propose_role($1, 'support', 'grant')`, [person.id]),
      ),
    );
    expect(
      await database.owner`select 1 from public.role_proposals where user_id = ${person.id}`,
    ).toHaveLength(1);
  });

  test('no user approves their own voucher', async () => {
    await giveCoins(database, second, 60);
    const [own] = await runAs(database, second, 'select (public.withdraw_coins()).id as id');
    expect(await approve(String(own?.['id']), second)).toBe('own_voucher');
  });

  test('a role changes by the proposal of one admin and the write of another', async () => {
    await set('roles_need_second', 1);
    const person = await createPerson(database);
    const grant = `insert into public.user_roles (user_id, role) values ($1, 'admin') returning user_id`;
    const remove = 'delete from public.user_roles where user_id = $1 returning user_id';
    const propose = (change: string, by: Person, role = 'admin', target = person.id) =>
      attemptAs(database, by, 'select public.admin_propose_role($1, $2, $3)', [target, role, change]);
    expect((await attemptAs(database, admin, grant, [person.id])).hint).toBe('second_person_needed');
    for (const [change, role] of [
      ['give', 'admin'],
      [null, 'admin'],
      ['grant', 'owner'],
    ] as const)
      expect((await propose(String(change), admin, role)).hint).toBe('bad_proposal');
    expect((await propose('grant', admin, 'admin', randomUUID())).hint).toBe('not_found');
    expect((await propose('grant', admin, 'admin', admin.id)).hint).toBe('own_role');
    expect((await propose('grant', member)).code).toBe('42501');
    expect((await propose('grant', admin)).code).toBeNull();
    // The same admin twice is one person.
    expect((await propose('grant', admin)).code).toBeNull();
    expect((await attemptAs(database, admin, grant, [person.id])).hint).toBe('second_person_needed');
    expect((await attemptAs(database, second, grant, [person.id])).rows).toHaveLength(1);
    // It is used up, and was for granting only.
    expect((await attemptAs(database, second, remove, [person.id])).hint).toBe('second_person_needed');
    await propose('remove', second);
    await database.owner`update public.role_proposals set created_at = now() - interval '8 days'`;
    expect((await attemptAs(database, admin, remove, [person.id])).hint).toBe('second_person_needed');
    await propose('remove', second);
    expect((await attemptAs(database, admin, remove, [person.id])).rows).toHaveLength(1);
    await set('roles_need_second', 0);
    await propose('grant', admin);
    expect((await attemptAs(database, admin, grant, [person.id])).rows).toHaveLength(1);
    expect(await runAs(database, second, 'select * from public.admin_list_role_proposals()')).toEqual([]);
  });

  test('a proposal is listed, taken back by its author, declined by another admin, never by the person it is about', async () => {
    const person = await createPerson(database);
    const third = await createPerson(database, { admin: true });
    const propose = (by: Person, target: Person, role: string, change: string) =>
      attemptAs(database, by, 'select public.admin_propose_role($1, $2, $3)', [target.id, role, change]);
    const decline = (by: Person, target: Person, role: string, change: string) =>
      attemptAs(database, by, 'select public.admin_decline_role($1, $2, $3)', [target.id, role, change]);
    const open = (by: Person) =>
      runAs(
        database,
        by,
        'select user_id, role, change, is_own, is_about_caller from public.admin_list_role_proposals()',
      );
    const told = async (to: Person): Promise<string[]> =>
      (
        await database.owner<{ title: string }[]>`
          select title from public.notifications where user_id = ${to.id} and link = '/admin?tab=pengguna&daftar=peran' order by created_at`
      ).map(({ title }) => title);
    await database.owner`delete from public.role_proposals`;
    await database.owner`delete from public.notifications`;

    expect((await propose(admin, person, 'support', 'remove')).hint).toBe('nothing_to_change');
    expect((await propose(admin, third, 'admin', 'grant')).hint).toBe('nothing_to_change');
    await propose(admin, person, 'support', 'grant');
    await propose(admin, person, 'support', 'grant');
    await propose(second, third, 'admin', 'remove');
    expect(await open(third)).toEqual([
      { user_id: person.id, role: 'support', change: 'grant', is_own: false, is_about_caller: false },
      { user_id: third.id, role: 'admin', change: 'remove', is_own: false, is_about_caller: true },
    ]);
    expect((await open(admin)).map(({ is_own: isOwn }) => isOwn)).toEqual([true, false]);
    expect(await told(second)).toEqual(['Ada usulan perubahan peran']);
    expect(await told(third)).toEqual(['Ada usulan perubahan peran']);
    expect(await told(person)).toEqual([]);

    expect((await decline(third, third, 'admin', 'remove')).hint).toBe('own_role');
    expect((await decline(finance, person, 'support', 'grant')).code).toBe('42501');
    expect((await decline(member, person, 'support', 'grant')).code).toBe('42501');
    for (const [role, change] of [
      ['support', 'remove'],
      ['owner', 'grant'],
      ['', ''],
    ] as const)
      expect((await decline(admin, person, role, change)).hint).toBe('not_found');
    // Two at once: one declines, the other finds nothing.
    const both = await Promise.all([
      decline(second, person, 'support', 'grant'),
      decline(third, person, 'support', 'grant'),
    ]);
    expect(both.map(({ hint }) => hint ?? 'done').toSorted()).toEqual(['done', 'not_found']);
    expect((await decline(second, third, 'admin', 'remove')).code).toBeNull();
    expect(await open(admin)).toEqual([]);
    expect(await told(admin)).toEqual(['Ada usulan perubahan peran', 'Usulan perubahan peran ditolak']);
    const lines = await database.owner<{ action: string }[]>`
      select action from public.audit_log where target_id in (${person.id}, ${third.id}) and action <> 'role.granted' order by id`;
    expect(lines.map(({ action }) => action)).toEqual([
      'role.proposed',
      'role.proposed',
      'role.declined',
      'role.withdrawn',
    ]);

    await propose(admin, person, 'finance', 'grant');
    await database.owner`update public.role_proposals set created_at = now() - interval '8 days'`;
    expect(await open(second)).toEqual([]);
    expect((await decline(second, person, 'finance', 'grant')).hint).toBe('not_found');
  });
});
