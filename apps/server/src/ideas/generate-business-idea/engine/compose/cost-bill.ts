import billRows from '#content/ideas/bill-of-materials.json' with { type: 'json' };
import * as z from 'zod';
import { localData } from './local/local-data.ts';
import { billSchema, type Bill, type Staple } from './local/local-schema.ts';

/** One material of a bill with its price; `sum` in whole rupiah for the whole batch. */
export type CostLine = { staple: Staple; amount: number; sum: number };
export type BillCost = {
  lines: readonly CostLine[];
  /** Whole rupiah for one unit, waste included. */
  perUnit: number;
};

/** Every bill of materials, by the concept of its product. */
export const bills: ReadonlyMap<string, Bill> = new Map(
  z
    .array(billSchema)
    .parse(billRows)
    .map((bill) => [bill.concept, bill]),
);
/**
 * What a product costs to make.
 * @param bill the amounts for a batch
 * @param priceLevel prices of the place against Jawa Tengah, 1 for the prices as listed
 * @throws Error when the bill names a material that has no price
 */
export function costBill(bill: Bill, priceLevel: number): BillCost {
  const { staples } = localData();
  const lines = bill.items.map(({ staple: id, amount }) => {
    const staple = staples.get(id);
    if (!staple) throw new Error(`The bill of '${bill.concept}' names the unknown material '${id}'.`);
    return { staple, amount, sum: Math.round(amount * staple.price * priceLevel) };
  });
  const batch = lines.reduce((total, { sum }) => total + sum, 0);
  return { lines, perUnit: Math.round((batch * (1 + bill.wastePercent / 100)) / bill.yields) };
}
