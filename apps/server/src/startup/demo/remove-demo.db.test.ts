import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testSettings } from '#testing/settings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskStore } from '@kawanusaha/backend/storage/bytes/disk-store';
import { createTestDatabase, type TestDatabase } from '@kawanusaha/backend/testing/database';
import { countDemoAccounts, removeDemo } from './remove-demo.ts';
import { seedDemo } from './seed-demo.ts';

let database: TestDatabase;
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-removal-'));
const store = createDiskStore(directory);
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  fs.rmSync(directory, { recursive: true, force: true });
});

/** Rows of every table that a demo fills, and the bytes of pictures. */
async function measure(): Promise<Record<string, number>> {
  const tables = [
    ...['auth.users', 'auth.identities', 'storage.objects', 'public.pengguna', 'public.user_roles'],
    ...['public.project_listings', 'public.relasi_bisnis', 'public.project_applications', 'public.payments'],
    ...['public.entitlements', 'public.vouchers', 'public.coin_transfers', 'public.coin_entries'],
    ...['public.referrals', 'public.referral_codes', 'public.notifications', 'public.deleted_content'],
    ...['public.threads', 'public.thread_members', 'public.thread_messages'],
    ...['public.contact_messages', 'public.ticket_entries', 'public.listing_roles', 'public.local_figures'],
  ];
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const [row] = await database.owner.unsafe<{ n: number }[]>(`select count(*)::int as n from ${table}`);
    counts[table] = row?.n ?? -1;
  }
  let files = 0;
  for await (const _ of store.list(new Date(Date.now() + 60_000))) files += 1;
  return { ...counts, files };
}

test('nothing of the demo is left, everything of others is, and the books hold', async () => {
  const id = '11111111-1111-4111-8111-111111111111';
  await database.owner`
    insert into auth.users (id, aud, role, email, raw_user_meta_data, email_confirmed_at)
    values (${id}, 'authenticated', 'authenticated', 'orang@kampus.test', '{"username":"orang_lain"}', now())`;
  await database.owner`insert into public.user_roles (user_id, role) values (${id}, 'admin')`;
  const before = await measure();
  await seedDemo(database.owner, store, testSettings.jwtSecret);
  expect(await countDemoAccounts(database.owner)).toBe(4);
  expect((await measure())['files']).toBe(48);
  const people = await database.owner<{ id: string }[]>`select id from auth.users where id <> ${id}`;
  expect(await removeDemo(database.owner, store)).toBeGreaterThan(100);
  const told = await database.owner<{ id: string }[]>`
    select payload #>> '{traits,user_id}' as id from auth.audit_log_entries where payload ->> 'action' = 'user_deleted'`;
  expect(told.map((row) => row.id).toSorted()).toEqual(people.map((row) => row.id).toSorted());
  expect(await measure()).toEqual(before);
  expect(await countDemoAccounts(database.owner)).toBe(0);
  expect(await database.owner`select * from private.audit_invariants()`).toEqual([]);
  expect(await removeDemo(database.owner, store)).toBe(0);
  const off = await database.owner`select tgname from pg_trigger where tgenabled = 'D'`;
  expect([...off]).toEqual([]);
});
