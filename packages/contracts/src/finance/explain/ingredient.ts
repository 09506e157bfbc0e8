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
