/** A query that says what is paid for, or how long the work takes, and words that need not be said. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadLexicon } from '../../apps/server/src/search/load-lexicon.ts';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createPerson, runAs } from './support/people.ts';

let database: TestDatabase;

const listings: readonly (readonly [name: string, text: string, pay: string, time: string])[] = [
  ['Siaran Malam', 'Penyiar di depan kamera.', 'Rp 50 ribu per jam', '2 minggu'],
  ['Rubrik Remaja', 'Catatan untuk remaja.', 'Rp 100 ribu/artikel', '5 bulan'],
  ['Situs Tamu', 'Situs dua bahasa untuk tamu.', 'Rp 6 juta', '3 bulan'],
];

beforeAll(async () => {
  database = await createTestDatabase();
  await loadLexicon(database.owner);
  const owner = await createPerson(database);
  for (const [at, [name, text, pay, time]] of listings.entries())
    await database.owner`
      insert into public.project_listings (user_id, project_name, project_description, project_type, required_skills,
        contact_method, owner_name, budget_range, timeline, created_at)
      values (${owner.id}, ${name}, ${text}, 'Lainnya', array['SEO'], '6281234567890', 'Pemilik', ${pay}, ${time},
        now() - ${at} * interval '1 minute')`;
});
afterAll(() => database.close());

const find = async (q: string): Promise<unknown[]> =>
  (await runAs(database, null, 'select project_name from public.search_projects(q => $1)', [q])).map(
    ({ project_name }) => project_name,
  );

test.each([
  ['yg digaji per jam', ['Siaran Malam']],
  ['dibayar per tulisan', ['Rubrik Remaja']],
  ['/artikel', ['Rubrik Remaja']],
  ['proyek 2 minggu', ['Siaran Malam']],
  ['kerjaan kilat 2 mingguan', ['Siaran Malam']],
  ['magang selama 5 bulan', ['Rubrik Remaja']],
])('%s is found by what is paid for or by the time of the work', async (q, names) => {
  expect(await find(q)).toEqual(names);
});

test('what heads a phrase is no answer to it', async () => {
  expect(await find('bahasa jepang')).toEqual([]);
});
