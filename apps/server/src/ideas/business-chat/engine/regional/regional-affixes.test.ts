import { expect, test } from 'vitest';
import { writePlainAffixes } from './regional-affixes.ts';

test.each([
  ['mambantu manjual, mancicil bapinjam', 'membantu menjual, mencicil berpinjam'],
  ['nyebarkeun jeung diviralkeun', 'nyebarkan jeung diviralkan'],
  ['nerusake usaha', 'neruskan usaha'],
  ['babohong jo batitip', 'berbohong jo bertitip'],
])('%s has Indonesian affixes', (written, plain) => {
  expect(writePlainAffixes(written)).toBe(plain);
});

test.each([
  'mandek di tengah jalan, backup data',
  'manfaat mangga matang dari Madura dan Mataram',
  'bakso bakar Batam, bandeng, bawang, barang',
  'marketing, manajemen, mandiri, maklun',
  'bapake mamake pake',
  'makanan kemasan',
  'bandingin bantuanku yang memakan waktu, usahakan',
])('%s stays', (written) => {
  expect(writePlainAffixes(written)).toBe(written);
});
