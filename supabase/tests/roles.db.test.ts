import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { attemptAs, createPerson, runAs } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const remove = 'delete from public.user_roles where user_id = $1 and role = $2 returning user_id';

describe('user_roles (invariant 6)', () => {
  test('two admins who remove each other at once leave one', async () => {
    for (let round = 0; round < 10; round += 1) {
      await database.owner`alter table public.user_roles disable trigger guard_removal`;
      await database.owner`delete from public.user_roles`;
      await database.owner`alter table public.user_roles enable trigger guard_removal`;
      const first = await createPerson(database, { admin: true });
      const second = await createPerson(database, { admin: true });
      await Promise.all([
        attemptAs(database, first, remove, [second.id, 'admin']),
        attemptAs(database, second, remove, [first.id, 'admin']),
      ]);
      expect(await database.owner`select user_id from public.user_roles`).toHaveLength(1);
    }
  });

  test('the last one stays, for every caller', async () => {
    const [last] = await database.owner<{ user_id: string }[]>`select user_id from public.user_roles`;
    await expect(database.owner`delete from public.user_roles`).rejects.toMatchObject({
      code: 'PT409',
      hint: 'last_admin',
    });
    await expect(
      database.owner`delete from auth.users where id = ${last?.user_id ?? ''}`,
    ).rejects.toMatchObject({
      code: 'PT409',
    });
  });

  test('no user removes their own role', async () => {
    const admin = await createPerson(database, { admin: true });
    expect(await runAs(database, admin, remove, [admin.id, 'admin'])).toEqual([]);
  });

  test('appointing and removing are in the audit log, with who did it', async () => {
    const admin = await createPerson(database, { admin: true });
    const helper = await createPerson(database);
    await runAs(database, admin, `insert into public.user_roles (user_id, role) values ($1, 'admin')`, [
      helper.id,
    ]);
    await runAs(database, admin, remove, [helper.id, 'admin']);
    const rows = await runAs(
      database,
      admin,
      'select action, actor_id from public.audit_log where target_id = $1 order by id',
      [helper.id],
    );
    expect(rows).toEqual([
      { action: 'role.granted', actor_id: admin.id },
      { action: 'role.removed', actor_id: admin.id },
    ]);
  });

  test('the audit log does not change, also not for the operator', async () => {
    await expect(database.owner`update public.audit_log set reason = 'x'`).rejects.toMatchObject({
      code: 'PT403',
    });
    await expect(database.owner`delete from public.audit_log`).rejects.toMatchObject({ code: 'PT403' });
    await expect(database.owner`truncate public.audit_log`).rejects.toMatchObject({ code: 'PT403' });
  });
});
