import { computeCashFlow } from '../finance/cash-flow.ts';
import { findLowestPoint } from '../finance/lowest-point.ts';
import { describeMustBeTrue } from '../finance/must-be-true.ts';
import { formatRupiah } from '../format-rupiah.ts';
import { computeScenarios } from '../finance/scenarios.ts';
import { computeUnitEconomics } from '../finance/unit-economics.ts';
import * as z from 'zod/mini';
import { figuresOfTexts, type StepBasis, type StepBlock, stepText, textBlock } from './record-step.ts';

/** Step 7: what will be done when the cash runs low. The figures are those of the plan. */
export const cashStepSchema = z.object({ reserve: stepText(400), figures: figuresOfTexts });
export type CashStep = z.infer<typeof cashStepSchema>;

const number = new Intl.NumberFormat('id-ID');

/** What is to be watched: break-even, the lowest point of the cash, the careful year. */
export function listCashFigures({ result }: StepBasis): readonly (readonly [label: string, value: string])[] {
  const { assumptions, unit } = result;
  const { breakEvenUnits, breakEvenDays } = computeUnitEconomics(assumptions);
  const lowest = findLowestPoint(computeCashFlow(assumptions));
  const careful = computeScenarios(assumptions).find(({ key }) => key === 'careful');
  const days = breakEvenDays === null ? '' : ` (${breakEvenDays} hari jualan)`;
  return [
    [
      'Titik impas',
      breakEvenUnits === null ? 'tidak tercapai' : `${number.format(breakEvenUnits)} ${unit} sebulan${days}`,
    ],
    [
      'Kas terendah',
      `${formatRupiah(lowest.balance)}, ${lowest.month === 0 ? 'sebelum penjualan pertama' : `bulan ke-${lowest.month}`}`,
    ],
    ['Tahun pertama bila hati-hati', formatRupiah(careful?.yearResult ?? 0)],
  ];
}

/** A first plan for the lowest month. */
export function draftCashStep({ result }: StepBasis): CashStep {
  const { month, balance } = findLowestPoint(computeCashFlow(result.assumptions));
  if (balance < 0)
    return {
      reserve: `Kas kurang ${formatRupiah(-balance)} di bulan ke-${month}: minta bayar di muka, tunda beli alat, atau cari tambahan modal sebelum mulai.`,
    };
  return {
    reserve: `Simpan ${formatRupiah(balance)} sebagai cadangan. Bila kas di bawah itu, berhenti belanja alat dan jual lewat pesanan di muka.`,
  };
}

/** Whether it is said what happens when the cash runs low. */
export const isCashStepDone = ({ reserve }: CashStep): boolean => reserve.trim() !== '';

/** The step as documents say it, with the plan's figures of now. */
export const reportCashStep = (step: CashStep, basis: StepBasis): StepBlock[] => [
  { kind: 'table', label: 'Titik impas dan kas', head: ['Angka', 'Nilai'], rows: listCashFigures(basis) },
  ...textBlock('Yang harus benar', describeMustBeTrue(basis.result.assumptions, basis.result.unit)),
  ...textBlock('Bila kas menipis', step.reserve),
];
