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
  const materials = differences(materialsOf(before), materialsOf(now));
  const others = differences(flatten(before.assumptions), flatten(now.assumptions));
  // The cost of a unit follows its materials, sometimes by less than a Rupiah: it is no change beside theirs.
  return [
    ...materials,
    ...(materials.length > 0 ? others.filter((name) => name !== 'unitCost') : others),
  ].join(',');
}

/** Figures that are typed, or all taken at once: the first ones again, or those of a version. */
export type FigureChange = 'typed' | 'taken';

/**
 * The name of the step that a change of figures begins; null where it begins none.
 * @param last the name of the step before it
 */
export function beginStep(
  last: string | undefined,
  [before, now]: readonly [before: Figures, now: Figures],
  change: FigureChange,
): string | null {
  const changed = changedFigures(before, now);
  // An emptied field counts as the figure that it held last: nothing to go back to.
  if (changed === '') return null;
  // Figures that are taken may be the ones typed just before, and are a step of their own all the same.
  if (change === 'taken') return change;
  return changed === last ? null : changed;
}
