/**
 * Sums as students type them, with figures that were worked out by hand before any was asked (own-sums.json), and sums with a figure that has
 * no plain place (hard-sums.json).
 */
import { explainCalculation } from '@kawanusaha/contracts/finance/explain-calculation';
import { expect, test } from 'vitest';
import { noFigures } from '../figures.ts';
import { findCalculation } from '../find-calculation.ts';
import hardRows from './hard-sums.json' with { type: 'json' };
import rows from './own-sums.json' with { type: 'json' };

type Sum = {
  readonly turns: readonly string[];
  /** Each of them has to be told; `|` stands between ways of writing one. Empty where a figure is missing. */
  readonly figures: readonly string[];
  /** Not reckoned so far: then nothing is told that would look like its result. */
  readonly open?: boolean;
};
const sums: readonly Sum[] = rows;

function reckon(turns: readonly string[]): string {
  let figures = noFigures;
  let told = '';
  for (const [at, text] of turns.entries()) {
    const found = findCalculation(text, figures, at > 0);
    ({ figures } = found);
    told = found.calculation === null ? '' : (explainCalculation(found.calculation) ?? '');
  }
  return told.replaceAll('\u00A0', ' ');
}
const holds = (text: string, figure: string): boolean =>
  new RegExp(`(?<![\\d.,])${figure.replaceAll('.', String.raw`\.`)}(?!\\d|[.,]\\d)`, 'u').test(text);

test.each(sums.filter(({ figures, open }) => figures.length > 0 && open !== true))(
  '$turns: $figures',
  ({ turns, figures }) => {
    const told = reckon(turns);
    for (const figure of figures)
      expect(
        figure.split('|').some((way) => holds(told, way)),
        `${figure} in: ${told}`,
      ).toBe(true);
  },
);

test.each(sums.filter(({ figures, open }) => figures.length === 0 || open === true))(
  '$turns: nothing is reckoned',
  ({ turns }) => {
    expect(reckon(turns)).toBe('');
  },
);

test('nine of ten are reckoned', () => {
  expect(sums.length).toBeGreaterThanOrEqual(120);
  expect(sums.filter(({ open }) => open === true).length).toBeLessThanOrEqual(sums.length / 10);
});

test.each(hardRows as readonly Sum[])('$turns: the right figure or nothing', ({ turns, figures }) => {
  const told = reckon(turns);
  const isRight = figures.length > 0 && figures.every((figure) => holds(told, figure));
  expect(told === '' || isRight, told).toBe(true);
});
