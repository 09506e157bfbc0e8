import type { CalculationFigures } from '../calculation.ts';
import { computeCostPerUnit, computeMargin, priceAtMargin } from '../quick-calculations.ts';
import { number, percent, rupiah } from './figure-words.ts';

/** What a cost is divided by, so that the sum that is shown comes to what is shown. */
const exact = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 4 });

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
      : [
          `Untung ${percent(target)} dari HPP: jual ${rupiah(Math.ceil(Number((cost * (1 + target / 100)).toFixed(6))))}.`,
        ];
  return atMargin === null
    ? byCost
    : [
        ...byCost,
        `Margin ${percent(share)} dari harga jual: ${rupiah(cost)} : ${exact.format((100 - share) / 100)} = ${rupiah(atMargin)}.`,
      ];
}

/** What one unit costs, and prices that leave the wished profit; null while a figure is missing. */
export function explainUnitCost(figures: CalculationFigures): string | null {
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
