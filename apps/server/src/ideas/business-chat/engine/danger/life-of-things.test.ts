import { describe, expect, test } from 'vitest';
import { findDangerInTurns } from './find/find-danger-in-turns.ts';
import { findDanger } from './find/find-danger.ts';

test('an allowance for meals is no want', () => {
  expect(findDangerInTurns(['uang makan 6 relawan 20rb sehari, 3 hari total berapa'])).toBeNull();
});

describe('what is said to live or die', () => {
  test.each([
    'pirt itu umurnya berapa tahun sebelum mati?',
    'sertifikat halal hidupnya sampai kapan',
    'warung sebelah udah mau mati, alatnya kubeli bagus ga',
    'domain toko mati kalau telat bayar, hidupinnya gimana',
    'stnk motor kurir mati 2 tahun boleh dipakai antar?',
    'kecambahku mati semua kena panas',
    'koperasi kampus mati suri, cara menghidupkannya',
    'npwp bapakku udah meninggal',
  ])('is a thing: %s', (text) => {
    expect(findDanger(text)).toBeNull();
  });

  test.each([
    'toko sepi, mau mati aja rasanya',
    'usaha mati, gue juga mau mati',
    'izin ditolak terus, pengen mati',
    'warungku bangkrut hidupku ga ada artinya',
  ])('is a person: %s', (text) => {
    expect(findDanger(text)?.kind).toBe('crisis');
  });
});
