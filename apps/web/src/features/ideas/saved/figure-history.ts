import type { Assumptions } from '@kawanusaha/contracts/finance/assumptions';
import { changedFigures } from '@kawanusaha/contracts/finance/changed-figures';

/** What undoing goes back to, newest last, each with the figures that were changed from there. */
export type FigureHistory = readonly { before: Assumptions; changed: string }[];

const longestHistory = 50;

/** The history after a change: typing on in one field is one step, another field begins a new one. */
export function remember(history: FigureHistory, before: Assumptions, now: Assumptions): FigureHistory {
  const changed = changedFigures(before, now);
  // An emptied field counts as the figure that it held last: nothing to go back to.
  if (changed === '' || history.at(-1)?.changed === changed) return history;
  return [...history, { before, changed }].slice(-longestHistory);
}
