import { findPaybackMonth } from '@kawanusaha/contracts/finance/payback';
import { computeUnitEconomics } from '@kawanusaha/contracts/finance/unit-economics';
import { formatNumber } from '@kawanusaha/contracts/format-number';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import type { SavedIdeaResult } from '@kawanusaha/contracts/idea';

/** The figures by which ideas are compared, written out. */
export function ideaFigures(result: SavedIdeaResult): readonly (readonly [label: string, value: string])[] {
  const { assumptions, unit } = result;
  const economics = computeUnitEconomics(assumptions);
  const payback = findPaybackMonth(assumptions);
  return [
    ['Nilai', `${result.totalScore} dari 100`],
    ['Modal', formatRupiah(assumptions.capital)],
    ['Harga', `${formatRupiah(assumptions.price)} per ${unit}`],
    ['HPP', economics.hppPerUnit === null ? '–' : formatRupiah(economics.hppPerUnit)],
    [
      'Titik impas',
      economics.breakEvenUnits === null ? '–' : `${formatNumber(economics.breakEvenUnits)} ${unit}/bulan`,
    ],
    ['Laba sebulan', formatRupiah(economics.profitPerMonth)],
    ['Balik modal', payback === null ? 'Belum' : `Bulan ke-${payback}`],
    ['Waktu', `${result.hoursPerWeek} jam/minggu`],
  ];
}
