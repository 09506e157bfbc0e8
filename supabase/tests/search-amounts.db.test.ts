/** A query that bounds what a project pays or how long it takes, and one that says only what is not wanted. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  ['tak lebih dari 1jt', ['Anyaman Nenek', 'Batik Paman']],
  ['bukan di atas 1jt', ['Anyaman Nenek', 'Batik Paman']],
  ['tidak kurang dari 20 juta', ['Kebun Kakek', 'Kolam Bibi']],
  ['jangan lebih dari 2 bulan', ['Anyaman Nenek', 'Batik Paman']],
  ['500rb sampai 1jt', ['Anyaman Nenek', 'Batik Paman']],
  ['budget 950rb - 1jt', ['Batik Paman']],
  ['antara 900rb dan 21jt', ['Anyaman Nenek', 'Batik Paman', 'Kebun Kakek']],
  ['maksimal 1000000', ['Anyaman Nenek', 'Batik Paman']],
  ['di bawah 1.000.000', ['Anyaman Nenek']],
  ['kurang dari sejuta', ['Anyaman Nenek']],
])('%s is a bound or a time', async (q, names) => {
  expect(await find(q)).toEqual(names);
});

test.each([
  'minimal 10k followers',
  'video maksimal 4k',
  'desain pengalaman minimal 2 tahun',
  'lulusan minimal 1 tahun',
  'usia maksimal 25 tahun',
  'anak 5 tahun ke atas',
  'berdiri lebih dari 5 tahun',
  'di bawah 0 hari',
  '3 hari seminggu',
])('%s states neither what is paid nor how long it takes', async (q) => {
  const [stated] = await database.owner`select said, terms from private.stated_measure(${q})`;
  expect(stated).toEqual({ said: null, terms: null });
});

test.each([
  ['1,5 bulan', 45],
  ['1.5 tahun', 540],
  ['2 tahun 6 bulan', 900],
  ['1 bulan 2 minggu', 44],
  ['seminggu 3x selama 2 bulan', 60],
  ['3 hari seminggu', null],
  ['sebelas bulan', 330],
  ['tiga puluh hari', 30],
  ['2-3 bulan', 90],
  ['setengah tahun', 180],
])('%s is so many days', async (text, days) => {
  const [stated] = await database.owner`select private.stated_days(${text}) as days`;
  expect(stated?.['days']).toBe(days);
});

test('a contact has no time to be found by', async () => {
  const [plan] = await database.owner`
    select private.plan_search('desain minimal 2 tahun')::text as project,
      private.plan_search('desain minimal 2 tahun', has_times => false)::text as contact`;
  expect(plan?.['project']).toContain("'d/");
  expect(plan?.['contact']).not.toContain("'d/");
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

describe('of what is not wanted only what follows at once is ruled out', () => {
  const added: readonly (readonly [name: string, text: string, city: string | null])[] = [
    ['Logo Surabaya', 'Desain logo untuk warung.', 'Surabaya'],
    ['Aplikasi Surabaya', 'Programmer ngoding aplikasi kasir.', 'Surabaya'],
    ['Guru pendidikan non formal', 'Mengajar anak di sanggar, ga ribet.', null],
  ];
  beforeAll(async () => {
    const owner = await createPerson(database);
    for (const [name, text, city] of added)
      await database.owner`
        insert into public.project_listings (user_id, project_name, project_description, project_type, required_skills,
          contact_method, owner_name, city)
        values (${owner.id}, ${name}, ${text}, 'Lainnya', array['SEO'], '6281234567890', 'Pemilik', ${city})`;
  });

  test.each([
    ['surabaya gak bisa ngoding', ['Logo Surabaya'], ['Aplikasi Surabaya']],
    ['surabaya gak bisa ngoding cari desain logo', ['Logo Surabaya'], []],
    ['surabaya gak bisa ngoding pengen desain logo', ['Logo Surabaya'], ['Aplikasi Surabaya']],
    ['surabaya gabisa ngoding tapi desain logo', ['Logo Surabaya'], ['Aplikasi Surabaya']],
    ['surabaya bukan programmer tapi desain logo', ['Logo Surabaya'], ['Aplikasi Surabaya']],
    ['desain tidak bisa coding cari programmer', ['Aplikasi Surabaya'], []],
    ['guru non formal', ['Guru pendidikan non formal'], []],
    ['guru gak mau ribet', ['Guru pendidikan non formal'], []],
    ['surabaya gak mau ngoding', ['Logo Surabaya'], ['Aplikasi Surabaya']],
  ])('%s', async (q, there, absent) => {
    const found = await find(q);
    expect(found).toEqual(expect.arrayContaining(there));
    for (const name of absent) expect(found).not.toContain(name);
  });
});
