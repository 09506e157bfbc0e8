import { describe, expect, test } from 'vitest';
import { windowOf, type ListMeasure } from './list-window.ts';

const measure = (heights: number[], blockCount = heights.length): ListMeasure => ({
  heights: new Map(heights.entries()),
  blockCount,
  gap: 10,
  estimate: 100,
});

describe('windowOf', () => {
  test('starts at the top', () => {
    expect(windowOf(measure([100, 100, 100, 100]), -500, 150)).toEqual({
      first: 0,
      last: 1,
      before: 0,
      after: 220,
    });
  });

  test('moves with the viewport; the room of all blocks together stays the same', () => {
    const blocks = measure(Array.from({ length: 500 }, (_, index) => 80 + (index % 7) * 10));
    const heightOf = (block: number) => blocks.heights.get(block) ?? 0;
    const whole = [...blocks.heights.values()].reduce((sum, height) => sum + height, 0) + 499 * 10;
    for (const top of [0, 1_234, 20_000, 54_999, 90_000]) {
      const { first, last, before, after } = windowOf(blocks, top, top + 2_000);
      let shown = (last - first) * 10;
      for (let block = first; block <= last; block += 1) shown += heightOf(block);
      expect(before + shown + after).toBe(whole);
      expect(last - first).toBeLessThan(30);
    }
  });

  test('keeps the last block when scrolled beyond the end', () => {
    expect(windowOf(measure([100, 100, 100]), 10_000, 11_000)).toEqual({
      first: 2,
      last: 2,
      before: 220,
      after: 0,
    });
  });

  test('estimates blocks that were never shown', () => {
    expect(windowOf(measure([50], 4), 0, 40)).toEqual({ first: 0, last: 0, before: 0, after: 330 });
  });

  test('a short list stays whole', () => {
    expect(windowOf(measure([100, 100]), 0, 50)).toEqual({ first: 0, last: 1, before: 0, after: 0 });
  });

  test('an empty list has no room', () => {
    expect(windowOf(measure([]), 0, 800)).toMatchObject({ before: 0, after: 0 });
  });
});
