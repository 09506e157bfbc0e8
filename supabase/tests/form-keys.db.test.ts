/** A form that arrives twice is one: the key in its header (issue: works without a connection). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { attemptAs, createPerson, type Person } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Inserts a contact as a member whose request carried this header. */
async function arrive(person: Person, header: string | null, name: string): Promise<string> {
  const { id } = person;
  return database.owner
    .begin(async (sql) => {
      const headers = header === null ? '{}' : JSON.stringify({ 'x-form-key': header });
      await sql`select set_config('request.headers', ${headers}, true)`;
      await sql`
        insert into public.relasi_bisnis (user_id, name, main_skill, experience, vision, whatsapp)
        values (${id}, ${name}, 'Marketing', 'Tiga tahun berjualan', 'Usaha yang tumbuh', '+6281234567890')`;
      return 'arrived';
    })
    .catch((error: { code?: string; hint?: string }) => `${error.code}`);
}

const countOf = async ({ id }: Person): Promise<number> => {
  const [row] = await database.owner<{ count: number }[]>`
    select count(*)::int as count from public.relasi_bisnis where user_id = ${id}`;
  return row?.count ?? 0;
};

test('a second arrival changes nothing, also of ten at once; another form and another member are their own', async () => {
  const [rina, budi] = [await createPerson(database), await createPerson(database)];
  const key = randomUUID();
  const first = await Promise.all(Array.from({ length: 10 }, () => arrive(rina, key, 'Rina')));
  expect(first.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'PT409'), 'arrived']);
  expect(await countOf(rina)).toBe(1);
  expect(await arrive(rina, randomUUID(), 'Rina lagi')).toBe('arrived');
  expect(await arrive(budi, key, 'Budi')).toBe('arrived');
});

test('a form that was refused may arrive again under its key', async () => {
  const rina = await createPerson(database);
  const key = randomUUID();
  expect(await arrive(rina, key, '')).not.toBe('arrived');
  expect(await arrive(rina, key, 'Rina')).toBe('arrived');
});

test.each([null, '', 'x', "'; drop table pengguna; --", `${randomUUID()}x`, randomUUID().toUpperCase()])(
  'a header that is no key (%s) is none',
  async (header) => {
    const rina = await createPerson(database);
    expect(await arrive(rina, header, 'Rina')).toBe('arrived');
    expect(await arrive(rina, header, 'Rina dua')).toBe('arrived');
  },
);

test('no client reads the keys, and they go after thirty days or with the account', async () => {
  const rina = await createPerson(database);
  const key = randomUUID();
  await arrive(rina, key, 'Rina');
  expect((await attemptAs(database, rina, 'select key from private.form_keys')).code).toBe('42501');
  await database.owner`update private.form_keys set arrived_at = now() - interval '31 days' where user_id = ${rina.id}`;
  const [row] = await database.owner<{ gone: number }[]>`select private.forget_form_keys() as gone`;
  expect(row?.gone).toBe(1);
  await arrive(rina, randomUUID(), 'Rina dua');
  await database.owner`delete from auth.users where id = ${rina.id}`;
  expect(await database.owner`select 1 from private.form_keys where user_id = ${rina.id}`).toHaveLength(0);
});
