import type { Calculation, CalculationInput } from '@kawanusaha/contracts/finance/calculation';
import { describeFields } from '@kawanusaha/contracts/finance/calculation-fields';

/** Inputs that are sums of money. */
const sums: ReadonlySet<CalculationInput> = new Set([
  'total',
  'wished',
  'extra',
  'cost',
  'price',
  'fixed',
  'capital',
  'profit',
  'unitProfit',
  'turnover',
  'principal',
  'flat',
  'net',
  'opening',
  'income',
  'outgo',
]);

/** Whether a sum that was said has no place in a calculation, whose result would then be of something else than what is asked. */
export function leavesOut(calculation: Calculation, left: readonly number[]): boolean {
  const used = new Set(describeFields(calculation).fields.map(({ name }) => name));
  return (
    left.length > 0 ||
    Object.keys(calculation.inputs).some(
      (name) => sums.has(name as CalculationInput) && !used.has(name as CalculationInput),
    )
  );
}
