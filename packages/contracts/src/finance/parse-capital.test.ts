import { expect, test } from 'vitest';
import { parseCapital, readBudget } from './parse-capital.ts';

test.each([
  ['500rb', 500_000],
  ['500 ribu', 500_000],
  ['750k', 750_000],
  ['2 juta', 2_000_000],
  ['2jt', 2_000_000],
  ['1,5jt', 1_500_000],
  ['1.5 juta', 1_500_000],
  ['Rp 1.500.000', 1_500_000],
  ['Rp1.500.000,00', 1_500_000],
  ['rp. 80.000', 80_000],
  ['1500000', 1_500_000],
  ['1,500,000', 1_500_000],
  ['sekitar 300 ribu saja', 300_000],
  ['500rb - 1 juta', 1_000_000],
  ['500 ribu sampai 750 ribu', 750_000],
  ['setengah juta', 500_000],
  ['sejuta', 1_000_000],
  ['seratus ribu', 100_000],
  ['lima ratus ribu', 500_000],
  ['dua puluh lima ribu', 25_000],
  ['0.500 juta', 500_000],
  ['0,750 juta', 750_000],
  ['0,5jt', 500_000],
  ['500.000,1.000.000', 1_000_000],
  ['Kurang dari 2 juta, tidak lebih', 2_000_000],
  ['999999999999999999', 1_000_000_000_000],
])('%s is %i Rupiah', (text, rupiah) => {
  expect(parseCapital(text)).toEqual({ kind: 'amount', rupiah });
});

test.each(['tidak ada', 'Belum punya modal', 'tanpa modal', '0', 'Rp 0', 'gak ada', 'nol', 'gratis', '-'])(
  '%s means that there is no capital',
  (text) => {
    expect(parseCapital(text)).toEqual({ kind: 'none' });
  },
);

test.each(['', '   ', null, undefined])('%j is empty', (text) => {
  expect(parseCapital(text)).toEqual({ kind: 'empty' });
});

test.each(['secukupnya', '500', 'ada sedikit', 'abc123def', '0.250'])('%s is not an amount', (text) => {
  expect(parseCapital(text)).toEqual({ kind: 'unclear' });
});

test.each([
  '-500rb',
  'Rp -500.000',
  '-Rp 500.000',
  '− 2 juta',
  'minus 500 ribu',
  '-0,5jt',
  'minus satu juta',
  'minus setengah juta',
  '-sejuta',
  'minus Rp 0.500 juta',
])('%s is below nothing', (text) => {
  expect(parseCapital(text)).toEqual({ kind: 'negative' });
  expect(readBudget(text)).toBeNull();
});
