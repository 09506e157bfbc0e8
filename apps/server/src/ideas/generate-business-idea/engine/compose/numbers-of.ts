import type { Assumptions } from '@kawanusaha/contracts/finance/assumptions';
import type { Candidate } from './candidate.ts';
import type { Person } from './read-person.ts';
import { capitalOf } from './rules-out.ts';

const priceStep = 500;
const capitalStep = 50_000;
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

/** The numbers of the plan: the offer's, changed by the way of selling, with the person's capital as far as it is useful. */
export function numbersOf(candidate: Candidate, person: Person): Assumptions {
  const { offer, pattern } = candidate;
  const { factors, numbers } = pattern;
  const capital = planCapital(capitalOf(candidate), person.budget);
  if (numbers !== null) return { ...numbers, fixedCostPerMonth: offer.fixedCostPerMonth, capital };
  const price = toStep(offer.price * factors.price, priceStep);
  return {
    price,
    unitCost: Math.min(price - priceStep, toStep(offer.unitCost * factors.unitCost, priceStep)),
    ...spread(offer.unitsPerDay * offer.daysPerMonth * factors.units, offer.daysPerMonth),
    fixedCostPerMonth: offer.fixedCostPerMonth,
    capital,
  };
}
