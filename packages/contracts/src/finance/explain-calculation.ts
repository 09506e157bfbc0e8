import type { Calculation } from './calculation.ts';
import { explainCoins } from './explain/coins.ts';
import { explainInstalment, explainTax } from './explain/dues.ts';
import { explainSplit } from './explain/split.ts';
import { explainSteps } from './explain/steps.ts';
import { explainIngredient } from './explain/ingredient.ts';

const explain = {
  pajak: explainTax,
  cicilan: explainInstalment,
  'bagi-hasil': explainSplit,
  bahan: explainIngredient,
  koin: explainCoins,
} as const;

/** Result and formula in plain words, the result first; null when a figure is missing or nothing can be worked out. */
export function explainCalculation({ kind, inputs, formula }: Calculation): string | null {
  if (kind === 'langkah') return formula === undefined ? null : explainSteps(inputs, formula);
  return explain[kind](inputs);
}
