import type { CalculationFigures } from '../calculation.ts';
import { computeFinalTax, computeInstalment, taxFreeTurnover } from '../quick-calculations.ts';
import { number, percent, rupiah } from './figure-words.ts';

/** Final income tax of a year (PP 55/2022); null while the turnover is missing. */
export function explainTax({ turnover, badan }: CalculationFigures): string | null {
  if (turnover === undefined) return null;
  const isPerson = badan !== 1;
  const tax = computeFinalTax(turnover, isPerson);
  if (tax === null)
    return `Omzet ${rupiah(turnover)} setahun melewati Rp 4,8 miliar, jadi PPh final 0,5% tidak berlaku; pajaknya dihitung dari laba dengan tarif umum.`;
  if (isPerson && tax === 0)
    return `PPh final ${rupiah(0)}: omzet ${rupiah(turnover)} setahun tidak melewati Rp 500 juta, jadi orang pribadi tidak dikenai pajak itu (PP 55/2022). Tetap catat omzet tiap bulan. CV dan PT menghitung 0,5% dari seluruh omzet.`;
  const taxed = isPerson ? turnover - taxFreeTurnover : turnover;
  return [
    `PPh final setahun ${rupiah(tax)}${isPerson ? ' untuk orang pribadi' : ' untuk badan usaha'}.`,
    isPerson
      ? `Rumus: (${rupiah(turnover)} − ${rupiah(taxFreeTurnover)}) x 0,5% = ${rupiah(taxed)} x 0,5% = ${rupiah(tax)}.`
      : `Rumus: ${rupiah(turnover)} x 0,5% = ${rupiah(tax)}.`,
    'Dasarnya PP 55/2022: omzet sampai Rp 4,8 miliar setahun; bagian bebas Rp 500 juta hanya untuk orang pribadi.',
  ].join('\n');
}

/** Interest of the whole loan in every month, however much of it is paid back. */
function explainFlat(principal: number, months: number, rate: number): string {
  const interest = Math.round((principal * rate) / 100);
  const instalment = Math.ceil(principal / months) + interest;
  return [
    `Cicilan ${rupiah(instalment)} sebulan.`,
    `Rumus flat: ${rupiah(principal)} : ${number.format(months)} + ${percent(rate)} x ${rupiah(principal)} = ${rupiah(Math.ceil(principal / months))} + ${rupiah(interest)}. Jumlah bayar ${rupiah(instalment * months)}.`,
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
    `Hitungannya anuitas: pinjaman ${rupiah(principal)}, ${number.format(months)} bulan, bunga ${percent(rate)} efektif setahun (${percent(rate)} : 12 sebulan dari sisa pokok). Jumlah bayar ${rupiah(instalment * months)}.`,
    'Bank dapat membulatkan atau memakai cara lain; minta tabel angsurannya, dan pastikan cicilan paling banyak sepertiga laba bulanan.',
  ].join('\n');
}
