import * as z from 'zod/mini';

/** How a step makes its value out of others. */
export const operations = [
  'sum',
  'minus',
  'times',
  'over',
  /** Divided and rounded up: what has to be sold is sold whole. */
  'pieces',
  /** So many hundredths of the first. */
  'part',
  /** The first without, or with, so many hundredths of it. */
  'less',
  'more',
  /** What has to be there so that the first is left when so many hundredths of it are taken. */
  'gross-up',
  /** How many hundredths the first is of the second. */
  'ratio',
  /** The smaller of both. */
  'least',
  /** The larger of both. */
  'most',
] as const;
export type Operation = (typeof operations)[number];

export const formulaUnits = ['rupiah', 'persen', 'jumlah', 'hari', 'minggu', 'bulan', 'tahun'] as const;
export type FormulaUnit = (typeof formulaUnits)[number];

/** Names of the figures of a formula among the inputs of a calculation. */
export const formulaInputs = [
  'n1',
  'n2',
  'n3',
  'n4',
  'n5',
  'n6',
  'n7',
  'n8',
  'n9',
  'n10',
  'n11',
  'n12',
  'n13',
  'n14',
  'n15',
  'n16',
] as const;

const label = z.string().check(z.maxLength(60));
const unit = z.enum(formulaUnits);
/** Figures with what they are called, and steps that lead from them to the result; a step names a figure, or an earlier step by its place. */
export const formulaSchema = z.object({
  terms: z
    .array(z.object({ name: z.enum(formulaInputs), label, unit }))
    .check(z.maxLength(formulaInputs.length)),
  steps: z
    .array(
      z.object({
        label,
        unit,
        /** What a count is of: 'gelas'. */
        thing: z.optional(z.string().check(z.maxLength(30))),
        operation: z.enum(operations),
        of: z.array(z.union([z.enum(formulaInputs), z.number()])).check(z.minLength(1), z.maxLength(16)),
      }),
    )
    .check(z.minLength(1), z.maxLength(24)),
});
export type Formula = z.infer<typeof formulaSchema>;

const whole = 100;
/** The value of one step; NaN where it has none. */
export function operate(operation: Operation, values: readonly number[]): number {
  const [first = Number.NaN, second = Number.NaN] = values;
  switch (operation) {
    case 'sum':
      return values.reduce((total, value) => total + value, 0);
    case 'minus':
      return values.slice(1).reduce((left, value) => left - value, first);
    case 'times':
      return values.reduce((product, value) => product * value, 1);
    case 'over':
      return second === 0 ? Number.NaN : first / second;
    case 'pieces':
      // A rest of binary fractions is none.
      return second <= 0 ? Number.NaN : Math.ceil(Number((first / second).toFixed(6)));
    case 'part':
      return (first * second) / whole;
    case 'less':
      return first * (1 - second / whole);
    case 'more':
      return first * (1 + second / whole);
    case 'gross-up':
      return second >= whole ? Number.NaN : first / (1 - second / whole);
    case 'least':
      return Math.min(...values);
    case 'most':
      return Math.max(...values);
    case 'ratio':
      return second === 0 ? Number.NaN : (first / second) * whole;
  }
}
