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
