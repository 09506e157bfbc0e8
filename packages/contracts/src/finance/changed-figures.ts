import type { Assumptions } from './assumptions.ts';
import { type Figures, materialPrice } from './change-material.ts';
import { detailsOf } from './details-of.ts';

const flatten = (plan: Assumptions) => ({ ...plan, ...detailsOf(plan), details: undefined });

const materialsOf = ({ bill }: Figures) =>
  Object.fromEntries(
    (bill?.lines ?? []).flatMap((line, at) => [
      [`amount ${at}`, line.amount],
      [`price ${at}`, materialPrice(line)],
    ]),
  );

function differences(
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): string[] {
  return Object.keys(now).filter((name) => before[name] !== now[name]);
}

/** Which figures differ between two states of a plan, as one text: steps of typing into one field have the same. */
export function changedFigures(before: Figures, now: Figures): string {
  // The cost of a unit follows its materials, sometimes by less than a Rupiah: a changed material is that change alone.
  const materials = differences(materialsOf(before), materialsOf(now));
  const changed =
    materials.length > 0 ? materials : differences(flatten(before.assumptions), flatten(now.assumptions));
  return changed.join(',');
}
