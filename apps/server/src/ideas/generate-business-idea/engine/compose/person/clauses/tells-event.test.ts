import { expect, test } from 'vitest';
import { isUnderstood, readPerson } from '../read-person.ts';

const isAnswered = (skills: string, interests: string): boolean =>
  isUnderstood(readPerson({ skills, interests }));

test.each([
  ['tadi pagi macet parah di jalan', 'hmm'],
  ['semalem listrik padam lama bgt', 'ga tau'],
  ['hp ku lowbat mulu dari tadi', 'ya gitu'],
  ['barusan ketinggalan bis ke kampus', 'entah'],
  ['wifi kosan lemot dari kemarin', 'xixixi'],
  ['tetangga berisik karaokean sampe jam 2 pagi', 'hadeh'],
  ['td kehujanan di jalan baju basah semua', 'brrr'],
  ['kereta delay 2 jam', 'yaudah'],
  ['dompet ketinggalan di angkot kemarin', '..'],
  ['nunggu dosen dari tadi ga dateng dateng', 'bosen'],
  ['kemarin nonton bola timnya kalah', 'sedih'],
  ['kemaren sendal ilang di masjid', 'yasudah'],
  ['hujan deras bus telat', 'capek deh'],
  ['besok ulangan tapi belum siap', 'bingung'],
  ['sinetron semalem endingnya gitu doang', 'apaan sih'],
])('%s / %s: what happened is no skill and no interest', (skills, interests) => {
  expect(isAnswered(skills, interests)).toBe(false);
});

test.each([
  ['benerin motor mogok', 'bengkel'],
  ['servis hp mati total', 'elektronik'],
  ['kemarin ikut kursus barista', 'kopi'],
  ['tadi bantu ibu jualan gorengan', 'ya'],
  ['bisa nambal ban bocor', 'ya'],
  ['sering hujan di desa jadi jual jas hujan', 'ya'],
  ['kemarin belajar sablon kaos', 'ya'],
  ['kemarin sablon kaos 50 pcs', 'ya'],
  ['tadi angkotnya mogok, biasanya saya masak', 'ya'],
])('%s / %s: who tells a deed beside it is understood', (skills, interests) => {
  expect(isAnswered(skills, interests)).toBe(true);
});
