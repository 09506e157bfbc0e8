/** The factor that the desk asks for, and the fresh proof before a change of roles. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { attemptAs, createPerson, openSession, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
let admin: Person;
let finance: Person;
let member: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  admin = await createPerson(database, { admin: true });
  await createPerson(database, { admin: true });
  finance = await createPerson(database);
  await openSession(database, finance.id);
  await database.owner`insert into public.staff_roles (user_id, role) values (${finance.id}, 'finance')`;
  member = await createPerson(database);
});
afterAll(() => database.drop());

/** As if the person had shown these methods in their session. */
async function show({ id }: Person, aal: 'aal1' | 'aal2', methods: readonly string[]): Promise<void> {
  const sql = database.owner;
  await sql`update auth.sessions set aal = ${aal} where id = ${id}`;
  await sql`delete from auth.mfa_amr_claims where session_id = ${id}`;
  for (const method of methods)
    await sql`insert into auth.mfa_amr_claims (session_id, authentication_method) values (${id}, ${method})`;
}

const require = (value: number, by = admin) =>
  attemptAs(database, by, `select public.admin_update_setting('admin_factor', to_jsonb($1::integer))`, [
    value,
  ]);
const mayOf = async (person: Person) =>
  (await runAs(database, person, 'select public.get_staff_permissions() as may'))[0]?.['may'];

describe('the factor of the desk', () => {
  test('is asked only by an admin who has shown it, and never by another value', async () => {
    await show(admin, 'aal1', ['password']);
    for (const value of [1, 2]) expect((await require(value)).hint).toBe('factor_not_shown');
    await show(admin, 'aal2', ['password', 'totp']);
    expect((await require(2)).hint).toBe('factor_not_shown');
    expect((await require(3)).hint).toBe('bad_setting');
    expect((await require(1, member)).code).toBe('42501');
  });

  test.each([
    ['a password alone', 'aal1', ['password'], [true, false, false]],
    ['a code of an app', 'aal2', ['password', 'totp'], [true, true, false]],
    ['a passkey as second step', 'aal2', ['password', 'mfa/webauthn'], [true, true, true]],
    ['a passkey alone', 'aal2', ['passkey'], [true, true, true]],
    ['a passkey that the session no longer counts', 'aal1', ['passkey'], [true, false, false]],
  ] as const)('opens it or not: %s', async (_name, aal, methods, opened) => {
    for (const [wanted, isOpen] of opened.entries()) {
      await database.owner`update public.app_settings set value = to_jsonb(${wanted}::integer) where key = 'admin_factor'`;
      for (const person of [admin, finance]) {
        await show(person, aal, methods);
        expect((await mayOf(person)) as string[]).toHaveLength(isOpen ? (person === admin ? 10 : 5) : 0);
      }
      const list = await attemptAs(database, admin, 'select * from public.admin_list_audit()');
      expect(list.hint).toBe(isOpen ? null : 'admin_factor_needed');
      const desk = await attemptAs(database, finance, `select * from public.admin_list_vouchers()`);
      expect(desk.hint).toBe(isOpen ? null : 'admin_factor_needed');
      expect(await runAs(database, admin, 'select id from public.audit_log limit 1')).toHaveLength(
        isOpen ? 1 : 0,
      );
    }
    await database.owner`update public.app_settings set value = '0' where key = 'admin_factor'`;
  });

  test('a stranger hears nothing of it', async () => {
    await database.owner`update public.app_settings set value = '2' where key = 'admin_factor'`;
    expect((await attemptAs(database, member, 'select * from public.admin_list_audit()')).hint).toBe(
      'admin_required',
    );
    await database.owner`update public.app_settings set value = '0' where key = 'admin_factor'`;
  });
});

describe('a change of roles', () => {
  const changes = [
    [`insert into public.user_roles (user_id, role) values ($1, 'admin') returning user_id`],
    [`delete from public.user_roles where user_id = $1 returning user_id`],
    [`insert into public.staff_roles (user_id, role) values ($1, 'support') returning user_id`],
    [`delete from public.staff_roles where user_id = $1 and role = 'support' returning user_id`],
  ] as const;
  const prove = (minutes: number) => database.owner`
    update auth.sessions set created_at = now() - make_interval(mins => ${minutes}) where user_id = ${admin.id}`;

  test.each(changes)('wants a proof of the last ten minutes: %s', async (change) => {
    await show(admin, 'aal1', []);
    await prove(11);
    expect((await attemptAs(database, admin, change, [member.id])).hint).toBe('fresh_proof_needed');
    await (change.startsWith('insert') ? prove(9) : show(admin, 'aal2', ['totp']));
    expect((await attemptAs(database, admin, change, [member.id])).rows).toHaveLength(1);
  });

  test('of a member is refused as before', async () => {
    for (const [change] of changes)
      expect((await attemptAs(database, member, change, [admin.id])).hint).not.toBe('fresh_proof_needed');
  });
});
