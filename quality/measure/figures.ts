import type { Part } from '../read-sets.ts';

/** Figures of one part by name; null where there was nothing to measure. */
export type Figures = Readonly<Record<string, number | null>>;

/** What one engine measured, and what failed in the open part, a line each. */
export type Measured = {
  readonly figures: Readonly<Record<Part, Figures>>;
  readonly failures: readonly string[];
};
