import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { assessListings } from '../../apps/server/src/moderation/assess-listings.ts';
import { createProject } from './support/content.ts';
import { createPerson, runAs, type Person } from './support/people.ts';

const fraud = 'Transfer uang pendaftaran 150rb dulu ke rekening admin, baru diterima kerja di proyek ini';

let database: TestDatabase;
let owner: Person;
let admin: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = await createPerson(database);
  admin = await createPerson(database, { admin: true });
});
afterAll(() => database.drop());

async function stateOf(id: string) {
  const [row] = await database.owner<{ is_active: boolean; closed_reason: string | null }[]>`
    select is_active, closed_reason from public.project_listings where id = ${id}`;
  return row;
}
const describe = (id: string, text: string) =>
  runAs(database, owner, 'update public.project_listings set project_description = $1 where id = $2', [
    text,
    id,
  ]);
const holdOf = async (id: string): Promise<string> => {
  const [row] = await database.owner<{ id: string }[]>`
    select id from public.listing_holds where project_id = ${id} and decision is null`;
  return row?.id ?? '';
};
async function createHeld(name: string): Promise<string> {
  const id = await createProject(database, owner, name);
  await describe(id, fraud);
  expect(await assessListings(database.owner)).toBe(1);
  expect(await stateOf(id)).toEqual({ is_active: false, closed_reason: 'held' });
  return id;
}

test('a harmless listing stays, a harmful one of a new account is held and its owner told why', async () => {
  const fine = await createProject(database, owner, 'Keripik tempe');
  expect(await assessListings(database.owner)).toBe(0);
  expect((await stateOf(fine))?.is_active).toBe(true);
  const id = await createHeld('Lowongan');
  const [told] = await database.owner<{ body: string }[]>`
    select body from public.notifications where user_id = ${owner.id} and dedupe_key = ${`hold:${await holdOf(id)}`}`;
  expect(told?.body).toContain('belum kami tampilkan');
  expect(await assessListings(database.owner)).toBe(0);
});

test('its owner cannot open it, however they try, until the text is harmless', async () => {
  const id = await createHeld('Proyek dua');
  for (const statement of [
    'update public.project_listings set is_active = true where id = $1',
    'select public.extend_project($1)',
  ])
    await expect(runAs(database, owner, statement, [id])).rejects.toMatchObject({ code: 'PT409' });
  await describe(id, 'Kami mencari dua orang untuk menjual keripik di kampus, bagi hasil setelah terjual');
  expect(await assessListings(database.owner)).toBe(1);
  expect(await stateOf(id)).toEqual({ is_active: true, closed_reason: null });
});

test('an admin releases or keeps, once, with a reason; no other member does', async () => {
  const id = await createHeld('Proyek tiga');
  const hold = await holdOf(id);
  const decide = 'select public.admin_decide_hold($1, $2, $3)';
  await expect(runAs(database, owner, decide, [hold, 'released', 'x'])).rejects.toMatchObject({
    code: '42501',
  });
  await expect(runAs(database, owner, 'select public.admin_list_holds()')).rejects.toMatchObject({
    code: '42501',
  });
  await expect(runAs(database, admin, decide, [hold, 'opened', 'alasan'])).rejects.toMatchObject({
    code: 'PT422',
  });
  await expect(runAs(database, admin, decide, [hold, 'kept', ' '])).rejects.toMatchObject({ code: 'PT422' });
  await runAs(database, admin, decide, [hold, 'kept', 'Meminta uang di muka']);
  await expect(runAs(database, admin, decide, [hold, 'released', 'alasan'])).rejects.toMatchObject({
    code: 'PT404',
  });
  await expect(
    runAs(database, owner, 'update public.project_listings set is_active = true where id = $1', [id]),
  ).rejects.toMatchObject({ code: 'PT409' });
  const other = await createHeld('Proyek empat');
  await runAs(database, admin, decide, [await holdOf(other), 'released', 'Keliru, maaf']);
  expect((await stateOf(other))?.is_active).toBe(true);
});

test('an account older than 30 days is not read', async () => {
  const elder = await createPerson(database);
  await database.owner`update auth.users set created_at = now() - interval '31 days' where id = ${elder.id}`;
  const id = await createProject(database, elder, 'Lama');
  await runAs(database, elder, 'update public.project_listings set project_description = $1 where id = $2', [
    fraud,
    id,
  ]);
  expect(await assessListings(database.owner)).toBe(0);
  expect((await stateOf(id))?.is_active).toBe(true);
});
