/** Paths of pictures, their mirror in the metadata, and the clearing of those that no user shows. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createProject } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
let person: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  person = await createPerson(database);
});
afterAll(() => database.drop());

const setPhoto = `update public.pengguna set foto_path = $1 returning id`;
const mirrored = async (): Promise<unknown> => {
  const [row] = await database.owner<{ photo: string | null }[]>`
    select raw_user_meta_data ->> 'foto_path' as photo from auth.users where id = ${person.id}`;
  return row?.photo;
};

test('a path is one plain name in the own folder', async () => {
  for (const name of ['..', '../x.webp', 'a/b.webp', '.webp', 'a b.webp', 'x.webp?y=1', '"onerror=x']) {
    expect([name, (await attemptAs(database, person, setPhoto, [`${person.id}/${name}`])).code]).toEqual([
      name,
      '23514',
    ]);
  }
});

test('the own photo is mirrored, whatever is written into the metadata, and goes when it goes', async () => {
  const path = `${person.id}/saya.webp`;
  await runAs(database, person, setPhoto, [path]);
  expect(await mirrored()).toBe(path);
  await database.owner`
    update auth.users set raw_user_meta_data = raw_user_meta_data || '{"foto_path": "https://jahat.test/x"}'
    where id = ${person.id}`;
  expect(await mirrored()).toBe(path);
  await runAs(database, person, setPhoto, [null]);
  expect(await mirrored()).toBeNull();
});

test('pictures that no user shows go after a day; those of a profile, a project or a deleted project stay', async () => {
  const [shown, unused, young] = [1, 2, 3].map(() => `${person.id}/${randomUUID()}.webp`);
  const [open, deleted, forgotten] = [1, 2, 3].map(() => `${person.id}/${randomUUID()}.webp`);
  await runAs(database, person, setPhoto, [shown]);
  for (const path of [open, deleted]) {
    const id = await createProject(database, person);
    await database.owner`update public.project_listings set picture_path = ${path ?? null} where id = ${id}`;
    if (path === deleted)
      await runAs(database, person, 'delete from public.project_listings where id = $1', [id]);
  }
  const rows = [
    ...[shown, unused, young].map((name) => ({ bucket_id: 'foto-profil', name: name ?? '' })),
    ...[open, deleted, forgotten].map((name) => ({ bucket_id: 'gambar-proyek', name: name ?? '' })),
    { bucket_id: 'berkas-premium', name: 'stok.xlsx' },
  ];
  await database.owner`insert into storage.objects ${database.owner(rows)}`;
  await database.owner`
    update storage.objects set created_at = now() - interval '25 hours' where name <> ${young ?? ''}`;
  const [result] = await database.owner<{ count: number }[]>`select private.purge_unused_pictures() as count`;
  expect(result?.count).toBe(2);
  const left = await database.owner<{ name: string }[]>`select name from storage.objects`;
  expect(left.map(({ name }) => name).toSorted()).toEqual(
    [shown, young, open, deleted, 'stok.xlsx'].toSorted(),
  );
});

test('a member adds at most 40 pictures a day, and no user for another', async () => {
  const [eager, other] = [await createPerson(database), await createPerson(database)];
  const add = `insert into storage.objects (bucket_id, name) values ('gambar-proyek', $1)`;
  await database.owner`
    insert into storage.objects ${database.owner(
      Array.from({ length: 39 }, (_, n) => ({ bucket_id: 'foto-profil', name: `${eager.id}/${n}.webp` })),
    )}`;
  await runAs(database, eager, add, [`${eager.id}/40.webp`]);
  expect((await attemptAs(database, eager, add, [`${eager.id}/41.webp`])).code).toBe('42501');
  expect((await attemptAs(database, other, add, [`${eager.id}/41.webp`])).code).toBe('42501');
  await runAs(database, other, add, [`${other.id}/1.webp`]);
  await database.owner`
    update storage.objects set created_at = now() - interval '25 hours' where name = ${`${eager.id}/40.webp`}`;
  await runAs(database, eager, add, [`${eager.id}/41.webp`]);
});
