import type { CalculationFigures } from '../calculation.ts';
import { number, percent, rupiah } from './figure-words.ts';

/** The deposit of an order and what is paid later; null while a figure is missing. */
export function explainDeposit({ price, units = 1, percent: share }: CalculationFigures): string | null {
  if (price === undefined || share === undefined || share > 100) return null;
  const bill = Math.round(price * units);
  const deposit = Math.round((bill * share) / 100);
  return [
    `Uang muka ${rupiah(deposit)}, pelunasannya ${rupiah(bill - deposit)}.`,
    ...(units === 1 ? [] : [`Tagihan: ${number.format(units)} x ${rupiah(price)} = ${rupiah(bill)}.`]),
    `Rumus: ${percent(share)} x ${rupiah(bill)} = ${rupiah(deposit)}; sisanya ${rupiah(bill)} − ${rupiah(deposit)} = ${rupiah(bill - deposit)}.`,
  ].join('\n');
}

/** What a cash box holds at the end; null while a figure is missing. */
export function explainCash({ opening, income = 0, outgo = 0 }: CalculationFigures): string | null {
  if (opening === undefined || (income === 0 && outgo === 0)) return null;
  const end = opening + income - outgo;
  return [
    end < 0 ? `Kas kurang ${rupiah(-end)}.` : `Saldo akhir ${rupiah(end)}.`,
    `Rumus: saldo awal ${rupiah(opening)} + masuk ${rupiah(income)} − keluar ${rupiah(outgo)} = ${rupiah(end)}.`,
  ].join('\n');
}

/** What one buyer cost in advertising, and whether an order pays for it; null while a figure is missing. */
export function explainAdvertising({ total, units, unitProfit }: CalculationFigures): string | null {
  if (total === undefined || units === undefined || units <= 0) return null;
  const each = Math.round(total / units);
  const lines = [
    `Biaya iklan ${rupiah(each)} per pembeli.`,
    `Rumus: ${rupiah(total)} : ${number.format(units)} pembeli = ${rupiah(each)}.`,
  ];
  if (unitProfit === undefined) return lines.join('\n');
  const left = unitProfit - each;
  const verdict =
    left < 0
      ? `Anda rugi ${rupiah(-left)} tiap pembeli (${rupiah(-left * units)} seluruhnya), kecuali mereka membeli lagi.`
      : `Sesudah iklan tersisa ${rupiah(left)} tiap pembeli (${rupiah(left * units)} seluruhnya).`;
  return [...lines, `Laba kotor per pembeli ${rupiah(unitProfit)}: ${verdict}`].join('\n');
}

/** The hourly fee that leaves a wished sum a month; null while a figure is missing. */
export function explainHourly({ net, fixed = 0, units }: CalculationFigures): string | null {
  if (net === undefined || units === undefined || units <= 0) return null;
  const fee = Math.ceil((net + fixed) / units);
  const needed = fixed === 0 ? rupiah(net) : `(${rupiah(net)} + biaya ${rupiah(fixed)})`;
  return [
    `Pasang paling sedikit ${rupiah(fee)} per jam.`,
    `Rumus: ${needed} : ${number.format(units)} jam = ${rupiah(fee)}.`,
    'Hitung hanya jam yang dibayar; waktu mencari klien, revisi, dan pajak belum termasuk.',
  ].join('\n');
}
