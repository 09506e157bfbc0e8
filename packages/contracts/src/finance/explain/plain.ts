import type { CalculationFigures } from '../calculation.ts';
import { given, givenPercent, percent, rupiah } from './figure-words.ts';

/** What a value comes to for so many persons, pieces, hours, days, weeks and months; null without any of them. */
export function explainProduct({
  price,
  people,
  units,
  hours,
  days,
  weeks,
  months,
}: CalculationFigures): string | null {
  const times = [
    [people, 'orang'],
    [units, 'buah'],
    [hours, 'jam'],
    [days, 'hari'],
    [weeks, 'minggu'],
    [months, 'bulan'],
  ] as const;
  const told = times.flatMap(([value, word]) => (value === undefined ? [] : [{ value, word }]));
  if (price === undefined || told.length === 0) return null;
  const whole = Math.round(told.reduce((product, { value }) => product * value, price));
  const factors = told.map(({ value, word }) => `${given(value)} ${word}`);
  return [
    `Jumlahnya ${rupiah(whole)}.`,
    `Rumus: ${[rupiah(price), ...factors].join(' x ')} = ${rupiah(whole)}.`,
  ].join('\n');
}

/** What two or three things come to; null while the price or the number of one is missing. */
export function explainPurchases(inputs: CalculationFigures): string | null {
  const { price, units, price2, units2, price3, units3 } = inputs;
  if (price === undefined || units === undefined || price2 === undefined || units2 === undefined) return null;
  if ((price3 === undefined) !== (units3 === undefined)) return null;
  const rows = [
    { price, units },
    { price: price2, units: units2 },
    ...(price3 === undefined || units3 === undefined ? [] : [{ price: price3, units: units3 }]),
  ];
  const sums = rows.map((row) => Math.round(row.price * row.units));
  const whole = sums.reduce((total, sum) => total + sum, 0);
  return [
    `Totalnya ${rupiah(whole)}.`,
    `Rumus: ${rows
      .map((row, place) => `${given(row.units)} x ${rupiah(row.price)} = ${rupiah(sums[place] ?? 0)}`)
      .join('; ')}.`,
  ].join('\n');
}

/** A percentage of a sum, and the sum with and without it; null while a figure is missing. */
export function explainPercent({ price, percent: share }: CalculationFigures): string | null {
  if (price === undefined || share === undefined) return null;
  const part = Math.round((price * share) / 100);
  return [
    `${givenPercent(share)} dari ${rupiah(price)} adalah ${rupiah(part)}.`,
    `Ditambahkan menjadi ${rupiah(price + part)}${share > 100 ? '' : `; dikurangkan menjadi ${rupiah(price - part)}`}.`,
    `Rumus: ${rupiah(price)} x ${givenPercent(share)} = ${rupiah(part)}.`,
  ].join('\n');
}

/** How many hundredths one sum is of another; null while one is missing. */
export function explainShare({ net, total }: CalculationFigures): string | null {
  if (net === undefined || total === undefined || total <= 0) return null;
  const share = percent((net / total) * 100);
  return [
    `${rupiah(net)} adalah ${share} dari ${rupiah(total)}.`,
    `Rumus: ${rupiah(net)} : ${rupiah(total)} x 100% = ${share}.`,
  ].join('\n');
}
