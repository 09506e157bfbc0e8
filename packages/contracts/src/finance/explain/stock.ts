import type { CalculationFigures } from '../calculation.ts';
import { number, rupiah } from './figure-words.ts';

/** What the used part of a purchase costs, both in the same unit; null while a figure is missing. */
export function explainIngredient({ price, pack, units }: CalculationFigures): string | null {
  if (price === undefined || pack === undefined || units === undefined || pack <= 0) return null;
  const cost = Math.round((price / pack) * units);
  return [
    `Menurut takaran itu ${rupiah(cost)}.`,
    `Rumus: ${rupiah(price)} : ${number.format(pack)} x ${number.format(units)} = ${rupiah(cost)} (harga : isi x yang dipakai, dalam satuan yang sama).`,
    'Tambahkan susut bila ada yang terbuang.',
  ].join('\n');
}

/** How much is left in stock when it is time to order again; null while a figure is missing. */
export function explainReorder({ sold, days, buffer = 0 }: CalculationFigures): string | null {
  if (sold === undefined || days === undefined || sold <= 0 || days <= 0) return null;
  const point = Math.ceil(sold * days + buffer);
  return [
    `Pesan lagi ketika stok tersisa ${number.format(point)}.`,
    `Rumus: ${number.format(sold)} sehari x ${number.format(days)} hari + stok pengaman ${number.format(buffer)} = ${number.format(point)}.`,
    ...(buffer === 0 ? ['Tambahkan stok pengaman bila kiriman kadang terlambat.'] : []),
  ].join('\n');
}

/** For how many whole days a stock is enough; null while a figure is missing. */
export function explainLasting({ units, sold }: CalculationFigures): string | null {
  if (units === undefined || sold === undefined || sold <= 0) return null;
  const days = Math.floor(units / sold);
  return [
    `Cukup untuk ${number.format(days)} hari penuh.`,
    `Rumus: stok ${number.format(units)} : ${number.format(sold)} sehari = ${number.format(units / sold)} hari.`,
  ].join('\n');
}
