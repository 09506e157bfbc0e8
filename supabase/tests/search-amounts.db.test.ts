/** A query that bounds what a project pays or how long it takes, and one that says only what is not wanted. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadLexicon } from '../../apps/server/src/search/load-lexicon.ts';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createPerson, runAs } from './support/people.ts';

let database: TestDatabase;

const listings: readonly (readonly [name: string, text: string, pay: string | null, time: string | null])[] =
  [
    ['Anyaman Nenek', 'Tikar pandan dari kampung.', 'Rp 900 ribu', '1 bulan'],
    ['Batik Paman', 'Kain cap untuk seragam.', 'Rp 1 juta', '2 bulan'],
    ['Kebun Kakek', 'Sayur panen pagi.', 'Rp 20 juta', '1 tahun'],
    ['Kolam Bibi', 'Lele dan nila segar.', 'Rp 25,5 juta', 'fleksibel'],
    ['Web Sekolah', 'Programmer untuk situs sekolah.', null, null],
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

const find = async (q: string, rest = ''): Promise<unknown[]> =>
  (await runAs(database, null, `select project_name from public.search_projects(q => $1${rest})`, [q])).map(
    ({ project_name }) => project_name,
  );

test.each([
  ['modal dibawah 1jt', ['Anyaman Nenek']],
  ['maksimal 1 juta', ['Anyaman Nenek', 'Batik Paman']],
  ['budget 20jt ke atas', ['Kebun Kakek', 'Kolam Bibi']],
  ['di atas Rp 20 juta', ['Kolam Bibi']],
  ['minimal 2jt', ['Kebun Kakek', 'Kolam Bibi']],
  ['kelar sebulan', ['Anyaman Nenek']],
  ['2 bulan', ['Batik Paman']],
  ['maks 2 bulan', ['Anyaman Nenek', 'Batik Paman']],
  ['selesai lebih dari 3 bulan', ['Kebun Kakek']],
])('%s is a bound or a time', async (q, names) => {
  expect(await find(q)).toEqual(names);
});

test('a time that a listing gets later is found, one in words is found by its words', async () => {
  await database.owner`update public.project_listings set timeline = '3 minggu' where project_name = 'Web Sekolah'`;
  expect(await find('kelar 3 minggu')).toEqual(['Web Sekolah']);
  expect(await find('fleksibel')).toEqual(['Kolam Bibi']);
});

test('the beginnings of a bound are those of the numbers beyond it and of no other', async () => {
  const [wrong] = await database.owner<{ n: string }[]>`
    select count(*) as n
    from unnest('{0, 1, 9, 10, 99, 100, 250, 1999, 2000, 2001, 999999}'::integer[]) as bound (days),
      unnest('{0, 1, 8, 9, 10, 11, 99, 100, 101, 249, 250, 251, 1999, 2000, 2001, 999999}'::integer[]) as other (days),
      unnest('{true, false}'::boolean[]) as lower (is_it), unnest('{true, false}'::boolean[]) as inclusive (is_it)
    where exists (
        select from private.bound_terms(private.days_term(bound.days), lower.is_it, inclusive.is_it) as beginning (term)
        where starts_with(private.days_term(other.days), beginning.term)
      ) <> (
        case when lower.is_it then other.days > bound.days else other.days < bound.days end
        or inclusive.is_it and other.days = bound.days
      )`;
  expect(Number(wrong?.n)).toBe(0);
});

test('a query that says only what is not wanted is answered by the rest, page by page', async () => {
  const rest = ['Anyaman Nenek', 'Batik Paman', 'Kebun Kakek', 'Kolam Bibi'];
  for (const q of ['ga bisa ngoding', 'tidak suka ngoding', 'selain programmer', 'bukan programmer'])
    expect(await find(q)).toEqual(rest);
  const page = await runAs(
    database,
    null,
    `select id, project_name, created_at, score, matches from public.search_projects(q => 'ga bisa ngoding', p_limit => 3)`,
  );
  const last = page.at(-1);
  expect(last?.['matches']).toEqual([]);
  const next = await runAs(
    database,
    null,
    `select project_name from public.search_projects(q => 'ga bisa ngoding', p_before => $1, p_before_id => $2, p_before_score => $3)`,
    [last?.['created_at'], last?.['id'], last?.['score']],
  );
  expect([...page, ...next].map(({ project_name }) => project_name)).toEqual(rest);
  const [count] = await runAs(database, null, `select public.count_projects(q => 'ga bisa ngoding') as n`);
  expect(Number(count?.['n'])).toBe(rest.length);
});

test("'gak ribet' is said of what is wanted and rules nothing out", async () => {
  expect(await find('batik gak ribet')).toContain('Batik Paman');
  expect(await find('sayur ga harus organik')).toContain('Kebun Kakek');
});
