import type { Assumptions } from './assumptions.ts';
import { type CashFlowMonth, computeCashFlow } from './cash-flow.ts';
import { asPlanned, type Conditions } from './conditions.ts';
import { findLowestPoint, type LowestPoint } from './lowest-point.ts';

export type BudgetGroup = 'alat' | 'izin' | 'bahan' | 'operasi';
export const budgetKeys = [
  'alat',
  'izin',
  'persediaan',
  'bahan',
  'tetap',
  'transport',
  'potongan',
  'upah',
  'penjualan',
] as const;
export type BudgetKey = (typeof budgetKeys)[number];
export type BudgetLine = {
  key: BudgetKey;
  group: BudgetGroup;
  label: string;
  amount: number;
  reason: string;
};
export type Budget = {
  lines: readonly BudgetLine[];
  /** What the business needs until its sales carry it: the capital minus the lowest point of the cash flow. */
  total: number;
  capital: number;
  /** What the capital leaves; below zero what is missing. */
  spare: number;
  lowest: LowestPoint;
};

const sum = (months: readonly CashFlowMonth[], of: (month: CashFlowMonth) => number) =>
  months.reduce((total, month) => total + of(month), 0);

/**
 * The budget of a start (RAB): what is bought before the first sale, and what the months up to the lowest point of the cash
 * flow take beyond what they bring. Each line is a sum of the cash flow, so both agree to the Rupiah.
 */
export function computeBudget(assumptions: Assumptions, conditions: Conditions = asPlanned): Budget {
  const flow = computeCashFlow(assumptions, undefined, conditions);
  const { start } = flow;
  const lowest = findLowestPoint(flow);
  const months = flow.months.slice(0, lowest.month);
  const until = lowest.month === 1 ? 'bulan ke-1' : `bulan ke-1 sampai ke-${lowest.month}`;
  const all: BudgetLine[] = [
    {
      key: 'alat',
      group: 'alat',
      label: 'Alat dan perlengkapan',
      amount: start.equipment,
      reason: 'Dibeli sekali, dipakai lama',
    },
    {
      key: 'izin',
      group: 'izin',
      label: 'Izin dan merek',
      amount: start.permits,
      reason: 'Dibayar sekali sebelum mulai',
    },
    {
      key: 'persediaan',
      group: 'bahan',
      label: 'Persediaan awal',
      amount: start.stock,
      reason: 'Bahan sebelum penjualan pertama',
    },
    {
      key: 'bahan',
      group: 'bahan',
      label: `Bahan ${until}`,
      amount: sum(months, ({ purchases }) => purchases),
      reason: 'Sesuai awal yang pelan',
    },
    {
      key: 'tetap',
      group: 'operasi',
      label: `Biaya tetap ${until}`,
      amount: sum(months, ({ fixedCost }) => fixedCost),
      reason: 'Dibayar juga tanpa penjualan',
    },
    {
      key: 'transport',
      group: 'operasi',
      label: `Transport ${until}`,
      amount: sum(months, ({ transport }) => transport),
      reason: 'Belanja dan antar',
    },
    {
      key: 'potongan',
      group: 'operasi',
      label: `Potongan dan pajak ${until}`,
      amount: sum(months, ({ fees, tax }) => fees + tax),
      reason: 'Aplikasi, pembayaran, PPh final',
    },
    {
      key: 'upah',
      group: 'operasi',
      label: `Upah sendiri ${until}`,
      amount: sum(months, ({ ownWage }) => ownWage),
      reason: 'Sesuai pilihan Anda',
    },
    {
      key: 'penjualan',
      group: 'operasi',
      label: `Dikurangi uang penjualan ${until}`,
      amount: -sum(months, ({ income }) => income),
      reason: 'Ikut membiayai bulan-bulan itu',
    },
  ];
  const lines = all.filter(({ amount }) => amount !== 0);
  const total = lines.reduce((total_, { amount }) => total_ + amount, 0);
  return { lines, total, capital: start.capital, spare: start.capital - total, lowest };
}
