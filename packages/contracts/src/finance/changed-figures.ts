import type { Assumptions } from './assumptions.ts';
import { detailsOf } from './details-of.ts';

/** Which figures differ between two states of a plan, as one text: steps of typing into one field have the same. */
export function changedFigures(before: Assumptions, now: Assumptions): string {
  const flat = (plan: Assumptions) => ({ ...plan, ...detailsOf(plan), details: undefined });
  const from = new Map<string, unknown>(Object.entries(flat(before)));
  return Object.entries(flat(now))
    .filter(([name, value]) => from.get(name) !== value)
    .map(([name]) => name)
    .join(',');
}
