/** Measurements of a long list, in CSS pixels. Rows are grouped into blocks, so that only a few numbers are kept for thousands of rows. */
export type ListMeasure = {
  /** Height of each block that was on screen once, without the gap that follows it. */
  heights: ReadonlyMap<number, number>;
  blockCount: number;
  /** Gap between two blocks. */
  gap: number;
  /** Height assumed for a block that was never on screen. */
  estimate: number;
};

/** Which blocks are in the document, and how much room the others take before and after them. */
export type ListWindow = { first: number; last: number; before: number; after: number };

/** A list of so many blocks is small enough to stay whole, for paper and for pictures of the page. */
const alwaysWhole = 2;

/**
 * Chooses the blocks that a viewport needs.
 * In: the measures and the viewport's edges relative to the top of the list (overscan included). Out: the window; at least one block
 * is kept, so that a list scrolled out of sight can still be measured.
 */
export function windowOf(measure: ListMeasure, viewTop: number, viewBottom: number): ListWindow {
  const { blockCount, gap } = measure;
  if (blockCount <= alwaysWhole) return { first: 0, last: Math.max(blockCount - 1, 0), before: 0, after: 0 };
  const heightOf = (block: number) => measure.heights.get(block) ?? measure.estimate;
  let first = 0;
  let before = 0;
  while (first < blockCount - 1 && before + heightOf(first) + gap <= viewTop) {
    before += heightOf(first) + gap;
    first += 1;
  }
  let last = first;
  let bottom = before + heightOf(first);
  while (last < blockCount - 1 && bottom + gap < viewBottom) {
    last += 1;
    bottom += gap + heightOf(last);
  }
  let after = 0;
  for (let block = last + 1; block < blockCount; block += 1) after += gap + heightOf(block);
  return { first, last, before, after };
}
