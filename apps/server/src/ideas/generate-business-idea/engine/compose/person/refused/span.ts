/** A part of a text by its positions, `end` exclusive. */
export type Span = { readonly start: number; readonly end: number };

/** Whether a position lies in one of the parts. */
export const isWithin = (spans: readonly Span[], start: number): boolean =>
  spans.some((span) => start >= span.start && start < span.end);
