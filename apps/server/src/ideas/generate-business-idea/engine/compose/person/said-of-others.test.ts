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
