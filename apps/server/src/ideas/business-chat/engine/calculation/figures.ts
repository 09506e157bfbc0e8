import type {
  Calculation,
  CalculationFigures,
  CalculationKind,
} from '@kawanusaha/contracts/finance/calculation';
import type { Dimension } from './read/read-measures.ts';

/** What was said of figures so far: carried on from question to question. */
export type Figures = {
  readonly kind: CalculationKind | null;
  readonly inputs: CalculationFigures;
  /** What the amounts of ingredients are counted in. */
  readonly dimension?: Dimension;
  /** Messages with figures of which nothing has been worked out so far, oldest first. */
  readonly said?: readonly string[];
  /** The last messages with figures, oldest first. */
  readonly told?: readonly string[];
};
/** Nothing was told yet. */
export const noFigures: Figures = { kind: null, inputs: {} };

/** What is known of figures now, and the calculation when it can be worked out. */
export type Found = {
  readonly figures: Figures;
  readonly calculation: Calculation | null;
  /** What it was before a figure of it was changed. */
  readonly before?: Calculation;
};
