import { expect, test } from 'vitest';
import type { Calculation } from './calculation.ts';
import { explainCalculation } from './explain-calculation.ts';

const explain = (calculation: Calculation): string | undefined =>
  explainCalculation(calculation)?.replaceAll('\u00a0', ' ');

test.each<[Calculation, string]>([
  [{ kind: 'roas', inputs: { total: 300_000, turnover: 1_050_000 } }, 'ROAS 3,5'],
  [{ kind: 'valuasi', inputs: { capital: 50_000_000, percent: 20 } }, '(pre-money) Rp 200.000.000'],
  [{ kind: 'koin', inputs: { opening: 5, units: 4, sold: 1 } }, 'Total 45 coin, senilai Rp 45.000'],
  [{ kind: 'koin', inputs: { units: 4 } }, 'Kurang 30 coin'],
  [{ kind: 'pertumbuhan', inputs: { opening: 8_000, net: 6_000 } }, 'Turun 25%'],
  [
    { kind: 'target-laba', inputs: { profit: 900_000, fixed: 300_000, price: 9_000, cost: 5_000, days: 25 } },
    'Sekitar 12 unit sehari',
  ],
  [{ kind: 'target-laba', inputs: { profit: 900_000, price: 5_000, cost: 5_000 } }, 'tidak tercapai'],
  [
    { kind: 'laba', inputs: { price: 9_000, cost: 5_000, sold: 10, days: 20, fixed: 1_000_000 } },
    'Rugi bersih Rp 200.000 dari 200 unit selama 20 hari',
  ],
  [{ kind: 'bagi-hasil', inputs: { profit: 1_400_000, people: 7 } }, 'Tiap orang Rp 200.000'],
  [{ kind: 'tabungan', inputs: { total: 1_000_000, opening: 1_000_000, income: 5_000 } }, 'dalam 0 hari'],
  [{ kind: 'tabungan', inputs: { total: 1_000_000, opening: 100_000, income: 70_000, days: 7 } }, '91 hari'],
  [{ kind: 'tabungan', inputs: { total: 100_000, units: 20 } }, 'Sisihkan Rp 5.000 sehari.'],
  [{ kind: 'tabungan', inputs: { income: 50_000, days: 30, units: 90 } }, 'Terkumpul Rp 150.000'],
  [{ kind: 'listrik', inputs: { watts: 150, hours: 10, days: 30, price: 1_400 } }, 'Rp 63.000'],
  [{ kind: 'ongkir', inputs: { grams: 1_000, price: 9_000 } }, 'Ongkos kirim Rp 9.000.'],
  // What was given is told as exact as it was, so that the sum can be done again.
  [
    { kind: 'persen', inputs: { price: 1_000_000, percent: 0.25 } },
    'Rumus: Rp 1.000.000 x 0,25% = Rp 2.500.',
  ],
  [{ kind: 'cicilan', inputs: { principal: 1_000_000, months: 12, rate: 2.75 } }, 'bunga 2,75% efektif'],
  [{ kind: 'kali', inputs: { price: 16_000, units: 0.125 } }, 'Rumus: Rp 16.000 x 0,125 buah = Rp 2.000.'],
  [{ kind: 'belanja', inputs: { price: 16_000, units: 0.25, price2: 1_000, units2: 2 } }, '0,25 x Rp 16.000'],
  // No tax, though the turnover is above the bound.
  [{ kind: 'pajak', inputs: { turnover: 1_000_000_000, taxRate: 0 } }, 'Rp 500.000.000 x 0% = Rp 0.'],
  // 6.000 x 1,1 is a hair above 6.600 in binary.
  [{ kind: 'hpp', inputs: { total: 6_000, units: 1, target: 10 } }, 'jual Rp 6.600.'],
  [{ kind: 'hpp', inputs: { total: 6_000, units: 1, target: 11 } }, 'Rp 6.000 : 0,89 = Rp 6.742'],
  [{ kind: 'ongkir', inputs: { grams: 1_001, price: 9_000 } }, 'Ongkos kirim Rp 18.000.'],
])('%j comes to %s', (calculation, result) => {
  expect(explain(calculation)).toContain(result);
});

test.each<[Calculation]>([
  [{ kind: 'roas', inputs: { total: 0, turnover: 100_000 } }],
  [{ kind: 'valuasi', inputs: { capital: 10_000_000, percent: 100 } }],
  [{ kind: 'koin', inputs: { sold: 2 } }],
  // Who bought signed up first.
  [{ kind: 'koin', inputs: { units: 1, sold: 2 } }],
  [{ kind: 'pertumbuhan', inputs: { opening: 0, net: 5_000 } }],
  [{ kind: 'target-laba', inputs: { profit: 1_000_000, price: 10_000 } }],
  [{ kind: 'laba', inputs: { price: 9_000, cost: 5_000, fixed: 100_000 } }],
  [{ kind: 'bagi-hasil', inputs: { profit: 1_000_000, people: 1 } }],
  [{ kind: 'tabungan', inputs: { total: 1_000_000 } }],
  [{ kind: 'tabungan', inputs: { income: 0, total: 1_000_000 } }],
  [{ kind: 'tabungan', inputs: { income: 6_000_000, days: 360, units: 30 } }],
  [{ kind: 'listrik', inputs: { watts: 150, hours: 25, price: 1_400 } }],
  [{ kind: 'listrik', inputs: { watts: 150, hours: 2 } }],
  [{ kind: 'bep', inputs: { fixed: 100_000, unitProfit: 2_000, price: 9_000 } }],
  [{ kind: 'ongkir', inputs: { grams: 0, price: 9_000 } }],
])('%j cannot be worked out', (calculation) => {
  expect(explain(calculation)).toBeUndefined();
});
