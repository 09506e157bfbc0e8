import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@kawanusaha/backend/testing/database';
import { searchKnowledge } from './search-knowledge.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('holds at least 150 questions in five topics, every one with a source', async () => {
  const rows = await database.owner<{ topic: string; count: number }[]>`
    select topic, count(*)::int as count from private.knowledge_entries where source <> '' group by topic`;
  expect(rows).toHaveLength(5);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(150);
});

test.each([
  ['gimana cara bikin NIB?', 'nib-cara'],
  ['berapa tarif pajak UMKM', 'pph-final-tarif'],
  ['Apa bedanya margin dan markup ya kak?', 'margin-markup'],
  ['cara hitung titik impas', 'bep-apa'],
  ['frozen food perlu izin apa', 'pangan-beku-izin'],
  ['syarat KUR untuk mahasiswa', 'kur-apa'],
  ['bagaimana mendapat sertifikat halal gratis', 'halal-gratis'],
  ['cara dapat pembeli pertama', 'pembeli-pertama'],
  ['biaya QRIS berapa', 'qris-biaya'],
  ['perjanjian dengan teman satu tim', 'perjanjian-tim'],
  ['pinjol legal atau tidak', 'pinjol-aman'],
  ['cara bikin kalender konten', 'kalender-konten'],
])('%s leads to %s', async (question, slug) => {
  const hits = await searchKnowledge(database.owner, question, 3);
  expect(hits.map((hit) => hit.slug)).toContain(slug);
});

test.each([
  ['Berapa omzet bebas PPh final UMKM?', 'pph-final-bebas'],
  ['biaya admin shopee berapa', 'harga-marketplace'],
  ['pajak jualan di tiktok shop', 'pajak-marketplace'],
  ['apakah gaji karyawan dipotong pajak', 'pajak-karyawan'],
])('%s is answered by %s in the first place', async (question, slug) => {
  const [best] = await searchKnowledge(database.owner, question, 3);
  expect(best?.slug).toBe(slug);
});

test.each(['Satu lagi?', 'Terus gimana kak?', 'Oke, jelaskan lebih lanjut', 'Terima kasih'])(
  '%s asks for nothing of its own',
  async (question) => {
    expect(await searchKnowledge(database.owner, question, 3)).toEqual([]);
  },
);

test.each(['', '   ', 'apa itu yang dan', '???', "'; drop table x; --", 'a & | ! ( )', 'x'.repeat(3000)])(
  'the question %j is answered with nothing or little, never with an error',
  async (question) => {
    const hits = await searchKnowledge(database.owner, question, 3);
    expect(hits.every(({ coverage }) => coverage >= 0 && coverage <= 1)).toBe(true);
  },
);

test.each(['anon', 'authenticated'])('%s cannot read it past the chatbot', async (role) => {
  const attempt = database.owner.begin(async (sql) => {
    await sql.unsafe(`set local role ${role}`);
    await sql.unsafe('select * from private.knowledge_entries');
  });
  await expect(attempt).rejects.toMatchObject({ code: '42501' });
});
