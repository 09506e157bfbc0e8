import type { CalculationFigures } from '../calculation.ts';
import { number, rupiah } from './figure-words.ts';

/** What a machine loses in value each month and year; null while a figure is missing. */
export function explainWear({ capital, months, net = 0 }: CalculationFigures): string | null {
  if (capital === undefined || months === undefined || months <= 0 || net >= capital) return null;
  const ofMonth = Math.round((capital - net) / months);
  const ofYear = Math.round(((capital - net) * 12) / months);
  const lost = net === 0 ? rupiah(capital) : `(${rupiah(capital)} − ${rupiah(net)})`;
  return [
    `Penyusutan ${rupiah(ofMonth)} sebulan, atau ${rupiah(ofYear)} setahun.`,
    `Rumus garis lurus: ${lost} : ${number.format(months)} bulan = ${rupiah(ofMonth)}.`,
    ...(net === 0 ? ['Harga jual lagi sesudah umur pakai dianggap nol.'] : []),
  ].join('\n');
}

/** How many pieces of a stock are left; null while a figure is missing or more went out than there was. */
export function explainStockLeft({ opening, income = 0, outgo }: CalculationFigures): string | null {
  if (opening === undefined || outgo === undefined || outgo > opening + income) return null;
  const left = opening + income - outgo;
  return [
    `Sisa stok ${number.format(left)}.`,
    `Rumus: ${number.format(opening)}${income === 0 ? '' : ` + ${number.format(income)}`} − ${number.format(outgo)} = ${number.format(left)}.`,
  ].join('\n');
}

/** What is left to pay after a first payment, and each of its parts; null while a figure is missing. */
export function explainRest({ price, net, units }: CalculationFigures): string | null {
  if (price === undefined || net === undefined || net > price || units === 0) return null;
  const rest = price - net;
  const each = units === undefined ? null : Math.ceil(rest / units);
  return [
    ...(each === null || units === undefined
      ? []
      : [`Sekali bayar ${rupiah(each)}, ${number.format(units)} kali, tanpa bunga.`]),
    `Sisanya ${rupiah(rest)}.`,
    `Rumus: ${rupiah(price)} − ${rupiah(net)} = ${rupiah(rest)}${each === null || units === undefined ? '' : `; ${rupiah(rest)} : ${number.format(units)} = ${rupiah(each)}`}.`,
  ].join('\n');
}

/** What is left of what came in after what went out; null while a figure is missing. */
export function explainIncome({ income, outgo }: CalculationFigures): string | null {
  if (income === undefined || outgo === undefined) return null;
  const left = income - outgo;
  return [
    `${left < 0 ? 'Rugi' : 'Untung'} ${rupiah(Math.abs(left))}.`,
    `Rumus: pemasukan ${rupiah(income)} − pengeluaran ${rupiah(outgo)} = ${rupiah(left)}.`,
  ].join('\n');
}

/** What each of several pays or gets of a sum; null while a figure is missing. */
export function explainEqualParts({ price, people }: CalculationFigures): string | null {
  if (price === undefined || people === undefined || people < 1) return null;
  const each = Math.round(price / people);
  return [
    `Masing-masing ${rupiah(each)}.`,
    `Rumus: ${rupiah(price)} : ${number.format(people)} = ${rupiah(each)}.`,
  ].join('\n');
}

/** For how many months a cash box is enough for what goes out each month; null while a figure is missing. */
export function explainRunway({ opening, outgo }: CalculationFigures): string | null {
  if (opening === undefined || outgo === undefined || outgo <= 0) return null;
  const months = number.format(Math.floor((opening / outgo) * 10) / 10);
  return [
    `Cukup untuk ${months} bulan, bila tidak ada uang masuk.`,
    `Rumus: ${rupiah(opening)} : ${rupiah(outgo)} = ${months} bulan.`,
  ].join('\n');
}
