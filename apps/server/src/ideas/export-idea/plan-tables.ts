import { computeBudget } from '@kawanusaha/contracts/finance/budget';
import { computeCashFlow } from '@kawanusaha/contracts/finance/cash-flow';
import { detailsOf } from '@kawanusaha/contracts/finance/details-of';
import { findPaybackMonth } from '@kawanusaha/contracts/finance/payback';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { computeScenarios } from '@kawanusaha/contracts/finance/scenarios';
import { computeSensitivity, sensitivitySteps } from '@kawanusaha/contracts/finance/sensitivity';
import { computeUnitEconomics } from '@kawanusaha/contracts/finance/unit-economics';
import type { ExportPlan } from './plan.ts';

export type PlanTable = { head: readonly string[]; rows: readonly (readonly string[])[] };

const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });
const percent = (value: number) => `${number.format(value)}%`;
const monthOrNot = (month: number | null) => (month === null ? 'belum' : `bulan ke-${month}`);
const orDash = (value: number | null, write: (value: number) => string) =>
  value === null ? '-' : write(value);

/** What the plan assumes, line by line. */
export function assumptionTable({ result }: ExportPlan): PlanTable {
  const { assumptions, unit } = result;
  const details = detailsOf(assumptions);
  return {
    head: ['Asumsi', 'Nilai'],
    rows: [
      [`Harga jual per ${unit}`, formatRupiah(assumptions.price)],
      [`Biaya per ${unit}`, formatRupiah(assumptions.unitCost)],
      [`Kemasan per ${unit}`, formatRupiah(details.packagingPerUnit)],
      ['Sisa tidak terjual', percent(details.wastePercent)],
      ['Potongan aplikasi', percent(details.platformFeePercent)],
      ['Biaya pembayaran', percent(details.paymentFeePercent)],
      ['Terjual per hari', `${number.format(assumptions.unitsPerDay)} ${unit}`],
      ['Hari jualan sebulan', String(assumptions.daysPerMonth)],
      ['Penjualan penuh di bulan ke-', String(details.monthsToFull)],
      ['Biaya tetap sebulan', formatRupiah(assumptions.fixedCostPerMonth)],
      ['Transport sebulan', formatRupiah(details.transportPerMonth)],
      ['Upah sendiri sebulan', formatRupiah(details.ownWagePerMonth)],
      ['Modal awal', formatRupiah(assumptions.capital)],
      [
        'Alat dan perlengkapan',
        `${formatRupiah(details.equipment)}, dipakai ${details.equipmentLifeMonths} bulan`,
      ],
      ['Izin dan merek', formatRupiah(details.permits)],
      ['Persediaan', `${details.stockDays} hari`],
      ['Pembeli membayar setelah', `${details.customerDays} hari`],
      ['Pemasok dibayar setelah', `${details.supplierDays} hari`],
    ],
  };
}

/** A month at full pace. */
export function resultTable({ result }: ExportPlan): PlanTable {
  const { assumptions, unit } = result;
  const economics = computeUnitEconomics(assumptions);
  return {
    head: ['Hasil', 'Nilai'],
    rows: [
      ['Terjual sebulan', `${number.format(economics.unitsPerMonth)} ${unit}`],
      ['Omzet sebulan', formatRupiah(economics.revenuePerMonth)],
      [`Biaya satu ${unit}, semuanya`, formatRupiah(economics.variableCostPerUnit)],
      [`HPP per ${unit}`, orDash(economics.hppPerUnit, formatRupiah)],
      ['Penyusutan alat sebulan', formatRupiah(economics.depreciationPerMonth)],
      ['Laba sebulan', formatRupiah(economics.profitPerMonth)],
      ['Margin bersih', orDash(economics.marginPercent, percent)],
      ['Titik impas sebulan', orDash(economics.breakEvenUnits, (units) => `${number.format(units)} ${unit}`)],
      ['Titik impas dalam hari jualan', orDash(economics.breakEvenDays, String)],
      ['Balik modal', monthOrNot(findPaybackMonth(assumptions))],
    ],
  };
}

/** The budget of the start; its sum is what the cash flow takes from the capital. */
export function budgetTable({ result }: ExportPlan): PlanTable {
  const { lines, total, capital, spare, lowest } = computeBudget(result.assumptions);
  return {
    head: ['Kelompok belanja', 'Jumlah', 'Alasan'],
    rows: [
      ...lines.map(({ label, amount, reason }) => [label, formatRupiah(amount), reason]),
      ['Jumlah RAB', formatRupiah(total), 'Sama dengan yang diambil arus kas'],
      ['Modal awal', formatRupiah(capital), ''],
      [
        spare < 0 ? 'Kekurangan modal' : 'Sisa modal',
        formatRupiah(Math.abs(spare)),
        lowest.month === 0 ? 'Kas sebelum penjualan pertama' : `Kas terendah, di bulan ke-${lowest.month}`,
      ],
    ],
  };
}

/** Twelve months of cash, from the capital on. */
export function cashFlowTable({ result }: ExportPlan): PlanTable {
  const { start, months } = computeCashFlow(result.assumptions);
  return {
    head: ['Bulan', 'Terjual', 'Masuk', 'Keluar', 'Selisih', 'Kas'],
    rows: [
      [
        '0',
        '0',
        formatRupiah(start.capital),
        formatRupiah(start.capital - start.balance),
        formatRupiah(start.balance),
        formatRupiah(start.balance),
      ],
      ...months.map(({ month, units, income, net, ownWage, balance }) => [
        String(month),
        number.format(units),
        formatRupiah(income),
        formatRupiah(income - net + ownWage),
        formatRupiah(net - ownWage),
        formatRupiah(balance),
      ]),
    ],
  };
}

/** The three scenarios over the first year. */
export function scenarioTable({ result }: ExportPlan): PlanTable {
  return {
    head: ['Skenario', 'Hasil tahun pertama', 'Laba sebulan penuh', 'Kas terendah', 'Balik modal'],
    rows: computeScenarios(result.assumptions).map(
      ({ label, yearResult, profitPerMonth, lowest, paybackMonth }) => [
        label,
        formatRupiah(yearResult),
        formatRupiah(profitPerMonth),
        formatRupiah(lowest.balance),
        monthOrNot(paybackMonth),
      ],
    ),
  };
}

/** The first year when one thing alone changes. */
export function sensitivityTable({ result }: ExportPlan): PlanTable {
  return {
    head: ['Yang berubah', ...sensitivitySteps.map((step) => `${step > 0 ? '+' : ''}${step}%`)],
    rows: computeSensitivity(result.assumptions).map(({ label, results }) => [
      label,
      ...results.map(({ yearResult }) => formatRupiah(yearResult)),
    ]),
  };
}
