import type { Calculation, CalculationFigures } from './calculation.ts';
import { computeBreakEven } from './break-even.ts';
import {
  computeCostPerUnit,
  computeFinalTax,
  computeInstalment,
  computeMargin,
  computePayback,
  discounted,
  netOfFee,
  priceAtMargin,
  priceForNet,
  splitProfit,
  taxFreeTurnover,
} from './quick-calculations.ts';
import { formatRupiah } from '../format-rupiah.ts';

const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });
const percent = (value: number) => `${number.format(value)}%`;
const rupiah = formatRupiah;

/** Price at which the wished profit is left, in percent of cost or of price or in Rupiah for each. */
function explainPrice(cost: number, { target, wished }: CalculationFigures): string[] {
  if (wished !== undefined) {
    const { margin } = computeMargin(cost, cost + wished);
    const share = margin === null ? '' : ` Untungnya ${percent(margin)} dari harga jual.`;
    return [
      `Untung ${rupiah(wished)}: jual ${rupiah(cost)} + ${rupiah(wished)} = ${rupiah(cost + wished)}.${share}`,
    ];
  }
  const share = target ?? 30;
  const atMargin = priceAtMargin(cost, share);
  const byCost =
    target === undefined
      ? []
      : [`Untung ${percent(target)} dari HPP: jual ${rupiah(Math.ceil(cost * (1 + target / 100)))}.`];
  return atMargin === null
    ? byCost
    : [
        ...byCost,
        `Margin ${percent(share)} dari harga jual: ${rupiah(cost)} : ${number.format((100 - share) / 100)} = ${rupiah(atMargin)}.`,
      ];
}

function explainUnitCost(figures: CalculationFigures): string | null {
  const { total, units, extra = 0, pack } = figures;
  if (total === undefined || units === undefined) return null;
  const batch = computeCostPerUnit(total, units);
  if (batch === null) return null;
  const cost = batch + extra;
  const added = extra === 0 ? '' : ` + ${rupiah(extra)}`;
  const lines = [
    `HPP per unit ${rupiah(cost)}.`,
    `Rumus: ${rupiah(total)} : ${number.format(units)}${added} = ${rupiah(cost)}.`,
  ];
  if (pack !== undefined && pack > 1)
    lines.push(
      `Satu kemasan isi ${number.format(pack)}: ${number.format(pack)} x ${rupiah(cost)} = ${rupiah(cost * pack)}.`,
    );
  return [...lines, ...explainPrice(cost * (pack ?? 1), figures)].join('\n');
}

function explainProfit({ cost, price, sold }: CalculationFigures): string | null {
  if (cost === undefined || price === undefined) return null;
  const { profit, margin, markup } = computeMargin(cost, price);
  const share =
    margin === null || markup === null
      ? ''
      : ` Margin ${percent(margin)} dari harga jual, markup ${percent(markup)} dari biaya.`;
  const word = profit < 0 ? 'Rugi' : 'Laba';
  const lines =
    sold === undefined
      ? [`${word} ${rupiah(Math.abs(profit))} per unit.`]
      : [
          `${word} ${rupiah(Math.abs(profit * sold))} dari ${number.format(sold)} unit.`,
          `Rumus: (${rupiah(price)} − ${rupiah(cost)}) x ${number.format(sold)} = ${rupiah(profit * sold)}.`,
        ];
  lines.push(`Per unit ${rupiah(price)} − ${rupiah(cost)} = ${rupiah(profit)}.${share}`);
  return lines.join('\n');
}

function explainBreakEven({ fixed, price, cost }: CalculationFigures): string | null {
  if (fixed === undefined || price === undefined || cost === undefined) return null;
  const found = computeBreakEven({ price, unitCost: cost, fixedCost: fixed });
  if (found === null)
    return `Titik impas tidak tercapai: harga ${rupiah(price)} tidak lebih besar daripada biaya per unit ${rupiah(cost)}. Naikkan harga atau turunkan biaya.`;
  return [
    `Titik impas (BEP) ${number.format(found.units)} unit, atau penjualan ${rupiah(found.revenue)}.`,
    `Rumus: biaya tetap ${rupiah(fixed)} : (${rupiah(price)} − ${rupiah(cost)}) = ${number.format(found.units)} unit, dibulatkan ke atas.`,
    `Sesudah itu tiap unit menambah laba ${rupiah(price - cost)}.`,
  ].join('\n');
}

/** Days that a month of trade has in the answers of the chat. */
const daysOfMonth = 30;

function explainPayback({ capital, profit, unitProfit, sold, daily }: CalculationFigures): string | null {
  if (capital === undefined) return null;
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

function explainTax({ turnover, badan }: CalculationFigures): string | null {
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

function explainInstalment({ principal, months, rate, flatRate }: CalculationFigures): string | null {
  if (principal === undefined || months === undefined || months <= 0) return null;
  if (flatRate !== undefined) return explainFlat(principal, months, flatRate);
  if (rate === undefined) return null;
  const instalment = computeInstalment(principal, rate, months);
  if (instalment === null) return null;
  return [
    `Cicilan sekitar ${rupiah(instalment)} sebulan.`,
    `Hitungannya anuitas: pinjaman ${rupiah(principal)}, ${number.format(months)} bulan, bunga ${percent(rate)} efektif setahun (${percent(rate)} : 12 sebulan dari sisa pokok). Jumlah bayar ${rupiah(instalment * months)}.`,
    'Bank dapat membulatkan atau memakai cara lain; minta tabel angsurannya, dan pastikan cicilan paling banyak sepertiga laba bulanan.',
  ].join('\n');
}

/** What is left of what is received after the cost of one unit; nothing where no cost is known. */
function explainLeft(received: number, cost: number | undefined): string[] {
  if (cost === undefined) return [];
  const left = received - cost;
  return [
    `Sesudah biaya ${rupiah(cost)} ${left < 0 ? 'Anda rugi' : 'laba Anda'} ${rupiah(Math.abs(left))} per unit.`,
  ];
}

function explainCommission({ price, percent: share, sold }: CalculationFigures): string | null {
  if (price === undefined || share === undefined) return null;
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

function explainNet({ price, percent: fee, flat = 0, cost }: CalculationFigures): string | null {
  if (price === undefined || fee === undefined) return null;
  const net = netOfFee(price, fee, flat);
  const fixed = flat === 0 ? '' : ` − ${rupiah(flat)}`;
  return [
    `Anda menerima ${rupiah(net)}.`,
    `Rumus: ${rupiah(price)} − ${percent(fee)}${fixed} = ${rupiah(net)}; potongannya ${rupiah(price - net)}.`,
    ...explainLeft(net, cost),
    'Persentase marketplace berbeda menurut kategori dan berubah; lihat rincian penghasilan satu pesanan terakhir.',
  ].join('\n');
}

function explainPriceForNet({ net, percent: fee, flat = 0 }: CalculationFigures): string | null {
  if (net === undefined || fee === undefined) return null;
  const price = priceForNet(net, fee, flat);
  if (price === null) return null;
  const wished = flat === 0 ? rupiah(net) : `(${rupiah(net)} + ${rupiah(flat)})`;
  return [
    `Jual ${rupiah(price)} agar Anda menerima ${rupiah(net)}.`,
    `Rumus: ${wished} : (1 − ${percent(fee)}) = ${rupiah(price)}.`,
  ].join('\n');
}

function explainSplit(figures: CalculationFigures): string | null {
  const { profit, reserve = 0, share1, share2, share3, share4, share5 } = figures;
  const shares = [share1, share2, share3, share4, share5].filter((share) => share !== undefined);
  if (profit === undefined || shares.length < 2) return null;
  const parts = splitProfit(profit, shares, reserve);
  const divided = profit * (1 - reserve / 100);
  const kept =
    reserve === 0
      ? []
      : [
          `Disimpan ${percent(reserve)}: ${rupiah(Math.round(profit - divided))}; dibagi ${rupiah(Math.round(divided))}.`,
        ];
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return [
    `Bagiannya ${parts.map(rupiah).join(' dan ')}.`,
    ...kept,
    ...shares.map(
      (share, place) =>
        `- ${percent((share / whole) * 100)} x ${rupiah(Math.round(divided))} = ${rupiah(parts[place] ?? 0)}`,
    ),
    'Bagilah laba bersih sesudah upah pengelola, bukan omzet, dan tulis siapa menanggung rugi.',
  ].join('\n');
}

/** How much of the profit a discount leaves. */
const explainKept = (before: number, after: number): string[] =>
  before > 0 && after > 0
    ? [`Tanpa diskon laba Anda ${rupiah(before)}, jadi yang tersisa ${percent((after / before) * 100)}.`]
    : [];

function explainDiscount({ price, percent: off, cost }: CalculationFigures): string | null {
  if (price === undefined || off === undefined) return null;
  const after = discounted(price, off);
  return [
    `Harga sesudah diskon ${rupiah(after)}.`,
    `Rumus: ${rupiah(price)} x (1 − ${percent(off)}) = ${rupiah(after)}; potongannya ${rupiah(price - after)}.`,
    ...(cost === undefined
      ? ['Pastikan harga itu masih di atas biaya per unit.']
      : [...explainLeft(after, cost), ...explainKept(price - cost, after - cost)]),
  ].join('\n');
}

const explain = {
  hpp: explainUnitCost,
  laba: explainProfit,
  bep: explainBreakEven,
  'balik-modal': explainPayback,
  pajak: explainTax,
  cicilan: explainInstalment,
  potongan: explainNet,
  'harga-bersih': explainPriceForNet,
  'bagi-hasil': explainSplit,
  diskon: explainDiscount,
  komisi: explainCommission,
} as const;

/** Result and formula in plain words, the result first; null when a figure is missing or nothing can be worked out. */
export function explainCalculation({ kind, inputs }: Calculation): string | null {
  return explain[kind](inputs);
}
