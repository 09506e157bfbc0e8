import type { CashFlow } from './cash-flow.ts';

export type LowestPoint = {
  /** 0 is the day before the first sale. */
  month: number;
  balance: number;
};

/** When the cash of a plan stands lowest, and how low; the first such month. */
export function findLowestPoint({ start, months }: CashFlow): LowestPoint {
  let lowest: LowestPoint = { month: 0, balance: start.balance };
  for (const { month, balance } of months) if (balance < lowest.balance) lowest = { month, balance };
  return lowest;
}
