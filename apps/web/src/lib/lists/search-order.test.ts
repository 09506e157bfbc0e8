import { expect, test } from 'vitest';
import { isNewestFirst, wordsForCount } from './search-order.ts';

test('beyond a thousand a number of rows is an estimate, and said as one', () => {
  const format = (value: number) => new Intl.NumberFormat('id-ID').format(value);
  expect([7, 1_000].map((total) => wordsForCount(total, format))).toEqual(['7', '1.000']);
  expect([1_049, 12_345, 987_654].map((total) => wordsForCount(total, format))).toEqual([
    'Sekitar 1.000',
    'Sekitar 12.000',
    'Sekitar 990.000',
  ]);
});

test('the tab of the newest sorts a query by date, as the choice does', () => {
  expect(isNewestFirst({ order: 'cocok', tab: 'Semua' })).toBe(false);
  expect(isNewestFirst({ order: 'cocok', tab: 'Terbaru' })).toBe(true);
  expect(isNewestFirst({ order: 'terbaru', tab: 'Desain' })).toBe(true);
});
