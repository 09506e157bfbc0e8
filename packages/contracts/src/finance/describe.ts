import type { Assumptions } from './assumptions.ts';
import { detailsOf } from './details-of.ts';
import { findFirstProfitMonth, findPaybackMonth } from './payback.ts';
import { describeRamp } from './ramp.ts';
import { formatRupiah } from '../format-rupiah.ts';
import { computeUnitEconomics } from './unit-economics.ts';

/** Capital as a sentence (result field `capitalNeeded`, spec §3). */
export function describeCapital(min: number, max: number, planned: number): string {
  const range =
    min === 0
      ? `Bisa mulai tanpa modal, sampai ${formatRupiah(max)} dengan alat sendiri`
      : `${formatRupiah(min)} sampai ${formatRupiah(max)}`;
  return `${range}. Rencana ini memakai ${formatRupiah(planned)}.`;
}

/** Turnover and profit of a full month as a sentence (result field `potentialRevenue`). */
export function describeRevenue(assumptions: Assumptions, unit: string): string {
  const economics = computeUnitEconomics(assumptions);
  const result =
    economics.profitPerMonth >= 0
      ? `laba ${formatRupiah(economics.profitPerMonth)}`
      : `rugi ${formatRupiah(-economics.profitPerMonth)}`;
  return (
    `Omzet ${formatRupiah(economics.revenuePerMonth)} dan ${result} sebulan ` +
    `bila terjual ${economics.unitsPerMonth} ${unit} seharga ${formatRupiah(assumptions.price)}.`
  );
}

/** First profit and payback as a sentence (result field `timelineToProfit`); the slow start is counted. */
export function describeTimeline(assumptions: Assumptions): string {
  const profit = findFirstProfitMonth(assumptions);
  const payback = findPaybackMonth(assumptions);
  const start = profit === null ? 'Belum untung dalam 12 bulan' : `Mulai untung di bulan ke-${profit}`;
  const back =
    payback === null ? 'modal belum kembali dalam 5 tahun' : `modal kembali di bulan ke-${payback}`;
  const ramp = describeRamp(detailsOf(assumptions).monthsToFull);
  return `${start}; ${back} (${ramp.charAt(0).toLowerCase()}${ramp.slice(1)}).`;
}
