import type { Assumptions } from '../finance/assumptions.ts';
import { type BudgetLine, computeBudget } from '../finance/budget.ts';
import type { ProposalCategory, ProposalProgram } from './programs.ts';

export type CategoryBudget = ProposalCategory & {
  /** The plan's lines in this category. */
  spent: readonly BudgetLine[];
  amount: number;
  /** Of what is asked for; null while nothing is. */
  percent: number | null;
  isOver: boolean;
};

export type ProgramBudget = {
  categories: readonly CategoryBudget[];
  /** What the program is asked for. */
  requested: number;
  /** Lines that no program pays: fees, tax, own wage, and the money of the sales (below zero). */
  ownLines: readonly BudgetLine[];
  /** The plan's budget: what is asked for and the own lines together. */
  total: number;
};

/** The plan's budget (RAB) by the categories of a program. Every line is in exactly one place, so the sum stays the same. */
export function computeProgramBudget(
  { categories }: Pick<ProposalProgram, 'categories'>,
  assumptions: Assumptions,
): ProgramBudget {
  const { lines, total } = computeBudget(assumptions);
  const sums = categories.map((category) => {
    const spent = lines.filter(({ key }) => category.lines.includes(key));
    return { ...category, spent, amount: spent.reduce((sum, { amount }) => sum + amount, 0) };
  });
  const requested = sums.reduce((sum, { amount }) => sum + amount, 0);
  return {
    categories: sums.map((category) => ({
      ...category,
      percent: requested === 0 ? null : Math.round((category.amount * 1_000) / requested) / 10,
      isOver: category.limitPercent !== null && category.amount * 100 > category.limitPercent * requested,
    })),
    requested,
    ownLines: lines.filter(({ key }) => !categories.some((category) => category.lines.includes(key))),
    total,
  };
}
