import type { Idea, IdeaBill } from '../idea.ts';
import type { Assumptions } from './assumptions.ts';
import { assumptionRules } from './figure-rules.ts';
import type { FigureRule } from './parse-figure.ts';

/** What a person may change of a plan: its assumptions, and the list of materials where it has one. */
export type Figures = { assumptions: Assumptions; bill?: IdeaBill | undefined };

type Line = IdeaBill['lines'][number];

/** What may be typed into the fields of one material. */
export const materialRules = {
  amount: { min: 0, max: 10_000, decimals: 3 },
  price: { min: 0, max: 10_000_000, isMoney: true },
} as const satisfies Record<string, FigureRule>;

/** How the source of a price is named that the person entered. */
export const ownPriceSource = 'harga Anda';

/** Rupiah for one kilogram, litre or piece of a material. */
export function materialPrice({ price, sum, amount }: Line): number {
  return price ?? (amount === 0 ? 0 : sum / amount);
}

const sumOf = ({ lines }: IdeaBill): number => lines.reduce((total, { sum }) => total + sum, 0);

/** How much is bought beyond what goes into the units; lists from before it was kept say it by their sums. */
function wasteOf(bill: IdeaBill): number {
  if (bill.wastePercent !== undefined) return bill.wastePercent;
  const sum = sumOf(bill);
  return sum === 0 ? 0 : Math.max(0, Math.round(((bill.perUnit * bill.yields) / sum - 1) * 100));
}

/** What one unit that is sold costs by the list, whole Rupiah. */
export const costByList = ({ perUnit, costFactor = 1 }: Pick<IdeaBill, 'perUnit' | 'costFactor'>): number =>
  Math.round(perUnit * costFactor);

/** What the plan's cost of a unit has beyond its list (or below it): it stays when the list changes. */
function beyondOf({ bill, assumptions }: { bill: IdeaBill; assumptions: Assumptions }): number {
  const kept = bill.beyondPerUnit;
  // A cost that was cut off at nothing would forget how far below its list it was, a digit later.
  const cost = costByList(bill);
  return kept !== undefined && costWith(cost, kept) === assumptions.unitCost
    ? kept
    : assumptions.unitCost - cost;
}

const costWith = (cost: number, beyond: number): number =>
  Math.min(assumptionRules.unitCost.max, Math.max(assumptionRules.unitCost.min, cost + beyond));

/**
 * The figures with another amount or another price of one material: the list's sums and cost of a unit follow, and the plan's
 * cost of a unit moves as far as the list's does.
 * @param at the place of the material in the list
 */
export function changeMaterial(
  { bill, assumptions }: { bill: IdeaBill; assumptions: Assumptions },
  at: number,
  change: { amount: number } | { price: number },
): Figures {
  const lines = bill.lines.map((line, index): Line => {
    if (index !== at) return line;
    const price = 'price' in change ? change.price : materialPrice(line);
    const amount = 'amount' in change ? change.amount : line.amount;
    const source = 'price' in change ? ownPriceSource : line.source;
    return { ...line, amount, price, source, sum: Math.round(amount * price) };
  });
  const wastePercent = wasteOf(bill);
  const beyondPerUnit = beyondOf({ bill, assumptions });
  const perUnit = Math.round((sumOf({ ...bill, lines }) * (1 + wastePercent / 100)) / bill.yields);
  const changed = { ...bill, lines, perUnit, wastePercent, beyondPerUnit };
  return {
    assumptions: { ...assumptions, unitCost: costWith(costByList(changed), beyondPerUnit) },
    bill: changed,
  };
}

/** Whether two states of a plan hold the same figures. */
export function haveSameFigures(one: Figures, other: Pick<Idea, 'assumptions' | 'bill'>): boolean {
  const write = ({ assumptions, bill }: Figures) =>
    JSON.stringify([assumptions, bill?.lines.map(({ amount, sum }) => [amount, sum]) ?? null]);
  return write(one) === write(other);
}
