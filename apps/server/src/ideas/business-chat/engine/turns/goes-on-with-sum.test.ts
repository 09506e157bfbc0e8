import { expect, test } from 'vitest';
import { changesFigure, goesOnWithSum } from './goes-on-with-sum.ts';

const alone = { isLeaning: false };

test.each([
  ['brarti sebulan 26 hari untung berapa kalau tokonya tutup tiap minggu', []],
  ['lunasin setahun, tiap bulan setor berapa ke bank yang kemarin', ['mau pinjam kur 10 juta']],
])('%s goes on with the figures of before', (text, before) => {
  expect(goesOnWithSum(text, alone, before)).toBe(true);
});

test('an instalment after no loan is of its own', () => {
  expect(goesOnWithSum('cicilan motor 900 ribu sebulan selama tiga tahun', alone, ['jual kue'])).toBe(false);
});

test.each([
  ['mun harganyo jadi 9rb cak mano', ['modal 5rb jual 8rb'], true],
  ['ongkos parkirnya blm diitung, 10rb', ['sewa 200rb, untung 4rb per cup'], true],
  ['kalau jual 9rb', ['mau jualan risol'], false],
  ['umurku 17 bisa ga', ['modal 5rb jual 8rb'], false],
])('%s supposes a figure of %j: %s', (text, before, isChange) => {
  expect(changesFigure(text, before)).toBe(isChange);
});
