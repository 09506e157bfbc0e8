import { formatRupiah } from '../format-rupiah.ts';
import { computeUnitEconomics } from '../finance/unit-economics.ts';
import * as z from 'zod/mini';
import { type MarketStep, rangeOfPrices } from './market-step.ts';
import { figuresOfTexts, type StepBasis, type StepBlock, stepText, textBlock } from './record-step.ts';

/** Step 6: why this price. The figures themselves are those of the plan; there is no second copy. */
export const priceStepSchema = z.object({ reason: stepText(400), figures: figuresOfTexts });
export type PriceStep = z.infer<typeof priceStepSchema>;

const percent = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

/** A first reason from the full cost of a unit and, where they are known, the prices of the competitors. */
export function draftPriceStep({ result }: StepBasis, market: MarketStep | undefined): PriceStep {
  const { hppPerUnit, marginPercent } = computeUnitEconomics(result.assumptions);
  const { price } = result.assumptions;
  const cost =
    hppPerUnit === null || marginPercent === null
      ? ''
      : `HPP ${formatRupiah(hppPerUnit)} dan harga ${formatRupiah(price)} menyisakan ${percent.format(marginPercent)}%.`;
  const prices = market === undefined ? null : rangeOfPrices(market);
  if (prices === null) return { reason: cost };
  const place =
    price > prices.highest
      ? 'di atas semua pesaing'
      : price < prices.lowest
        ? 'di bawah semua pesaing'
        : 'di antara harga pesaing';
  return { reason: `${cost} Letaknya ${place}.`.trim() };
}

/** Whether a reason stands. */
export const isPriceStepDone = ({ reason }: PriceStep): boolean => reason.trim() !== '';

/** The step as documents say it, with the plan's figures of now. */
export function reportPriceStep(step: PriceStep, { result }: StepBasis): StepBlock[] {
  const { assumptions, unit } = result;
  const { hppPerUnit, marginPercent } = computeUnitEconomics(assumptions);
  return [
    {
      kind: 'table',
      label: 'HPP dan harga',
      head: ['Angka', 'Nilai'],
      rows: [
        [`Harga per ${unit}`, formatRupiah(assumptions.price)],
        [`HPP per ${unit}`, hppPerUnit === null ? '-' : formatRupiah(hppPerUnit)],
        ['Margin bersih', marginPercent === null ? '-' : `${percent.format(marginPercent)}%`],
      ],
    },
    ...textBlock('Alasan harga', step.reason),
  ];
}
