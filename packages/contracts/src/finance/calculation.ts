import * as z from 'zod/mini';
import { formulaInputs, formulaSchema } from './formula.ts';

/** Calculations with their own rules, and 'langkah', which is any formula with its steps. */
export const calculationKinds = ['pajak', 'cicilan', 'bagi-hasil', 'bahan', 'koin', 'langkah'] as const;
export type CalculationKind = (typeof calculationKinds)[number];

export const calculationInputs = [
  'turnover',
  'badan',
  'taxFree',
  'taxRate',
  'principal',
  'months',
  'rate',
  'flatRate',
  'profit',
  'reserve',
  'people',
  'share1',
  'share2',
  'share3',
  'share4',
  'share5',
  'price',
  'pack',
  'units',
  'opening',
  'sold',
  ...formulaInputs,
] as const;
export type CalculationInput = (typeof calculationInputs)[number];

/** A calculation inside an answer: which one, and the figures that a person can change. */
export const calculationSchema = z.object({
  kind: z.enum(calculationKinds),
  inputs: z.partialRecord(z.enum(calculationInputs), z.number().check(z.minimum(0), z.maximum(1e13))),
  /** Of 'langkah': how the result follows from the figures. */
  formula: z.optional(formulaSchema),
});
export type Calculation = z.infer<typeof calculationSchema>;
export type CalculationFigures = Calculation['inputs'];
