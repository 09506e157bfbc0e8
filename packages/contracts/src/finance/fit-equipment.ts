import type { Assumptions } from './assumptions.ts';
import { computeBudget } from './budget.ts';
import { detailsOf } from './details-of.ts';

/** Used, borrowed or fewer: a start gets along with this share of the usual equipment, and not with less. */
const leastShare = 0.5;

/**
 * The plan with as much less equipment as its capital is short of, down to half of the usual: who has little buys used. What is
 * then still missing stays missing.
 */
export function fitEquipment(plan: Assumptions): Assumptions {
  const { spare } = computeBudget(plan);
  if (spare >= 0) return plan;
  const details = detailsOf(plan);
  const equipment = Math.max(Math.ceil(details.equipment * leastShare), details.equipment + spare);
  return { ...plan, details: { ...details, equipment } };
}
