import type { Figures } from '@kawanusaha/contracts/finance/change-material';
import { beginStep, type FigureChange } from '@kawanusaha/contracts/finance/changed-figures';

/** What undoing goes back to, newest last, each with the figures that were changed from there. */
export type FigureHistory = readonly { before: Figures; changed: string }[];

const longestHistory = 50;

/** The history after a change: typing on in one field is one step, another field or figures that are taken begin a new one. */
export function remember(
  history: FigureHistory,
  before: Figures,
  now: Figures,
  change: FigureChange = 'typed',
): FigureHistory {
  const changed = beginStep(history.at(-1)?.changed, [before, now], change);
  if (changed === null) return history;
  return [...history, { before: { assumptions: before.assumptions, bill: before.bill }, changed }].slice(
    -longestHistory,
  );
}
