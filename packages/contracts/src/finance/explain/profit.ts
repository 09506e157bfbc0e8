import type { CalculationFigures } from '../calculation.ts';
import { computeBreakEven } from '../break-even.ts';
import { computeMargin, computePayback } from '../quick-calculations.ts';
import { number, percent, rupiah } from './figure-words.ts';

/** Profit of a unit, or of all that were sold, after what is paid whatever is sold; null while a figure is missing. */
export function explainProfit({ cost, price, sold, days, fixed = 0 }: CalculationFigures): string | null {
  if (cost === undefined || price === undefined || (sold === undefined && fixed > 0)) return null;
  const { profit, margin, markup } = computeMargin(cost, price);
  const share =
    margin === null || markup === null
      ? ''
      : ` Margin ${percent(margin)} dari harga jual, markup ${percent(markup)} dari biaya.`;
  const word = (value: number): string => (value < 0 ? 'Rugi' : 'Laba');
  const lines: string[] = [];
  if (sold === undefined) lines.push(`${word(profit)} ${rupiah(Math.abs(profit))} per unit.`);
  else {
    const units = sold * (days ?? 1);
    const gross = profit * units;
    const left = gross - fixed;
    const period = days === undefined ? '' : ` selama ${number.format(days)} hari`;
    const times =
      days === undefined ? number.format(sold) : `${number.format(sold)} x ${number.format(days)} hari`;
    lines.push(
      `${word(left)}${fixed === 0 ? '' : ' bersih'} ${rupiah(Math.abs(left))} dari ${number.format(units)} unit${period}.`,
      `Rumus: (${rupiah(price)} − ${rupiah(cost)}) x ${times} = ${rupiah(gross)}${
        fixed === 0 ? '' : `; dikurangi biaya tetap ${rupiah(fixed)} = ${rupiah(left)}`
      }.`,
    );
  }
  lines.push(`Per unit ${rupiah(price)} − ${rupiah(cost)} = ${rupiah(profit)}.${share}`);
  return lines.join('\n');
}

/** How many have to be sold for a wished profit after the fixed costs; null while a figure is missing. */
export function explainProfitTarget({
  profit,
  price,
  cost,
  fixed = 0,
  days,
  unitProfit,
}: CalculationFigures): string | null {
  if (profit === undefined || days === 0) return null;
  const each = unitProfit ?? (price === undefined || cost === undefined ? undefined : price - cost);
  if (each === undefined) return null;
  if (each <= 0 && (price === undefined || cost === undefined)) return null;
  if (each <= 0)
    return `Target laba tidak tercapai: harga ${rupiah(price ?? 0)} tidak lebih besar daripada biaya per unit ${rupiah(cost ?? 0)}. Naikkan harga atau turunkan biaya.`;
  const units = Math.ceil((profit + fixed) / each);
  const needed = fixed === 0 ? rupiah(profit) : `(laba ${rupiah(profit)} + biaya tetap ${rupiah(fixed)})`;
  return [
    ...(days === undefined
      ? []
      : [
          `Sekitar ${number.format(Math.ceil(units / days))} unit sehari selama ${number.format(days)} hari.`,
        ]),
    `Harus laku ${number.format(units)} unit.`,
    `Rumus: ${needed} : ${unitProfit === undefined ? `(${rupiah(price ?? 0)} − ${rupiah(cost ?? 0)})` : rupiah(each)} = ${number.format(units)}, dibulatkan ke atas.`,
    ...(fixed === 0 ? ['Tambahkan biaya tetap seperti sewa dan upah ke target laba bila ada.'] : []),
  ].join('\n');
}

/** From how many units on a business earns; null while a figure is missing. */
export function explainBreakEven({
  fixed,
  price,
  cost,
  unitProfit,
  days,
}: CalculationFigures): string | null {
  if (fixed === undefined || days === 0) return null;
  const ofDay = (units: number): string[] =>
    days === undefined
      ? []
      : [`Sekitar ${number.format(Math.ceil(units / days))} unit sehari selama ${number.format(days)} hari.`];
  if (unitProfit !== undefined) {
    // Beside a price and a cost of one its profit is told twice.
    if (price !== undefined || cost !== undefined || unitProfit <= 0) return null;
    const count = Math.ceil(fixed / unitProfit);
    const units = number.format(count);
    return [
      ...ofDay(count),
      `Titik impas (BEP) ${units} unit.`,
      `Rumus: biaya tetap ${rupiah(fixed)} : laba per unit ${rupiah(unitProfit)} = ${units} unit, dibulatkan ke atas.`,
      `Sesudah itu tiap unit menambah laba ${rupiah(unitProfit)}.`,
    ].join('\n');
  }
  if (price === undefined || cost === undefined) return null;
  const found = computeBreakEven({ price, unitCost: cost, fixedCost: fixed });
  if (found === null)
    return `Titik impas tidak tercapai: harga ${rupiah(price)} tidak lebih besar daripada biaya per unit ${rupiah(cost)}. Naikkan harga atau turunkan biaya.`;
  return [
    ...ofDay(found.units),
    `Titik impas (BEP) ${number.format(found.units)} unit, atau penjualan ${rupiah(found.revenue)}.`,
    `Rumus: biaya tetap ${rupiah(fixed)} : (${rupiah(price)} − ${rupiah(cost)}) = ${number.format(found.units)} unit, dibulatkan ke atas.`,
    `Sesudah itu tiap unit menambah laba ${rupiah(price - cost)}.`,
  ].join('\n');
}

/** Days that a month of trade has in the answers of the chat. */
const daysOfMonth = 30;

/** When the capital is back; null while a figure is missing. */
export function explainPayback({
  capital,
  profit,
  unitProfit,
  sold,
  daily,
}: CalculationFigures): string | null {
  if (capital === undefined || capital <= 0) return null;
  if (unitProfit !== undefined && sold !== undefined) {
    const perDay = daily === 1 ? unitProfit * sold : (unitProfit * sold) / daysOfMonth;
    if (perDay <= 0) return null;
    const days = Math.ceil(capital / perDay);
    const period = daily === 1 ? 'sehari' : 'sebulan';
    return [
      `Balik modal dalam ${number.format(days)} hari jualan (sekitar ${number.format(Math.ceil((days / daysOfMonth) * 10) / 10)} bulan), bila lakunya tetap.`,
      `Rumus: laba ${rupiah(unitProfit)} x ${number.format(sold)} = ${rupiah(unitProfit * sold)} ${period}; modal ${rupiah(capital)} dibagi laba sehari.`,
    ].join('\n');
  }
  if (profit === undefined) return null;
  const months = computePayback(capital, profit);
  if (months === null) return null;
  return [
    `Balik modal dalam ${number.format(months)} bulan, bila labanya tetap.`,
    `Rumus: ${rupiah(capital)} : ${rupiah(profit)} = ${number.format(months)} bulan.`,
  ].join('\n');
}
