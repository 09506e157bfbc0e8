import type { Assumptions } from './assumptions.ts';
import { computeBudget } from './budget.ts';
import { formatRupiah } from '../format-rupiah.ts';
import { computeUnitEconomics } from './unit-economics.ts';

const number = new Intl.NumberFormat('id-ID');

/** In one sentence, what has to come true for the business to carry itself. */
export function describeMustBeTrue(assumptions: Assumptions, unit: string): string {
  const economics = computeUnitEconomics(assumptions);
  const { total } = computeBudget(assumptions);
  if (economics.breakEvenUnits === null)
    return `Usaha ini baru dapat berjalan bila harganya di atas ${formatRupiah(economics.variableCostPerUnit)} per ${unit}, biaya satu ${unit} itu sendiri.`;
  if (economics.unitsPerMonth === 0)
    return `Usaha ini baru dapat berjalan bila ada yang membeli: isi dulu jumlah yang terjual per hari.`;
  const needed = `minimal ${number.format(economics.breakEvenUnits)} ${unit} sebulan seharga ${formatRupiah(assumptions.price)}`;
  const money = total > 0 ? `, dan ${formatRupiah(total)} tersedia sampai penjualan menutup biaya` : '';
  if (economics.breakEvenDays === null)
    return `Usaha ini berjalan bila terjual ${needed}, lebih dari target Anda ${number.format(economics.unitsPerMonth)}, dengan biaya paling banyak ${formatRupiah(economics.variableCostPerUnit)} per ${unit}${money}.`;
  return `Usaha ini berjalan bila terjual ${needed} (${number.format(economics.breakEvenDays)} hari jualan dengan target Anda), biaya satu ${unit} paling banyak ${formatRupiah(economics.variableCostPerUnit)}${money}.`;
}
