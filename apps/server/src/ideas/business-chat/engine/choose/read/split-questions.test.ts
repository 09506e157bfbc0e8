import { expect, test } from 'vitest';
import { splitQuestions } from './split-questions.ts';

const asked = (text: string): string[] => splitQuestions(text).map((one) => one.asked);

test.each([
  [
    'aku jual keripik di kos, izin apa yang wajib, terus ngurusnya berapa lama?',
    ['izin apa yang wajib', 'terus ngurusnya berapa lama?'],
  ],
  ['bunga kur berapa? siapa yang boleh ambil?', ['bunga kur berapa?', 'siapa yang boleh ambil?']],
  [
    'warung ibu mau kuterusin. nib-nya atas nama siapa dan di mana daftarnya',
    ['nib-nya atas nama siapa', 'di mana daftarnya'],
  ],
  [
    'halal wajib ga? pirt berapa lama? nib gratis ga? merek berapa?',
    ['halal wajib ga?', 'pirt berapa lama?', 'nib gratis ga?', 'merek berapa?'],
  ],
  ['qris dipotong nggak? cairnya kapan?', ['qris dipotong nggak?', 'cairnya kapan?']],
  ['perjanjian titip jual amankah? isinya apa saja?', ['perjanjian titip jual amankah?', 'isinya apa saja?']],
  [
    'NIB itu bayar ga, berapa lama jadinya, trus berlaku berapa tahun?',
    ['NIB itu bayar ga', 'berapa lama jadinya', 'trus berlaku berapa tahun?'],
  ],
  ['kur syaratnya apa. bunganya berapa.', ['kur syaratnya apa.', 'bunganya berapa.']],
  ['biayanya brp, berapa lama, kalo ditolak gmn?', ['biayanya brp', 'berapa lama', 'kalo ditolak gmn?']],
  ['biayanya brp? trus masa berlakunya?', ['biayanya brp?', 'trus masa berlakunya?']],
  ['pajak umkm 0,5% dibayar tiap kapan, lewat mana', ['pajak umkm 0,5% dibayar tiap kapan', 'lewat mana']],
  ['apa bedanya cv sama pt, mana yg lebih murah?', ['apa bedanya cv sama pt', 'mana yg lebih murah?']],
])('%s asks %s', (text, questions) => {
  expect(asked(text)).toEqual(questions);
});

test('what is told before a question stands beside it', () => {
  expect(
    splitQuestions('aku jual keripik di kos, izin apa yang wajib, terus biayanya berapa?')[0]?.told,
  ).toBe('aku jual keripik di kos,');
});

test.each([
  'cara bikin nib gimana',
  'modal 5rb jual 8rb laku 30, untungnya berapa?',
  'gimana kalau pembeli minta uang kembali, padahal barangnya sudah dipakai?',
  'halal itu apa',
  'aku udah punya nib tapi halal belum, ngurusnya gimana?',
  'halo kak? mau tanya, nib bayar berapa?',
])('%s asks one thing', (text) => {
  expect(splitQuestions(text)).toEqual([]);
});
