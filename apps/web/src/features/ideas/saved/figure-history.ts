import type { Figures } from '@kawanusaha/contracts/finance/change-material';
import { changedFigures } from '@kawanusaha/contracts/finance/changed-figures';

/** What undoing goes back to, newest last, each with the figures that were changed from there. */
export type FigureHistory = readonly { before: Figures; changed: string }[];

const longestHistory = 50;

/** The history after a change: typing on in one field is one step, another field begins a new one. */
export function remember(history: FigureHistory, before: Figures, now: Figures): FigureHistory {
  const changed = changedFigures(before, now);
  // An emptied field counts as the figure that it held last: nothing to go back to.
  if (changed === '' || history.at(-1)?.changed === changed) return history;
  return [...history, { before: { assumptions: before.assumptions, bill: before.bill }, changed }].slice(
    -longestHistory,
  );
}
