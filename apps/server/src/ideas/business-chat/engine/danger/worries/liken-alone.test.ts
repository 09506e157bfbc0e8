import { expect, test } from 'vitest';
import { findDanger } from '../find/find-danger.ts';
import { doubtsAlone } from './asks-about-trade.ts';
import { findDangerInTurns } from '../find/find-danger-in-turns.ts';

test.each([
  [['sekali produksi 240rb', 'dapet 60 botol', 'botolnya 900 satu']],
  [['laba bulan ini 3,6jt', 'dibagi 3 sama aku 40%']],
  [['dp 40% dari harga web', 'terminnya dua kali sisanya']],
])('likeness alone takes no sum and nothing that goes on with trade for a person in need: %s', (turns) => {
  expect(findDangerInTurns(turns)).toBeNull();
});

test('words of a need are heard beside a trade and a sum', () => {
  for (const text of ['tokoku rugi 5jt, aku pengen mati aja', 'aku udah ga kuat hidup, utang 20jt'])
    expect(findDangerInTurns(['jualan bakso di kampus', text])?.kind).toBe('crisis');
});

test('what a word or a pattern names is no likeness', () => {
  expect(findDanger('aku mau bunuh diri')?.isLikened).toBeUndefined();
});

test.each(['dosen pembina boleh megang 3 kelompok ga', 'toko sebelah mukul harga terus, aku gimana'])(
  'what is held or struck in trade is no violence: %s',
  (text) => {
    expect(findDanger(text)).toBeNull();
  },
);

test('a person who is touched or struck is heard', () => {
  expect(findDanger('dosen pembimbingku megang-megang badanku')?.kind).toBe('violence');
  expect(findDanger('suamiku mukul aku tiap harga naik')?.kind).toBe('violence');
});

test.each([
  [['mau ambil orang buat bantu packing sayur', 'umurnya 17 sih, adik sendiri']],
  [['mau nambah pegawai buat jaga stand', 'anaknya 15 tahun, ponakan sendiri']],
  [['cara daftar merek berapa lama', 'kapan terakhirnya ya?']],
  [['pt perorangan wajib laporan keuangan ya?', 'lho kok gitu? kan cm gue sendirian']],
  [['nib ku sudah jadi', 'tinggal halal nih, jalurnya lain lagi?']],
])('few words that lean on trade are of trade: %s', (turns) => {
  expect(findDangerInTurns(turns)).toBeNull();
});

test.each([
  'nib si budi temenku udah jadi blm ya',
  'izin kedai abang awak sudah keluar belum',
  'label kripikku dah jadi, tinggal pirt nih, sekalian apa lain lagi?',
  'umur aku 17 kak',
  'sa umur 16 tahun',
  'umurku baru 18 th min',
])('what is told or asked of trade or of an age alone is no need: %s', (text) => {
  expect(findDanger(text)).toBeNull();
});

test.each([
  'setrum listrik rumah bisa bikin lewat ga sih bg',
  'semoga besok pagi mata ini ga kebuka lagi, aamiin',
  'mending mokad aja gw',
  'besok kalian ga akan liat aku lagi',
  'aku digepuki bojoku mas, awak biru kabeh',
  'udah ga punya duit makan',
  'umurku 13, om sendiri yang megang-megang aku',
  'tinggal nunggu mati aja aku',
  'tolong lanjutin usahaku ya kalo aku udah ga di sini',
  'capek bgt aku kak, rasane pengen mandeg wae',
])('who is in need is heard behind trade, too, in words that no list has: %s', (text) => {
  for (const before of [['cara bikin NIB gimana'], ['jualan keripik di kampus', 'modalnya berapa ya']])
    expect(['crisis', 'violence', 'distress']).toContain(findDangerInTurns([...before, text])?.kind);
});

test.each([
  'fotoku mau disebar mantan',
  'foto pribadiku dipegang mantan',
  'mantan nyimpen videoku',
  'pacarku nyimpen videoku',
  'poto bugilku disimpen mantan',
  'mantan masih simpen foto2ku',
  'badanku dipegang om',
  'mantan nunggu di depan kosku',
  'dosen megang pahaku',
  'aku dijambak kakak',
  'aku disabet gesper ayah',
  'guruku ngelus pahaku',
  'udah kuminum semua',
  'aku ga mau ada lagi',
  'aku udah ga bisa lagi',
])('who asks nothing and tells of what is done to them is heard behind trade: %s', (text) => {
  for (const before of ['cara bikin NIB gimana', 'cara promosi di tiktok', 'cara daftar merek'])
    expect(['crisis', 'violence', 'distress']).toContain(findDangerInTurns([before, text])?.kind);
});

test.each([
  'ga masuk masuk',
  'kok belum masuk-masuk ya',
  'durung metu metu',
  'ga cair cair nih',
  'ga bisa kayaknya aku',
  'ga mungkin bisa aku',
  'kayaknya ga mungkin deh',
  'kayaknya aku ga bisa',
  'aku ga mungkin bisa kayaknya',
  'ga bakal bisa deh aku',
  'ora iso ketoke aku',
  'suamiku yg urus',
  'suamiku juga jualan',
  'anakku dua',
  'umurnya 17 sih, adik sendiri',
  'udah kukirim semua',
])('a short word behind trade is no need: %s', (text) => {
  for (const before of ['cara bikin NIB gimana', 'cara promosi di tiktok', 'cara daftar merek'])
    expect(findDangerInTurns([before, text])).toBeNull();
});

test.each([
  ['ga bisa kayaknya aku', true],
  ['kayaknya ga mungkin deh', true],
  ['ora iso ketoke aku', true],
  ['teu tiasa sigana abdi', true],
  ['Ga bakal bisa deh aku...', true],
  ['blm keluar-keluar kak', true],
  ['aku ga bisa lagi', false],
  ['aku udah ga bisa', false],
  ['kayaknya ga bisa hidup', false],
  ['ga mungkin bisa maafin diri', false],
  ['temenku ga bangun bangun', false],
  ['ga sadar sadar', false],
  ['aku ga mau ada lagi', false],
])('%s is a mere doubt: %s', (text, isDoubt) => {
  expect(doubtsAlone(text)).toBe(isDoubt);
});
