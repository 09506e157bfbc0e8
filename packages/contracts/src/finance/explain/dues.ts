import type { CalculationFigures } from '../calculation.ts';
import {
  computeFinalTax,
  computeInstalment,
  finalTaxPercent,
  taxFreeTurnover,
} from '../quick-calculations.ts';
import { givenPercent, number, rupiah } from './figure-words.ts';

/** The rule by which a rate and a bound hold that are those of the program. */
const byLaw = 'PP 55/2022';

/** Final income tax of a year by PP 55/2022, or by another bound and rate; null while the turnover is missing. */
export function explainTax({
  turnover,
  badan,
  taxFree: free = taxFreeTurnover,
  taxRate: rate = finalTaxPercent,
}: CalculationFigures): string | null {
  if (turnover === undefined) return null;
  const isPerson = badan !== 1;
  const isUsual = free === taxFreeTurnover && rate === finalTaxPercent;
  const tax = computeFinalTax(turnover, isPerson, free, rate);
  if (tax === null)
    return `Omzet ${rupiah(turnover)} setahun melewati Rp 4,8 miliar, jadi PPh final ${givenPercent(rate)} tidak berlaku; pajaknya dihitung dari laba dengan tarif umum.`;
  const bound = free === taxFreeTurnover ? 'Rp 500 juta' : rupiah(free);
  if (isPerson && turnover <= free)
    return `PPh final ${rupiah(0)}: omzet ${rupiah(turnover)} setahun tidak melewati ${bound}, jadi orang pribadi tidak dikenai pajak itu${isUsual ? ` (${byLaw})` : ''}. Tetap catat omzet tiap bulan. CV dan PT menghitung ${givenPercent(rate)} dari seluruh omzet.`;
  const taxed = isPerson ? turnover - free : turnover;
  return [
    `PPh final setahun ${rupiah(tax)}${isPerson ? ' untuk orang pribadi' : ' untuk badan usaha'}.`,
    isPerson
      ? `Rumus: (${rupiah(turnover)} − ${rupiah(free)}) x ${givenPercent(rate)} = ${rupiah(taxed)} x ${givenPercent(rate)} = ${rupiah(tax)}.`
      : `Rumus: ${rupiah(turnover)} x ${givenPercent(rate)} = ${rupiah(tax)}.`,
    isUsual
      ? `Dasarnya ${byLaw}: omzet sampai Rp 4,8 miliar setahun; bagian bebas Rp 500 juta hanya untuk orang pribadi.`
      : `Berlaku untuk omzet sampai Rp 4,8 miliar setahun; bagian bebas ${bound} hanya untuk orang pribadi.`,
  ].join('\n');
}

/** Interest of the whole loan in every month, however much of it is paid back. */
function explainFlat(principal: number, months: number, rate: number): string {
  const interest = Math.round((principal * rate) / 100);
  const instalment = Math.ceil(principal / months) + interest;
  return [
    `Cicilan ${rupiah(instalment)} sebulan.`,
    `Rumus flat: ${rupiah(principal)} : ${number.format(months)} + ${givenPercent(rate)} x ${rupiah(principal)} = ${rupiah(Math.ceil(principal / months))} + ${rupiah(interest)}. Jumlah bayar ${rupiah(instalment * months)}, bunganya ${rupiah(interest * months)}.`,
    'Bunga flat dihitung dari pinjaman awal terus-menerus, jadi lebih mahal daripada bunga efektif yang angkanya sama.',
  ].join('\n');
}

/** What a loan costs each month; null while a figure is missing. */
export function explainInstalment({ principal, months, rate, flatRate }: CalculationFigures): string | null {
  if (principal === undefined || months === undefined || months <= 0) return null;
  if (flatRate !== undefined) return explainFlat(principal, months, flatRate);
  if (rate === undefined) return null;
  const instalment = computeInstalment(principal, rate, months);
  if (instalment === null) return null;
  if (rate === 0)
    return [
      `Cicilan ${rupiah(instalment)} sebulan, tanpa bunga.`,
      `Rumus: ${rupiah(principal)} : ${number.format(months)} bulan = ${rupiah(instalment)}.`,
      'Periksa biaya admin dan dendanya: cicilan tanpa bunga sering memungutnya.',
    ].join('\n');
  return [
    `Cicilan sekitar ${rupiah(instalment)} sebulan.`,
    `Hitungannya anuitas: pinjaman ${rupiah(principal)}, ${number.format(months)} bulan, bunga ${givenPercent(rate)} efektif setahun (${givenPercent(rate)} : 12 sebulan dari sisa pokok). Jumlah bayar ${rupiah(instalment * months)}, bunganya ${rupiah(instalment * months - principal)}.`,
    'Bank dapat membulatkan atau memakai cara lain; minta tabel angsurannya, dan pastikan cicilan paling banyak sepertiga laba bulanan.',
  ].join('\n');
}
