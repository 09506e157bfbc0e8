import { computeUnitEconomics } from '../finance/unit-economics.ts';
import { formatRupiah } from '../format-rupiah.ts';
import * as z from 'zod/mini';
import { type StepBasis, type StepBlock, stepText, textBlock } from './record-step.ts';

export const mostCompetitors = 8;
export const marketRules = {
  price: { min: 0, max: 1_000_000_000, isMoney: true },
  people: { min: 0, max: 10_000_000 },
  buyersPercent: { min: 0, max: 100, decimals: 1 },
  timesPerMonth: { min: 0, max: 60 },
} as const;

const count = (max: number) => z.int('Isi angka bulat').check(z.minimum(0), z.maximum(max));

/** Step 3: who sells the same and at which price, and how many units the place could buy. */
export const marketStepSchema = z.object({
  competitors: z
    .array(
      z.object({
        name: stepText(80),
        /** Whole Rupiah for one unit; 0 while unknown. */
        price: count(marketRules.price.max),
        /** What buyers complain about. */
        complaint: stepText(200),
      }),
    )
    .check(z.maxLength(mostCompetitors)),
  /** What none of them does well. */
  gap: stepText(300),
  /** People in reach, the share of them that would buy, and how often in a month. */
  people: count(marketRules.people.max),
  buyersPercent: z.number().check(z.minimum(0), z.maximum(100)),
  timesPerMonth: count(marketRules.timesPerMonth.max),
});
export type MarketStep = z.infer<typeof marketStepSchema>;
export type Competitor = MarketStep['competitors'][number];
export const noCompetitor: Competitor = { name: '', price: 0, complaint: '' };

/** A first filling: one empty row and a cautious guess of five in a hundred who buy twice a month. */
export const draftMarketStep = (): MarketStep => ({
  competitors: [noCompetitor],
  gap: '',
  people: 0,
  buyersPercent: 5,
  timesPerMonth: 2,
});

/** Whether there is a price to compare with and an estimate of the demand. */
export const isMarketStepDone = (step: MarketStep): boolean =>
  step.people > 0 && step.competitors.some(({ name, price }) => name.trim() !== '' && price > 0);

export type PriceRange = { lowest: number; middle: number; highest: number };

/** Prices of the competitors; null while none is known. The middle of an even number is the lower of the two. */
export function rangeOfPrices({ competitors }: MarketStep): PriceRange | null {
  const prices = competitors.flatMap(({ price }) => (price > 0 ? [price] : [])).toSorted((a, b) => a - b);
  const [lowest] = prices;
  const highest = prices.at(-1);
  const middle = prices[Math.floor((prices.length - 1) / 2)];
  return lowest === undefined || highest === undefined || middle === undefined
    ? null
    : { lowest, middle, highest };
}

/** The prices of the competitors in words: 'Rp 12.000 sampai Rp 14.000', or the one price that all ask. */
export const writePriceRange = ({ lowest, highest }: PriceRange): string =>
  lowest === highest ? formatRupiah(lowest) : `${formatRupiah(lowest)} sampai ${formatRupiah(highest)}`;

/** Units a month that the people in reach could buy, rounded down. */
export const computeDemand = ({ people, buyersPercent, timesPerMonth }: MarketStep): number =>
  Math.floor((people * Math.round(buyersPercent * 10) * timesPerMonth) / 1_000);

const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

/** The estimate with its arithmetic: '300 orang × 5% × 2 kali = 30 porsi sebulan'. */
export const writeDemand = (step: MarketStep, unit: string): string =>
  `${number.format(step.people)} orang × ${number.format(step.buyersPercent)}% × ${step.timesPerMonth} kali = ` +
  `${number.format(computeDemand(step))} ${unit} sebulan`;

/** What the estimate means for the plan, in one sentence. */
export function judgeDemand(step: MarketStep, { result }: Pick<StepBasis, 'result'>): string {
  const { unitsPerMonth, breakEvenUnits } = computeUnitEconomics(result.assumptions);
  const demand = computeDemand(step);
  const target = `target ${number.format(unitsPerMonth)} ${result.unit}`;
  if (step.people === 0) return 'Isi jumlah orang di jangkauan Anda untuk melihat perkiraannya.';
  if (demand >= unitsPerMonth) return `Cukup untuk ${target} sebulan, asal tidak terbagi ke pesaing.`;
  if (breakEvenUnits !== null && demand >= breakEvenUnits)
    return `Di bawah ${target}, tetapi di atas titik impas ${number.format(breakEvenUnits)} ${result.unit}. Kecilkan target atau perluas jangkauan.`;
  return `Belum cukup: titik impas ${breakEvenUnits === null ? 'tidak tercapai' : `${number.format(breakEvenUnits)} ${result.unit}`}. Cari jangkauan lain atau ubah harga.`;
}

/** The step as documents say it. */
export function reportMarketStep(step: MarketStep, { result }: StepBasis): StepBlock[] {
  const named = step.competitors.filter(({ name }) => name.trim() !== '');
  const prices = rangeOfPrices(step);
  return [
    ...(named.length === 0
      ? []
      : [
          {
            kind: 'table',
            label: 'Pesaing',
            head: ['Pesaing', 'Harga', 'Keluhan pembelinya'],
            rows: named.map(({ name, price, complaint }) => [
              name,
              price > 0 ? formatRupiah(price) : '-',
              complaint,
            ]),
          } as const,
        ]),
    ...textBlock(
      'Harga pasar',
      prices === null
        ? ''
        : `${writePriceRange(prices)}${prices.lowest === prices.highest ? '' : `, tengahnya ${formatRupiah(prices.middle)}`}; rencana ini ${formatRupiah(result.assumptions.price)}.`,
    ),
    ...textBlock('Celah', step.gap),
    ...(step.people === 0
      ? []
      : textBlock(
          'Perkiraan permintaan',
          `${writeDemand(step, result.unit)}. ${judgeDemand(step, { result })}`,
        )),
  ];
}
