import { understand } from '@kawanusaha/bahasa/understand';
import { expect, test } from 'vitest';
import limits from '#content/ideas/limits.json' with { type: 'json' };
import phrases from '#content/ideas/limit-phrases.json' with { type: 'json' };
import { rankCandidates } from '../../choose-candidates.ts';
import { traitsOf } from '../../fit/rules-out.ts';
import { readPerson } from '../read-person.ts';
import { findSpokenLimits } from './spoken-limits.ts';

const limitsOf = (text: string): string[] => [
  ...new Set(findSpokenLimits(understand(text), text).map(({ id }) => id)),
];

test.each([
  ['bisa jahit, bahu saya retak waktu jatuh', 'tidak-boleh-berat'],
  ['ga sanggup ngangkat galon', 'tidak-boleh-berat'],
  ['tangan kiri kaku abis stroke', 'kursi-roda'],
  ['bicaraku terbata-bata', 'susah-bicara'],
  ['kepala pusing kalo lama di depan monitor', 'tidak-lama-di-layar'],
  ['telinga kiri rusak', 'tunarungu'],
  ['mata kena glaukoma', 'tunanetra'],
  ['fisikku gampang ambruk', 'sakit-menahun'],
  ['senin sampai sabtu kerja di toko', 'hanya-akhir-pekan'],
  ['pagi magang sampai sore', 'hanya-malam'],
  ['ortu ga ngizinin aku keluar malem', 'tidak-malam'],
  ['tabungan ludes', 'tanpa-modal'],
  ['keuangan lagi seret', 'modal-kecil'],
  ['ngontrak petak kecil', 'tidak-ada-tempat'],
  ['istri ga ngebolehin pergi-pergi, pergi jauh apalagi', 'dari-rumah'],
  ['wajib jagain mbah tiap hari', 'mengurus-keluarga'],
  ['laptopku dicuri orang', 'hp-saja'],
  ['motor disita leasing', 'tidak-ada-motor'],
  ['internet di dusun putus-putus', 'sinyal-susah'],
  ['hp cuma bisa telpon', 'hp-tanpa-internet'],
  ['ga kuat di keramaian', 'tidak-mau-tampil'],
  ['ga berani nawarin ke orang', 'tidak-berjualan'],
  ['ga sempat nungguin kios', 'tidak-jaga-lapak'],
])('what limits a person is read from free words: %s', (text, limit) => {
  expect(limitsOf(text)).toContain(limit);
});

test.each([
  'pijat buat lutut sakit',
  'servis laptop rusak',
  'nenek lututnya sakit, bisa masak',
  'desain kamar sempit',
  'bisa malam habis kerja shift',
  'teknisi jaringan susah sinyal',
  'jual motor bekas',
])('what is said of others, of work or of goods limits no person: %s', (text) => {
  expect(limitsOf(text)).toEqual([]);
});

test.each([
  'bisa jahit, lutut tidak sakit',
  'bisa jahit, tidak ada masalah dengan kaki',
  'tidak pernah sakit punggung, kuat angkat barang',
  'motor saya tidak rusak',
  'laptop saya tidak hilang',
  'uang tidak habis',
  'suara tidak serak',
  'badan tidak gampang capek',
  'sinyal tidak susah di rumah',
  'saya tidak sakit jantung',
  'belum pernah patah tulang',
  'jago gitar, saya tidak takut panggung',
  'tidak takut orang banyak',
  'tidak takut ketemu orang, berani tampil',
])('what is denied limits no person: %s', (text) => {
  expect(readPerson({ skills: text, interests: '' }).limits).toEqual([]);
});

test.each([
  'saya bisa nyanyi, suara saya jelas',
  'bicara jelas di depan umum',
  'mata kuat lihat layar',
  'memasak untuk orang banyak takut gosong',
  'memasak untuk banyak orang takut gosong',
  'takut banyak saingan',
  'saya bisa jahit tangan satu hari jadi',
  'bisa jahit tangan cuma satu hari jadi',
  'seni tari, gerak tangan dan kaki',
  'nyanyi dengan satu tangan main gitar',
  'kerajinan tangan satu set',
  'cari pelanggan lewat internet, desain logo',
  'naik motor ke desa cari jaringan pelanggan',
  'pagi kuliah sampai siang, sore kosong',
  'siang sekolah tiap hari, pagi bisa jualan',
  'saya kerja hari senin sampai jumat, sabtu kosong',
  'senin sampai jumat kerja, malam kosong',
  'usaha kecil di rumah',
  'usaha kecil tempat sendiri',
  'bikin kue di tempat kecil',
  'bikin tas dari kain, rumah saya kecil tapi rapi',
  'bikin kue di rumah, gang Mawar',
  'jaga warung tiap hari dan tidak bisa masak',
  'keliling tiap hari dan tidak bisa masak',
  'jualan HP, laptop bekas rusak',
  'servis HP, laptop rusak',
  'bengkel las, mobil mogok',
  'jual kunci setang biar motor ga dimaling',
  'nulis berita maling motor',
])('words that only lie near those of a limit limit no person: %s', (text) => {
  expect(limitsOf(text)).toEqual([]);
});

test.each([
  ['lutut sakit tidak bisa berdiri lama', 'tidak-boleh-berat'],
  ['suara saya tidak jelas', 'susah-bicara'],
  ['ngomong ga jelas', 'susah-bicara'],
  ['mata ga kuat lihat layar lama', 'tidak-lama-di-layar'],
  ['takut panggung', 'tidak-mau-tampil'],
  ['takut sama orang baru', 'tidak-mau-tampil'],
  ['grogi di depan orang banyak', 'tidak-mau-tampil'],
  ['tangan kiri ga bisa gerak', 'kursi-roda'],
  ['kaki saya cuma satu', 'kursi-roda'],
  ['bisa jahit walau cuma satu tangan', 'kursi-roda'],
  ['naik bukit cari sinyal', 'sinyal-susah'],
  ['sinyal ga ada, jauh dari kota', 'sinyal-susah'],
  ['kuliah pagi sampai sore, malam kosong', 'hanya-malam'],
  ['senin sampai jumat kerja, cuma sabtu minggu kosong', 'hanya-akhir-pekan'],
  ['senin sampai jumat kerja, sabtu minggu kosong', 'hanya-akhir-pekan'],
  ['kos kecil', 'tidak-ada-tempat'],
  ['kamar kos sempit', 'tidak-ada-tempat'],
  ['ga bisa masak dan jaga warung', 'tidak-jaga-lapak'],
  ['jaga warung ga sanggup', 'tidak-jaga-lapak'],
  ['hp jadul ga bisa internet', 'hp-tanpa-internet'],
  ['jualan kue, laptop rusak', 'hp-saja'],
  ['bisa servis HP, laptop saya rusak', 'hp-saja'],
  ['laptop rusak ga bisa desain', 'hp-saja'],
  ['jualan gorengan, motor rusak', 'tidak-ada-motor'],
  ['motor kena maling', 'tidak-ada-motor'],
  ['motor kemalingan', 'tidak-ada-motor'],
])('a limit that is like what limits no person is still read: %s', (text, limit) => {
  expect(limitsOf(text)).toContain(limit);
});

test('what is said as a limit is no wish, and no idea takes what it rules out', () => {
  const person = readPerson({ skills: 'bisa desain, laptop digadai', interests: '' });
  expect(person.skills.map(({ id }) => id)).toEqual(['desain-grafis']);
  expect(person.understood).toContainEqual(
    expect.objectContaining({ id: 'hp-saja', field: 'limit', negated: false }),
  );
  const ranked = rankCandidates(readPerson({ skills: 'menulis, desain, laptop digadai', interests: '' }), '');
  expect(ranked.length).toBeGreaterThan(0);
  expect(ranked.filter(({ candidate }) => traitsOf(candidate).has('laptop'))).toEqual([]);
});

test('a limit that the student takes back is gone', () => {
  const person = readPerson({ skills: 'bisa desain, laptop digadai', interests: '', ignore: ['hp-saja'] });
  expect(person.limits).toEqual([]);
});

test('every phrase leads to a limit that has a rule', () => {
  const known = new Set(Object.keys(limits));
  expect(phrases.filter(({ limit }) => !known.has(limit))).toEqual([]);
});
