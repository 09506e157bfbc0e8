import { expect, test } from 'vitest';
import { findEntries, toSought } from '../engine/retrieval/find-entries.ts';
import { readQuestion } from '../engine/read-question.ts';

/** The likeliest entry of a question, or the one that a detail belongs to. */
function familyFound(question: string): string | undefined {
  const [best] = findEntries(toSought(readQuestion(question)), 1);
  return best?.entry.detail?.of ?? best?.entry.id;
}

test.each([
  ['jamur tiramku baglognya busuk', 'jamur-baglog'],
  ['baju pelanggan laundry kelunturan, ganti ruginya gimana', 'laundry-ganti-rugi'],
  ['apa bedanya fifo dan fefo', 'fifo-stok'],
  ['vesting dan cliff saham pendiri artinya', 'istilah-saham'],
  ['sewa kantin kampus lewat siapa', 'kantin-kampus'],
  ['cara blokir orang di kawanusaha', 'kawan-blokir'],
  ['voucher coin belum dibayar ke rekening', 'kawan-voucher'],
  ['lamaran proyek tidak dijawab dua minggu', 'kawan-lamaran'],
  ['kurir bisa diganti ga sesudah dipesan pembeli', 'kirim-pilih'],
  ['audiens iklan facebook diisi apa', 'iklan-berbayar'],
  ['masuk kawanusaha pakai sidik jari', 'kawan-keamanan-akun'],
  ['kwitansi premium diambil di mana', 'kawan-bayar'],
  ['cara menerbitkan halaman jualan usahaku', 'kawan-halaman-jualan'],
  ['bahan dari kebun sendiri hppnya dihitung ga', 'hpp-hitung'],
  ['partner menolak tanda tangan perjanjian', 'perjanjian-tim'],
  ['photobooth buat acara alatnya apa', 'foto-jasa'],
])('finds the subject of "%s"', (question, family) => {
  expect(familyFound(question)).toBe(family);
});
