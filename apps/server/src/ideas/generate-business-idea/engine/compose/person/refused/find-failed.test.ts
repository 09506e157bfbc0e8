import { understand } from '@kawanusaha/bahasa/understand';
import { expect, test } from 'vitest';
import { findFailed } from './find-failed.ts';

const failedIn = (text: string): string[] =>
  findFailed(understand(text).tokens, text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['bangkrut jualan seblak', 'jualan seblak'],
  ['gagal ternak bebek', 'ternak bebek'],
  ['goreng telur aja gosong', 'goreng telur'],
  ['rokok dijauhi', 'rokok'],
  ['gagal jualan kue, sekarang mau jahit', 'jualan kue'],
  ['mau usaha tapi bangkrut jualan kue', 'jualan kue'],
  ['musik haram', 'musik'],
  ['kuliner dihindari', 'kuliner'],
  ['medsos ga punya dan ga mau bikin', 'medsos'],
])('what a person failed at, spoils, rules out or lacks is kept away from: %s', (text, part) => {
  expect(failedIn(text)).toEqual([part]);
});

test.each([
  'bangkrut jualan seblak, mau coba lagi',
  'bantu orang biar ga rugi jualan',
  'takut gagal jualan kue',
  'tidak mau rugi jualan kue',
  'jangan sampai bangkrut jualan kue',
  'pernah gagal jualan kue, sekarang mau bisa',
  'ilmu agama, makanan haram',
  'kelas pantang',
  'jualan aja laris',
  'instagram ga punya saingan',
])('what is tried again, done for others or no failure is not: %s', (text) => {
  expect(failedIn(text)).toEqual([]);
});
