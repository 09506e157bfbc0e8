/** The directories answer a query by what it means: concepts, places, word forms, slips; ranked, paged and derived anew. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadLexicon } from '../../apps/server/src/search/load-lexicon.ts';
import { deriveSearch } from '../../apps/server/src/search/derive-search.ts';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
let owner: Person;

const listings: readonly (readonly [name: string, text: string, skills: string[], city: string])[] = [
  ['Rendang Kaleng Amak', 'Rendang tahan setahun untuk perantau.', ['Finance'], 'Bukittinggi'],
  ['Katering Sehat', 'Makan siang rendah kalori untuk pekerja.', ['Marketing'], 'Tangerang Selatan'],
  ['Lapak Sayur', 'Panen petani dijual langsung. Kadang ada rendang.', ['Web Development'], 'Malang'],
  ['Kelas Tari Bali', 'Latihan tari untuk wisatawan.', ['Social Media'], 'Gianyar'],
  ['Katalog Tenun', 'Foto kain dan situs pesanan.', ['Desain Grafis', 'Web Development'], 'Surabaya'],
  ['AntriApotek', 'Nomor antrean dari ponsel.', ['UI/UX Design'], 'Padang'],
  ['Bank Sampah Warga', 'Setoran sampah warga ditimbang.', ['SEO'], 'Dumai'],
  ['Sewa Kebaya', 'Kebaya untuk hari wisuda.', ['SEO'], 'Jambi'],
];

beforeAll(async () => {
  database = await createTestDatabase();
  await loadLexicon(database.owner);
  owner = await createPerson(database);
  for (const [name, text, skills, city] of listings)
    await database.owner`
      insert into public.project_listings (user_id, project_name, project_description, project_type, required_skills,
        contact_method, owner_name, city)
      values (${owner.id}, ${name}, ${text}, 'Lainnya', ${skills}, '6281234567890', 'Pemilik', ${city})`;
  await database.owner`
    insert into public.relasi_bisnis (user_id, name, main_skill, experience, vision, whatsapp, city)
    values (${owner.id}, 'Sari Lestari', 'Keuangan', 'Tiga tahun membuat laporan pembukuan.', 'Membantu UMKM.', '6281234567890', 'Solo')`;
});
afterAll(() => database.close());

const find = async (q: string, rest = ''): Promise<unknown[]> =>
  (await runAs(database, null, `select project_name from public.search_projects(q => $1${rest})`, [q])).map(
    ({ project_name }) => project_name,
  );

describe('a query is answered by its meaning', () => {
  test('narrower concepts, skills and word forms are found, the name weighs most', async () => {
    expect(await find('makanan')).toEqual(
      expect.arrayContaining(['Katering Sehat', 'Rendang Kaleng Amak', 'Lapak Sayur']),
    );
    expect((await find('rendang')).slice(0, 2)).toEqual(['Rendang Kaleng Amak', 'Lapak Sayur']);
    expect((await find('programmer')).toSorted()).toEqual(
      expect.arrayContaining(['Katalog Tenun', 'Lapak Sayur']),
    );
    expect((await find('penari'))[0]).toBe('Kelas Tari Bali');
  });

  test("'bukan cuma' rules nothing out, 'bukan' does", async () => {
    expect(await find('makanan bukan cuma rendang')).toContain('Rendang Kaleng Amak');
    expect(await find('makanan bukan rendang')).not.toContain('Rendang Kaleng Amak');
  });

  test('what says the words stands before what only means them', async () => {
    const order = await find('desain grafis');
    expect(order[0]).toBe('Katalog Tenun');
    expect(order).toContain('AntriApotek');
    expect(order.indexOf('Katalog Tenun')).toBeLessThan(order.indexOf('AntriApotek'));
  });

  test('people of a major are found by what they can do, a name in one word by its parts', async () => {
    expect((await find('anak dkv')).slice(0, 2)).toContain('Katalog Tenun');
    expect((await find('apotek'))[0]).toBe('AntriApotek');
  });

  test('a single word of a phrase counts, and a nickname is its town', async () => {
    expect(await find('peduli lingkungan')).toEqual(['Bank Sampah Warga']);
    expect((await find('kota pahlawan'))[0]).toBe('Katalog Tenun');
  });

  test('short names of towns, provinces and regions are places', async () => {
    expect((await find('sby'))[0]).toBe('Katalog Tenun');
    expect((await find('jatim')).toSorted()).toEqual(['Katalog Tenun', 'Lapak Sayur']);
    expect((await find('web sby'))[0]).toBe('Katalog Tenun');
    expect(await find('jabodetabek')).toEqual(['Katering Sehat']);
  });

  test('what is excluded is not shown; where nothing is asked before it, only the next thing is', async () => {
    expect(await find('kuliner selain katering')).not.toContain('Katering Sehat');
    const found = await find('bukan tenun web development');
    expect(found).toContain('Lapak Sayur');
    expect(found).not.toContain('Katalog Tenun');
  });

  test('what is only near is no answer, even where a name says it, but is given as near', async () => {
    expect(await find('rental mobil')).toEqual([]);
    expect(await find('rental mobil', ', p_near => true')).toContain('Sewa Kebaya');
    expect(await find('sewa kebaya')).toContain('Sewa Kebaya');
  });

  test('a slip is corrected where neither the lexicon nor a listing has the word', async () => {
    expect((await find('rendnag'))[0]).toBe('Rendang Kaleng Amak');
    const corrected = async (q: string) =>
      (await database.owner`select private.correct_query(${q}) as q`)[0]?.['q'];
    expect(await corrected('rendnag padang')).toBe('rendang padang');
    expect(await corrected('rendang amak')).toBeNull();
  });

  test('words that nothing has find nothing, unless the near ones are asked for', async () => {
    expect(await find('zzzz qqqq')).toEqual([]);
    expect((await find('zzzz qqqq', ', p_near => true')).length).toBe(listings.length);
  });

  test('each row says whether it answers to all of it, and by which words', async () => {
    const rows = await runAs(
      database,
      null,
      `select project_name, is_full, matches from public.search_projects(q => 'tari gianyar')`,
    );
    expect(rows[0]).toMatchObject({ project_name: 'Kelas Tari Bali', is_full: true });
    expect(rows[0]?.['matches']).toEqual(expect.arrayContaining(['tari', 'gianyar']));
  });

  test('what is two links away is what is nearest where nothing answers', async () => {
    expect(await find('golang')).toEqual([]);
    const near = await find('golang', ', p_near => true');
    expect(near.slice(0, 2).toSorted()).toEqual(['Katalog Tenun', 'Lapak Sayur']);
  });

  test('a program is answered by the label of its field, past the program that it stands on', async () => {
    for (const q of ['laravel', 'reactjs'])
      expect((await find(q)).slice(0, 2).toSorted()).toEqual(['Katalog Tenun', 'Lapak Sayur']);
  });

  test('what a project pays is found by its words and by its amount, as it is now', async () => {
    await database.owner`
      insert into public.project_listings (user_id, project_name, project_description, project_type, required_skills,
        contact_method, owner_name, budget_range)
      select ${owner.id}, name, 'Cari anggota.', 'Lainnya', array['SEO'], '6281234567890', 'Pemilik', budget
      from (values ('Satu', 'Rp 1 juta'), ('Dua', 'Rp 500.000 – 1.500.000'), ('Tiga', 'bagi hasil')) as paid (name, budget)`;
    expect(await find('budget 1jt')).toEqual(['Satu']);
    for (const written of ['Rp1jt', 'Rp1 juta', 'Rp1,0jt']) expect(await find(written)).toEqual(['Satu']);
    expect(await find('Rp 1.500.000')).toEqual(['Dua']);
    expect((await find('bagi hasil'))[0]).toBe('Tiga');
    await database.owner`update public.project_listings set budget_range = 'Rp 2 juta' where project_name = 'Satu'`;
    expect(await find('budget 1 juta')).toEqual([]);
    expect((await find('gaji 2jt'))[0]).toBe('Satu');
    await database.owner`delete from public.project_listings where project_name in ('Satu', 'Dua', 'Tiga')`;
  });

  test('a number that is no pay stays a word, and a text that says an amount is found by it', async () => {
    const rows: [string, string, string[]][] = [
      ['Video 4k', 'Rekam wisuda dengan kamera 4k.', ['SEO']],
      ['Lomba Lari', 'Panitia lari 10k di kampus.', ['SEO']],
      ['Jasa Cetak', 'Cetak undangan mulai 500rb.', ['SEO']],
    ];
    expect(await findAmong(rows, 'video 4k')).toEqual(['Video 4k']);
    expect(await findAmong(rows, 'lari 10k')).toEqual(['Lomba Lari']);
    expect(await findAmong(rows, 'cetak 500rb')).toEqual(['Jasa Cetak']);
  });

  test('a doubled word means what its half does', async () => {
    expect(await find('nari2an')).toEqual(await find('nari'));
    expect((await find('tari2an'))[0]).toBe('Kelas Tari Bali');
  });

  test('what is only near a query is no answer, and shown as near alone', async () => {
    expect(await find('trading forex')).toEqual([]);
    expect((await find('trading forex', ', p_near => true'))[0]).toBe('Rendang Kaleng Amak');
  });

  test('contacts, too', async () => {
    const names = await runAs(database, null, `select name from public.search_contacts(q => 'akuntan solo')`);
    expect(names).toEqual([{ name: 'Sari Lestari' }]);
    expect(
      await runAs(database, null, `select public.count_contacts(q => 'akuntan solo')::int as n`),
    ).toEqual([{ n: 1 }]);
  });
});

/** What a query finds while these are listed, the last one newest. */
async function findAmong(
  rows: readonly (readonly [name: string, text: string, skills: string[]])[],
  q: string,
): Promise<unknown[]> {
  for (const [name, text, skills] of rows)
    await database.owner`
      insert into public.project_listings (user_id, project_name, project_description, project_type, required_skills,
        contact_method, owner_name)
      values (${owner.id}, ${name}, ${text}, 'Lainnya', ${skills}, '6281234567890', 'Pemilik')`;
  const found = await find(q);
  await database.owner`delete from public.project_listings where project_name = any(${rows.map(([name]) => name)})`;
  const names = new Set<unknown>(rows.map(([name]) => name));
  return found.filter((name) => names.has(name));
}

test('of two rows whose label means it, the one that says the words comes first', async () => {
  const found = await findAmong(
    [
      ['Lapangan Kita', 'Pelanggan masih booking lewat pesan.', ['Web Development']],
      ['Arsip Foto', 'Album dari masa lalu.', ['Web Development']],
    ],
    'sistem booking',
  );
  expect(found).toEqual(['Lapangan Kita', 'Arsip Foto']);
});

test('of two rows whose labels mean it, the one that looks for this alone comes first', async () => {
  const found = await findAmong(
    [
      ['Kolam Renang', 'Jadwal kelas anak.', ['Data Analysis']],
      ['Gudang Beras', 'Karung masuk dan keluar.', ['Data Analysis', 'Finance']],
      ['Taman Baca', 'Rak baru.', ['Data Analysis', 'Finance', 'Marketing']],
    ],
    'data analysis',
  );
  expect(found).toEqual(['Kolam Renang', 'Gudang Beras', 'Taman Baca']);
});

test('a phrase is its words in one, and whom a text asks for stands before who else says it', async () => {
  const phrase = await findAmong(
    [
      ['Loket Gigs', 'Tiket acara; butuh fullstack yang sabar.', ['Web Development']],
      ['Situs Pondok', 'Jadwal dan pendaftaran.', ['Web Development']],
    ],
    'full stack',
  );
  expect(phrase).toEqual(['Loket Gigs', 'Situs Pondok']);
  const asked = await findAmong(
    [
      ['Kios Pojok', 'Barang dipajang rapi. Butuh notulis untuk rapat.', ['SEO']],
      ['Rapat Rapi', 'Kami notulis keliling kampus.', ['SEO']],
    ],
    'notulis',
  );
  expect(asked).toEqual(['Kios Pojok', 'Rapat Rapi']);
});

test('who studies a major is asked for by what they serve with, and is no child', async () => {
  const found = await findAmong(
    [
      ['Tenang', 'Modul kesehatan mental untuk santri.', ['SEO']],
      ['Buku Kas', 'Mencari anak akuntansi.', ['SEO']],
    ],
    'anak psikologi',
  );
  expect(found).toEqual(['Tenang']);
});

test('words that say the same as those of the query stand before what its wide meaning alone answers', async () => {
  const found = await findAmong(
    [
      ['Stiker Satu', 'Butuh poster.', ['Desain Grafis']],
      ['Jersey Dua', 'Cari yang bisa corel.', ['Desain Grafis']],
      ['Buku Tiga', 'Butuh sampul.', ['Desain Grafis']],
    ],
    'coreldraw',
  );
  expect(found[0]).toBe('Jersey Dua');
  expect(found).toHaveLength(3);
});

test('of what is only near, a row that says more of it answers first, and is enough for who studies the field', async () => {
  const found = await findAmong(
    [
      ['Satu', 'Petani padi di sawah, hasil panen dan lahan.', ['SEO']],
      ['Dua', 'Cari orang untuk kebun.', ['SEO']],
      ['Tiga', 'Rapat mingguan.', ['SEO']],
    ],
    'anak faperta',
  );
  expect(found[0]).toBe('Satu');
  expect(found).not.toContain('Tiga');
});

test('pages by relevance follow each other without gaps while listings come in', async () => {
  for (let index = 0; index < 30; index += 1)
    await database.owner`
      insert into public.project_listings (user_id, project_name, project_description, project_type, required_skills,
        contact_method, owner_name, created_at)
      values (${owner.id}, ${index % 3 === 0 ? `Kopi ${index}` : `Kedai ${index}`}, 'Minum kopi bersama.', 'Lainnya',
        '{SEO}', '6281234567890', 'Pemilik', '2026-01-01')`;
  const before = (
    await runAs(database, null, `select id from public.search_projects(q => 'kopi', p_limit => 100)`)
  ).map(({ id }) => id);
  const seen: unknown[] = [];
  let last: Record<string, unknown> | undefined;
  do {
    const page = await runAs(
      database,
      null,
      `select id, created_at, score from public.search_projects(q => 'kopi', p_before => $1, p_before_id => $2,
        p_before_score => $3, p_limit => 7)`,
      [last?.['created_at'] ?? null, last?.['id'] ?? null, last?.['score'] ?? null],
    );
    if (last === undefined)
      await database.owner`
        insert into public.project_listings (user_id, project_name, project_description, project_type, required_skills,
          contact_method, owner_name)
        values (${owner.id}, 'Kopi kopi kopi', 'Minum kopi, kopi bersama.', 'Lainnya', '{SEO}', '6281234567890', 'Pemilik')`;
    seen.push(...page.map(({ id }) => id));
    last = page.at(-1);
  } while (last);
  expect(seen).toEqual(before);
  expect(before.length).toBeGreaterThanOrEqual(30);
});

test('many rows are counted up to 1,000, then estimated from the newest', async () => {
  await database.owner`
    insert into public.project_listings (user_id, project_name, project_description, project_type, required_skills,
      contact_method, owner_name, created_at)
    select ${owner.id}, 'Madu ' || n, 'Panen hutan.', 'Lainnya', '{SEO}', '6281234567890', 'Pemilik',
      timestamptz '2025-01-01' + n * interval '1 second'
    from generate_series(1, 1200) as n`;
  const count = async (call: string) =>
    (await runAs(database, null, `select public.count_projects(${call})::int as n`))[0]?.['n'];
  expect(await count('')).toBeGreaterThan(1_200);
  expect(await count(`q => 'madu'`)).toBe(1_200);
  expect(await count(`q => 'rendang'`)).toBeLessThan(50);
  const [row] = await runAs(database, null, `select corrected from public.search_projects(q => 'rendnag')`);
  expect(row).toEqual({ corrected: 'rendang' });
});

test('a new lexicon has rows derived anew, and search goes on meanwhile', async () => {
  await database.owner`update private.project_search set lexicon = '-' `;
  expect((await find('rendang'))[0]).toBe('Rendang Kaleng Amak');
  expect(await loadLexicon(database.owner)).toBe(false);
  const [row] = await database.owner<
    { rows: number }[]
  >`select count(*)::int as rows from private.project_search`;
  expect(await deriveSearch(database.owner)).toBe(row?.rows);
  expect(await deriveSearch(database.owner)).toBe(0);
  expect((await find('rendang'))[0]).toBe('Rendang Kaleng Amak');
});
