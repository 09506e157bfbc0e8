import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import {
  applyPayment,
  brokenInvariants,
  createContact,
  createOrder,
  createProject,
  giveCoins,
} from './support/content.ts';
import { attemptAs, createPerson, runAs } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('deleting an account', () => {
  test('takes the person’s data along and leaves the books, whatever the person has done', async () => {
    const stays = await createPerson(database, { admin: true, premium: true });
    const goes = await createPerson(database, { admin: true });
    const [code] = await database.owner<
      { code: string }[]
    >`select code from public.referral_codes where user_id = ${goes.id}`;
    const invited = await createPerson(database, { referredBy: code?.code ?? '' });
    const order = await createOrder(database, goes);
    await applyPayment(database, order, 'paid');
    const project = await createProject(database, goes);
    await createContact(database, goes);
    await giveCoins(database, goes, 60);
    await runAs(database, goes, 'select public.withdraw_coins()');
    await runAs(database, goes, `insert into public.business_ideas (title) values ('Ide')`);
    await runAs(
      database,
      goes,
      `insert into public.idea_messages (mode, role, content) values ('konsultasi', 'user', 'Halo')`,
    );
    await runAs(database, goes, 'insert into public.step_ticks (step) values (1)');
    await runAs(database, goes, `insert into public.user_roles (user_id, role) values ($1, 'admin')`, [
      invited.id,
    ]);
    await runAs(
      database,
      goes,
      `select public.admin_update_setting('premium_item_name', '"Paket Premium"', 'Baru')`,
    );
    await runAs(
      database,
      goes,
      `update public.premium_links set url = 'https://chat.whatsapp.com/abcdef' where key = 'community'`,
    );
    await runAs(database, goes, `select public.submit_contact_message('A', 'a@kampus.test', 'Halo', 'Isi')`);
    await runAs(
      database,
      stays,
      `insert into public.project_applications (project_id, application_message) values ($1, 'Halo')`,
      [project],
    );
    await runAs(
      database,
      stays,
      `insert into public.reports (target_kind, target_id, reason) values ('project', $1, 'Spam')`,
      [project],
    );
    const [report] = await database.owner<{ id: string }[]>`select id from public.reports`;
    await runAs(database, goes, `select public.admin_answer_report($1, 'dismissed', 'Tidak terbukti')`, [
      report?.id,
    ]);

    await database.owner`delete from auth.users where id = ${goes.id}`;

    for (const [table, column] of [
      ['pengguna', 'id'],
      ['project_listings', 'user_id'],
      ['relasi_bisnis', 'user_id'],
      ['business_ideas', 'user_id'],
      ['idea_messages', 'user_id'],
      ['step_ticks', 'user_id'],
      ['notifications', 'user_id'],
      ['user_roles', 'user_id'],
      ['entitlements', 'user_id'],
      ['referral_codes', 'user_id'],
      ['deleted_content', 'owner_id'],
    ] as const) {
      expect(
        await database.owner`select 1 from ${database.owner(`public.${table}`)} where ${database.owner(column)} = ${goes.id}`,
      ).toEqual([]);
    }
    expect(await database.owner`select status from public.payments where order_id = ${order}`).toEqual([
      { status: 'paid' },
    ]);
    expect(await database.owner`select coins from public.vouchers where user_id = ${goes.id}`).toEqual([
      { coins: 60 },
    ]);
    const [link] =
      await database.owner`select url, updated_by from public.premium_links where key = 'community'`;
    expect(link).toEqual({ url: 'https://chat.whatsapp.com/abcdef', updated_by: null });
    const changes =
      await database.owner`select 1 from public.audit_log where action = 'premium_link.update' and target_id = 'community'`;
    expect(changes).toHaveLength(1);
  });

  test('a payment that arrives afterwards is kept for a refund', async () => {
    const person = await createPerson(database);
    const order = await createOrder(database, person);
    await database.owner`delete from auth.users where id = ${person.id}`;
    expect(await applyPayment(database, order, 'paid')).toBe('duplicate_paid');
    expect(await database.owner`select needs_refund from public.payments where order_id = ${order}`).toEqual([
      { needs_refund: true },
    ]);
  });

  test('leaves sound books', async () => {
    const broken = await brokenInvariants(database);
    expect(broken).toEqual([]);
  });
});

describe('storage', () => {
  const upload = `insert into storage.objects (bucket_id, name) values ($1, $2) returning id`;

  test('a member writes into the folder of their own id, and sees what is theirs', async () => {
    const person = await createPerson(database);
    const other = await createPerson(database);
    for (const bucket of ['foto-profil', 'gambar-proyek']) {
      expect((await attemptAs(database, person, upload, [bucket, `${person.id}/a.webp`])).rows).toHaveLength(
        1,
      );
      expect((await attemptAs(database, person, upload, [bucket, `${other.id}/a.webp`])).code).toBe('42501');
      expect((await attemptAs(database, person, upload, [bucket, 'a.webp'])).code).toBe('42501');
      expect((await attemptAs(database, null, upload, [bucket, `${person.id}/b.webp`])).code).toBe('42501');
    }
    expect(await runAs(database, other, 'select id from storage.objects')).toEqual([]);
    expect(
      await runAs(database, other, `update storage.objects set name = $1 returning id`, [
        `${other.id}/x.webp`,
      ]),
    ).toEqual([]);
    expect(await runAs(database, other, 'delete from storage.objects returning id')).toEqual([]);
    expect(await runAs(database, person, 'delete from storage.objects returning id')).toHaveLength(2);
  });

  test('Premium files are for Premium members, and no user uploads there', async () => {
    const member = await createPerson(database, { premium: true });
    const person = await createPerson(database);
    await database.owner`insert into storage.objects (bucket_id, name) values ('berkas-premium', 'rab.xlsx')`;
    expect(await runAs(database, member, `select name from storage.objects`)).toEqual([{ name: 'rab.xlsx' }]);
    expect(await runAs(database, person, `select name from storage.objects`)).toEqual([]);
    expect((await attemptAs(database, member, upload, ['berkas-premium', `${member.id}/a.xlsx`])).code).toBe(
      '42501',
    );
  });
});
