import type { Assumptions } from '../finance/assumptions.ts';
import { detailsOf } from '../finance/details-of.ts';
import { findPaybackMonth } from '../finance/payback.ts';
import { formatRupiah } from '../format-rupiah.ts';
import { computeScenarios } from '../finance/scenarios.ts';
import { computeUnitEconomics } from '../finance/unit-economics.ts';
import type { IdeaScore } from '../idea.ts';

const weeksPerMonth = 4.3;
const lowHourlyPay = 15_000;
/** To lose money when sales are slow weighs more than to keep some. */
const carefulProfit = 10;
const carefulLoss = -20;
/** What a plan gets that gives back its capital in no year that is looked at and loses money when sales are slow. */
export const lowestEconomics = 10;
const paybackScore = (month: number | null) =>
  month === null ? 20 : month <= 3 ? 85 : month <= 6 ? 70 : month <= 12 ? 50 : 30;

type EconomicsInput = { assumptions: Assumptions; unit: string; hoursPerWeek: number };

/** Judges the computed numbers (dimension `economics`), the careful scenario above all. */
export function scoreEconomics({ assumptions, unit, hoursPerWeek }: EconomicsInput): IdeaScore {
  const economics = computeUnitEconomics(assumptions);
  const careful = computeScenarios(assumptions).find((scenario) => scenario.key === 'careful');
  const payback = findPaybackMonth(assumptions);
  const { ownWagePerMonth } = detailsOf(assumptions);
  const earned = economics.profitPerMonth + ownWagePerMonth;
  const perHour = Math.round(earned / (Math.max(1, hoursPerWeek) * weeksPerMonth) / 1000) * 1000;
  const carefulResult = careful?.yearResult ?? 0;
  const lowPay = perHour < lowHourlyPay ? 15 : 0;
  const score = Math.min(
    95,
    Math.max(
      lowestEconomics,
      paybackScore(payback) + (carefulResult > 0 ? carefulProfit : carefulLoss) - lowPay,
    ),
  );
  return {
    dimension: 'economics',
    score,
    reason:
      `Karena ${
        economics.contributionPerUnit <= 0
          ? `harganya belum melebihi biaya satu ${unit}`
          : `titik impasnya ${economics.breakEvenUnits} dari ${economics.unitsPerMonth} ${unit} sebulan`
      } ` +
      `dan ${payback === null ? 'modal belum kembali dalam lima tahun' : `modal kembali di bulan ke-${payback}`}; ` +
      `skenario hati-hati ${carefulResult > 0 ? `masih untung ${formatRupiah(carefulResult)}` : `rugi ${formatRupiah(-carefulResult)}`} pada tahun pertama. ` +
      `Itu sekitar ${formatRupiah(perHour)} untuk tiap jam kerja Anda.`,
    unknown: `Harga bahan dan jumlah terjual yang nyata${
      ownWagePerMonth > 0 ? '' : '; upah Anda sendiri belum dihitung sebagai biaya'
    }.`,
    confidence: 'sedang',
  };
}
