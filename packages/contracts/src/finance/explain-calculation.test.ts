import { expect, test } from 'vitest';
import type { Calculation } from './calculation.ts';
import { explainCalculation } from './explain-calculation.ts';

const explain = (calculation: Calculation): string | undefined =>
  explainCalculation(calculation)?.replaceAll('\u00a0', ' ');

test.each<[Calculation, string]>([
  [{ kind: 'koin', inputs: { opening: 5, units: 4, sold: 1 } }, 'Total 45 coin, senilai Rp 45.000'],
  [
    { kind: 'koin', inputs: { opening: 64, units: 0 } },
    'Rumus: coin sebelumnya 64 = 64 coin; 1 coin = Rp 1.000.',
  ],
  [{ kind: 'koin', inputs: { units: 4 } }, 'Kurang 30 coin'],
  [{ kind: 'koin', inputs: { opening: 36, units: 0 } }, 'ajak 3 orang lagi yang mendaftar'],
  [{ kind: 'bagi-hasil', inputs: { profit: 1_400_000, people: 7 } }, 'Tiap orang Rp 200.000'],
  [{ kind: 'cicilan', inputs: { principal: 1_000_000, months: 12, rate: 2.75 } }, 'bunga 2,75% efektif'],
  // No tax, though the turnover is above the bound.
  [{ kind: 'pajak', inputs: { turnover: 1_000_000_000, taxRate: 0 } }, 'Rp 500.000.000 x 0% = Rp 0.'],
])('%j comes to %s', (calculation, result) => {
  expect(explain(calculation)).toContain(result);
});

const steps = (
  label: string,
  first: number,
  second: number,
  operation: 'minus' | 'over' | 'less',
): Calculation => ({
  kind: 'langkah',
  inputs: { n1: first, n2: second },
  formula: {
    terms: [
      { name: 'n1', label: 'Pertama', unit: 'rupiah' },
      { name: 'n2', label: 'Kedua', unit: operation === 'less' ? 'persen' : 'rupiah' },
    ],
    steps: [{ label, unit: operation === 'over' ? 'bulan' : 'rupiah', operation, of: ['n1', 'n2'] }],
  },
});

test('a loss is called one, and its steps keep the sign', () => {
  const told = explain(steps('Laba bersih sebulan', 10_000, 12_000, 'minus'));
  expect(told?.split('\n')[0]).toBe('Rugi sebulan Rp 2.000.');
});

test('what a result rests on is told under it', () => {
  expect(explain(steps('Balik modal dalam', 3_000_000, 500_000, 'over'))).toContain('bila labanya tetap');
  expect(explain(steps('Diterima sesudah potongan', 100_000, 8, 'less'))).toContain('menurut kategori');
  expect(explain(steps('Jumlah', 5_000, 2_000, 'minus'))).not.toContain('tetap');
});

test.each<[Calculation]>([
  [{ kind: 'koin', inputs: { sold: 2 } }],
  // Who bought signed up first.
  [{ kind: 'koin', inputs: { units: 1, sold: 2 } }],
  [{ kind: 'bagi-hasil', inputs: { profit: 1_000_000, people: 1 } }],
  [{ kind: 'bahan', inputs: { price: 20_000, pack: 0, units: 5 } }],
  [steps('Balik modal dalam', 1_000_000, 0, 'over')],
])('%j cannot be worked out', (calculation) => {
  expect(explain(calculation)).toBeUndefined();
});

test('a figure that was not told is said to be supposed', () => {
  const told = explain({
    kind: 'langkah',
    inputs: { n1: 150_000, n2: 30 },
    formula: {
      terms: [
        { name: 'n1', label: 'Laba sehari', unit: 'rupiah' },
        { name: 'n2', label: 'Hari sebulan (anggapan)', unit: 'jumlah' },
      ],
      steps: [{ label: 'Laba sebulan', unit: 'rupiah', operation: 'times', of: ['n1', 'n2'] }],
    },
  });
  expect(told).toContain('Anggapan saya: hari sebulan 30; bila lain, sebutkan jumlahnya.');
});
