import { expect, test } from 'vitest';
import { readPerson } from './read-person.ts';

const read = (skills: string) => readPerson({ skills, interests: '' });
const weightOf = (skills: string, id: string) =>
  read(skills).skills.find((wish) => wish.id === id)?.weight ?? 0;

test.each([
  ['sastra jerman, sertifikat B2', 'masakan-babi'],
  ['level A1 korea, menari', 'kecerdasan-buatan'],
  ['ijazah paket C, jago las', 'bahasa-c'],
  ['listrik 900 watt, bikin roti', 'instalasi-listrik'],
  ['suntik sapi dan kambing', 'merawat-orang'],
  ['kasih vitamin ayam', 'klinik'],
  ['rawat mesin kapal', 'merawat-orang'],
  ['cat pagar besi', 'kucing'],
  ['trauma sama anjing, bisa jahit', 'kesehatan-mental'],
])('%s: %s is not what is meant', (text, id) => {
  expect(weightOf(text, id)).toBe(0);
});

test.each([
  ['masak b2', 'masakan-babi'],
  ['pasang listrik rumah', 'instalasi-listrik'],
  ['suntik KB, rawat luka', 'merawat-orang'],
  ['grooming cat persia', 'kucing'],
  ['cat pagar besi', 'mengecat'],
])('%s: %s is', (text, id) => {
  expect(weightOf(text, id)).toBe(1);
});

test.each([
  ['tinggal di atas laundry, nulis novel', 'laundry'],
  ['rumah sebelah bengkel, bikin kue', 'servis-motor'],
  ['ibu kos galak, bikin stiker', 'kos'],
  ['kerja di pabrik sepatu, jago seduh kopi', 'sepatu'],
])('%s: where one lives or works is said aside', (text, id) => {
  expect(weightOf(text, id)).toBeLessThanOrEqual(0.5);
});

test('what is joined to a limit of the body is no thing to sell', () => {
  const { skills } = read('anyam rotan, lutut gak kuat jalan jauh atau angkat berat');
  expect(skills.map(({ name }) => name)).not.toContain('angkat berat');
});

const limitsOf = (skills: string) => read(skills).limits.map(({ id }) => id);

test.each([
  'jual koyo buat sakit pinggang',
  'pijat untuk orang sakit lutut',
  'bikin kursi untuk sakit punggung',
  'jual skincare buat ibu sedang hamil',
  'ibu lagi sakit pinggang, bisa masak',
  'bikin kue buat yang alergi telur',
  'ga kuat panas, suka masak',
])('%s: the person has no limit', (text) => {
  expect(limitsOf(text)).toEqual([]);
  expect(read(text).understood.filter(({ field }) => field === 'limit')).toEqual([]);
});

test.each([
  ['sakit pinggang, bisa masak', 'tidak-boleh-berat'],
  ['aku sedang hamil, bisa jahit', 'tidak-boleh-berat'],
  ['ibu sedang hamil, bisa jahit', 'tidak-boleh-berat'],
  ['cari usaha buat yang sakit pinggang, bisa jahit', 'tidak-boleh-berat'],
  ['ga kuat panas, bisa jahit', 'tidak-di-luar-ruang'],
  ['ga kuat panas-panasan, suka masak', 'tidak-di-luar-ruang'],
])('%s: %s is their own', (text, id) => {
  expect(limitsOf(text)).toContain(id);
});
