import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';
import { formatRupiah } from './format-rupiah.ts';

const number = new Intl.NumberFormat('id-ID');
const rupiah = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});

test('numbers and Rupiah read as Indonesian writes them', () => {
  expect([1240, 0, -1240, 12.5, 1e6].map((value) => formatNumber(value))).toEqual([
    '1.240',
    '0',
    '-1.240',
    '12,5',
    '1.000.000',
  ]);
  expect(formatRupiah(80_000)).toBe('Rp\u00a080.000');
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      // Minus zero is no count.
      const whole = value === 0 ? 0 : value;
      expect(formatNumber(whole)).toBe(number.format(whole));
      expect(formatRupiah(whole)).toBe(rupiah.format(whole));
    }),
  );
});
