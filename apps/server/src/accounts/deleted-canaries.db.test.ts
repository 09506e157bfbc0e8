/** Deleting an account: a text that was put into every column of every row of a person is found in no column and no stored file. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUser } from '@kawanusaha/backend/auth/users/delete-user';
import { createDiskStore } from '@kawanusaha/backend/storage/bytes/disk-store';
import { graceMs, sweepOrphans } from '@kawanusaha/backend/storage/sweep-orphans';
import { createTestDatabase, type TestDatabase } from '@kawanusaha/backend/testing/database';
import { demoAccounts } from '#startup/demo/accounts.ts';
import { seedDemo } from '#startup/demo/seed-demo.ts';
import { canary, findInColumns, plantCanaries } from '#testing/plant-canaries.ts';
import { testSettings } from '#testing/settings.ts';

let database: TestDatabase;
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-canaries-'));
const store = createDiskStore(directory);
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemo(database.owner, store, testSettings.jwtSecret);
});
afterAll(async () => {
  await database.drop();
  fs.rmSync(directory, { recursive: true, force: true });
});

/** What the desk's own people have, who cannot be deleted while they are. */
const ofStaff = ['public.user_roles', 'public.staff_roles', 'public.role_proposals'];

/** Rows whose checks ask for more than one column can say; what they hold beyond it is put there with the rest. */
async function addRows(sql: TestDatabase['owner'], person: string): Promise<void> {
  await sql`
    insert into public.campus_codes (user_id, email, mailbox_hash, institution) values (${person}, 'x@kampus.test', '\\x00', 'Kampus')`;
  await sql`
    insert into auth.webauthn_challenges (user_id, challenge_type, challenge, expires_at)
    values (${person}, 'authentication', 'x', now())`;
  await sql`
    insert into public.match_dismissals (user_id, project_id, reason)
    select ${person}, id, 'waktu' from public.project_listings limit 1`;
  const [idea] = await sql<{ id: string }[]>`
    insert into public.business_ideas (user_id, title) values (${person}, 'Kopi') returning id`;
  const id = String(idea?.id);
  await sql`insert into public.idea_steps (idea_id, step, data) values (${id}, 2, '{"catatan": "Kopi"}')`;
  await sql`
    insert into public.sales_pages (idea_id, user_id, slug, name, offer, items, review, is_published)
    values (${id}, ${person}, 'kopi-keliling', 'Kopi keliling', 'Kopi susu di depan kampus setiap pagi.',
      '[{"name": "Kopi susu", "price": 12000, "unit": "gelas"}]', 'clear', false)`;
}

/** Where the account's id stays, and nothing else of it: the books, and that it was deleted. The list of /privasi says so. */
const idStays = [
  'auth.audit_log_entries.payload',
  'public.coin_entries.user_id',
  'public.coin_transfers.user_id',
  'public.payments.user_id',
  'public.vouchers.user_id',
];

test(
  'nothing is left of what two people had, in any column and any stored file',
  { timeout: 120_000 },
  async () => {
    const sql = database.owner;
    const people = demoAccounts.filter(({ kind }) => kind !== 'admin').map(({ id }) => id);
    await addRows(sql, String(people[0]));
    const { planted, empty } = await plantCanaries(sql, people, ofStaff);
    // A new table of people's data needs a row here, or the search below says nothing of it.
    expect(empty).toEqual([]);
    const texts = [canary.word, canary.number];
    expect((await findInColumns(sql, texts)).length).toBeGreaterThan(150);
    expect(planted.get('public.pengguna')).toBeGreaterThan(10);
    const pictures = await sql<{ version: string }[]>`
    select version from storage.objects where owner_id = any(${people}::text[]) and version is not null`;
    expect(pictures.length).toBeGreaterThan(0);

    for (const id of people) {
      const [user] = await sql<{ id: string; email: string; phone: string | null }[]>`
      select id, email, phone from auth.users where id = ${id}`;
      if (user !== undefined) await sql.begin((tx) => deleteUser(tx, user, { isSoft: false, ip: '' }));
    }
    expect(await findInColumns(sql, texts)).toEqual([]);

    // Pictures that nothing shows go a day later, their bytes with the next sweep.
    await sql`update storage.objects set created_at = now() - interval '2 days'`;
    await sql`select private.purge_unused_pictures()`;
    await sweepOrphans(sql, store, new Date(Date.now() + 2 * graceMs));
    expect(await findInColumns(sql, people)).toEqual(idStays);
    const left: string[] = [];
    for await (const key of store.list(new Date(Date.now() + graceMs))) left.push(key);
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter((key) => pictures.some(({ version }) => version === key))).toEqual([]);
  },
);
