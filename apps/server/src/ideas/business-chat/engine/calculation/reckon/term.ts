import type { FormulaUnit, Operation } from '@kawanusaha/contracts/finance/formula';
import { operate } from '@kawanusaha/contracts/finance/formula';

/** A value with what it was made of; each figure of the conversation stands in it at most once. */
export type Term = {
  readonly value: number;
  readonly unit: FormulaUnit;
  readonly label: string;
  /** The figures that are in it, one bit each. */
  readonly ids: number;
  /** How far the words are from saying that the figures have these roles. */
  readonly doubt: number;
  /** Null of a figure that was told or is usual. */
  readonly operation: Operation | null;
  readonly of: readonly Term[];
};

/** A term of others; null where they share a figure or have no value together. */
export function combine(
  label: string,
  unit: FormulaUnit,
  operation: Operation,
  of: readonly Term[],
  doubt = 0,
  isOfItself = operation === 'ratio',
): Term | null {
  let ids = 0;
  for (const part of of) {
    // What is left of a sum is compared with that sum.
    if ((ids & part.ids) !== 0 && !isOfItself) return null;
    ids |= part.ids;
  }
  const value = operate(
    operation,
    of.map((part) => part.value),
  );
  if (!Number.isFinite(value)) return null;
  return {
    value,
    unit,
    label,
    ids,
    doubt: of.reduce((sum, part) => sum + part.doubt, doubt),
    operation,
    of,
  };
}
