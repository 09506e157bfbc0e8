import type { CalculationFigures } from '../calculation.ts';
import { discounted, netOfFee, priceForNet } from '../quick-calculations.ts';
import { number, percent, rupiah } from './figure-words.ts';

/** What is left of what is received after the cost of one unit; nothing where no cost is known. */
function explainLeft(received: number, cost: number | undefined): string[] {
  if (cost === undefined) return [];
  const left = received - cost;
  return [
    `Sesudah biaya ${rupiah(cost)} ${left < 0 ? 'Anda rugi' : 'laba Anda'} ${rupiah(Math.abs(left))} per unit.`,
  ];
}

/** What who sells for another gets; null while a figure is missing. */
export function explainCommission({ price, percent: share, sold }: CalculationFigures): string | null {
  if (price === undefined || share === undefined || share > 100) return null;
  const each = Math.round((price * share) / 100);
  const lines = [
    `Komisi ${rupiah(each)} tiap unit.`,
    `Rumus: ${percent(share)} x ${rupiah(price)} = ${rupiah(each)}.`,
  ];
  if (sold === undefined) return lines.join('\n');
  return [
    `Komisi Anda ${rupiah(each * sold)} dari ${number.format(sold)} unit.`,
    ...lines,
    `${rupiah(each)} x ${number.format(sold)} = ${rupiah(each * sold)}.`,
  ].join('\n');
}

/** What is received after the fee of a marketplace; null while a figure is missing. */
export function explainNet({ price, percent: fee, flat = 0, cost }: CalculationFigures): string | null {
  if (price === undefined || fee === undefined || fee > 100) return null;
  const net = netOfFee(price, fee, flat);
  const fixed = flat === 0 ? '' : ` − ${rupiah(flat)}`;
  return [
    `Anda menerima ${rupiah(net)}.`,
    `Rumus: ${rupiah(price)} − ${percent(fee)}${fixed} = ${rupiah(net)}; potongannya ${rupiah(price - net)}.`,
    ...explainLeft(net, cost),
    'Persentase marketplace berbeda menurut kategori dan berubah; lihat rincian penghasilan satu pesanan terakhir.',
  ].join('\n');
}

/** The price at which the wished sum is received after a fee; null while a figure is missing. */
export function explainPriceForNet({ net, percent: fee, flat = 0 }: CalculationFigures): string | null {
  if (net === undefined || fee === undefined) return null;
  const price = priceForNet(net, fee, flat);
  if (price === null) return null;
  const wished = flat === 0 ? rupiah(net) : `(${rupiah(net)} + ${rupiah(flat)})`;
  return [
    `Jual ${rupiah(price)} agar Anda menerima ${rupiah(net)}.`,
    `Rumus: ${wished} : (1 − ${percent(fee)}) = ${rupiah(price)}.`,
  ].join('\n');
}

/** How much of the profit a discount leaves. */
const explainKept = (before: number, after: number): string[] =>
  before > 0 && after > 0
    ? [`Tanpa diskon laba Anda ${rupiah(before)}, jadi yang tersisa ${percent((after / before) * 100)}.`]
    : [];

/** The price after a discount or two, for how many, and what is left of it; null while a figure is missing. */
export function explainDiscount({
  price,
  percent: off,
  percent2: more,
  units,
  cost,
}: CalculationFigures): string | null {
  if (price === undefined || off === undefined || off > 100 || (more ?? 0) > 100) return null;
  const once = discounted(price, off);
  const after = more === undefined ? once : discounted(once, more);
  const steps =
    more === undefined
      ? `${rupiah(price)} x (1 − ${percent(off)})`
      : `${rupiah(price)} x (1 − ${percent(off)}) = ${rupiah(once)}, lalu ${rupiah(once)} x (1 − ${percent(more)})`;
  return [
    ...(units === undefined
      ? []
      : [`Dibayar ${rupiah(after * units)}: ${number.format(units)} x ${rupiah(after)}.`]),
    `Harga sesudah diskon ${rupiah(after)}.`,
    `Rumus: ${steps} = ${rupiah(after)}; potongannya ${rupiah(price - after)}.`,
    ...(cost === undefined
      ? ['Pastikan harga itu masih di atas biaya per unit.']
      : [...explainLeft(after, cost), ...explainKept(price - cost, after - cost)]),
  ].join('\n');
}

/** What an order comes to after a discount and with its delivery; null while a figure is missing. */
export function explainBill({ price, units, percent: off = 0, flat = 0 }: CalculationFigures): string | null {
  if (price === undefined || units === undefined || units <= 0 || off > 100) return null;
  const whole = Math.round(price * units);
  const cut = Math.round((whole * off) / 100);
  const bill = whole - cut + flat;
  return [
    `Total yang dibayar ${rupiah(bill)}.`,
    `Rumus: ${number.format(units)} x ${rupiah(price)} = ${rupiah(whole)}${
      off === 0 ? '' : `; potongan ${percent(off)} = ${rupiah(cut)}`
    }${flat === 0 ? '' : `; ongkos kirim ${rupiah(flat)}`}.`,
  ].join('\n');
}

/** How many have to be sold for a wished turnover; null while a figure is missing. */
export function explainTarget({ turnover, price, days }: CalculationFigures): string | null {
  if (turnover === undefined || price === undefined || price <= 0 || days === 0) return null;
  const units = Math.ceil(turnover / price);
  const daily = days === undefined ? null : Math.ceil(units / days);
  return [
    ...(daily === null
      ? []
      : [`Sekitar ${number.format(daily)} unit sehari selama ${number.format(days ?? 0)} hari.`]),
    `Harus laku ${number.format(units)} unit.`,
    `Rumus: ${rupiah(turnover)} : ${rupiah(price)} = ${number.format(units)}, dibulatkan ke atas.`,
    'Omzet belum dikurangi biaya; untuk target laba, bagi dengan laba per unit.',
  ].join('\n');
}
