import type { FormulaUnit } from '@kawanusaha/contracts/finance/formula';
import type { Term } from '../term.ts';
import type { Quantity } from '../told/quantities.ts';

/** A figure that was told, under a name, as a term of a formula. */
export const toldTerm = (one: Quantity, label: string, unit: FormulaUnit = one.unit): Term => ({
  value: one.value,
  unit,
  label,
  ids: 2 ** one.id,
  doubt: 0,
  operation: null,
  of: [],
});

/** A figure that a rule gives, under its name. */
export const ruledTerm = (value: number, label: string, unit: FormulaUnit = 'jumlah'): Term => ({
  value,
  unit,
  label,
  ids: 0,
  doubt: 0,
  operation: null,
  of: [],
});
