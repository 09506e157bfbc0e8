import type { Assumptions } from '@kawanusaha/contracts/finance/assumptions';
import { estimateDetails } from '@kawanusaha/contracts/finance/details-of';
import { fitEquipment } from '@kawanusaha/contracts/finance/fit-equipment';
import type { IdeaBill } from '@kawanusaha/contracts/idea';
import type { Candidate } from './candidate.ts';
import { priceLevelOf } from './local/local-prices.ts';
import type { Person } from './person/read-person.ts';
import { capitalOf } from './fit/rules-out.ts';

const priceStep = 500;
const capitalStep = 50_000;
/** A price must leave at least this share of itself after the materials. */
const smallestMargin = 0.35;
const toStep = (value: number, step: number) => Math.max(step, Math.round(value / step) * step);

/** Units of a month as whole units on whole days, as near as the offer's days allow. */
function spread(units: number, days: number): { unitsPerDay: number; daysPerMonth: number } {
  const daysPerMonth = Math.max(1, Math.min(days, Math.round(units)));
  return { unitsPerDay: Math.max(1, Math.round(units / daysPerMonth)), daysPerMonth };
}

function planCapital([min, max]: [number, number], budget: number | null): number {
  if (budget === null) return toStep((min + max) / 2, capitalStep);
  return Math.min(max, Math.max(min, budget));
}

/**
 * The numbers of the plan: the offer's at the prices of the person's province, changed by the way of selling, the cost of
 * a unit from its bill of materials where there is one, the person's capital as far as it is useful, and what stands behind
 * them (equipment, leftovers, transport, terms) as it is usual for such a business.
 */
export function numbersOf(candidate: Candidate, person: Person, bill: IdeaBill | null): Assumptions {
  const numbers = mainNumbersOf(candidate, person, bill);
  const { offer, pattern } = candidate;
  return fitEquipment({ ...numbers, details: estimateDetails(numbers, offer.group, pattern.isPrepaid) });
}

function mainNumbersOf(candidate: Candidate, person: Person, bill: IdeaBill | null): Assumptions {
  const { offer, pattern } = candidate;
  const { factors, numbers } = pattern;
  const level = priceLevelOf(person);
  const capital = planCapital(capitalOf(candidate), person.budget);
  const fixedCostPerMonth = toStep(offer.fixedCostPerMonth * level, priceStep);
  if (numbers !== null)
    return {
      ...numbers,
      price: toStep(numbers.price * level, priceStep),
      unitCost: Math.round(numbers.unitCost * level),
      fixedCostPerMonth,
      capital,
    };
  const unitCost = Math.round((bill?.perUnit ?? offer.unitCost * level) * factors.unitCost);
  const price = Math.max(offer.price * level * factors.price, unitCost / (1 - smallestMargin));
  return {
    price: toStep(price, priceStep),
    unitCost,
    ...spread(offer.unitsPerDay * offer.daysPerMonth * factors.units, offer.daysPerMonth),
    fixedCostPerMonth,
    capital,
  };
}
