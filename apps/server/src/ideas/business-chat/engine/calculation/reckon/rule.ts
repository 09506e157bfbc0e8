import type { FormulaUnit, Operation } from '@kawanusaha/contracts/finance/formula';

/** A formula: what it gives, of which other values, and how far from the words a reading by it is. */
export type Rule = {
  readonly gives: string;
  readonly operation: Operation;
  readonly of: readonly string[];
  readonly label: string;
  readonly unit: FormulaUnit;
  readonly doubt: number;
  /** Whether one of its values is a part of the other. */
  readonly isOfItself?: boolean;
};

const timeOf: Readonly<Record<string, string>> = {
  jam: 'sejam',
  hari: 'sehari',
  minggu: 'seminggu',
  bulan: 'sebulan',
  tahun: 'setahun',
  semua: '',
};
/** What a value of a time is called. */
export const named = (label: string, scope: string): string => `${label} ${timeOf[scope] ?? ''}`.trim();

/** One formula; a sum of one value alone is that value by another name. */
export const rule = (
  gives: string,
  operation: Operation,
  of: readonly string[],
  label: string,
  unit: FormulaUnit = 'rupiah',
  doubt = 0,
): Rule => ({ gives, operation, of, label, unit, doubt });
