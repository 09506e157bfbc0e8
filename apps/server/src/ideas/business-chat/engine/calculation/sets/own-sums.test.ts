/**
 * Sums as students type them, with figures that were worked out by hand before any was asked (own-sums.json), sums with a figure that has no
 * plain place (hard-sums.json), and sums that the reader of each kind of calculation once answered (asked-sums.json), and sums in other words, over several messages, or with what is taken back (worded-sums.json). `open` marks what is not
 * reckoned so far.
 */
import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { explainCalculation } from '@kawanusaha/contracts/finance/explain-calculation';
import { describe, expect, test } from 'vitest';
import { findSum } from '../find-sum.ts';
import askedRows from './asked-sums.json' with { type: 'json' };
import hardRows from './hard-sums.json' with { type: 'json' };
import rows from './own-sums.json' with { type: 'json' };
import wordedRows from './worded-sums.json' with { type: 'json' };

type Sum = {
  readonly turns: readonly string[];
  /** Each of them has to be told; `|` stands between ways of writing one. Empty where a figure is missing. */
  readonly figures: readonly string[];
  readonly open?: boolean;
};

/** What the last of several messages is answered with; nothing where it is not certain. */
function reckon(turns: readonly string[]): string {
  let before: Calculation | null = null;
  let told = '';
  for (const [at, text] of turns.entries()) {
    const calculation: Calculation | undefined = findSum(
      text,
      turns.slice(0, at),
      before,
      at > 0,
    )?.calculation;
    before = calculation ?? before;
    told = calculation === undefined ? '' : (explainCalculation(calculation) ?? '');
  }
  return told.replaceAll('\u00A0', ' ');
}
const holds = (text: string, figure: string): boolean =>
  new RegExp(`(?<![\\d.,])${figure.replaceAll('.', String.raw`\.`)}(?!\\d|[.,]\\d)`, 'u').test(text);
const isRight = ({ figures }: Sum, told: string): boolean =>
  figures.length > 0 && figures.every((figure) => figure.split('|').some((way) => holds(told, way)));

describe.each([
  ['own', rows as readonly Sum[], 0],
  ['hard', hardRows as readonly Sum[], 0],
  ['asked', askedRows as readonly Sum[], 1],
  ['worded', wordedRows as readonly Sum[], 0],
] as const)('sums of the set %s', (_name, sums, mostWrong) => {
  test.each(sums.filter(({ figures, open }) => figures.length > 0 && open !== true))(
    '$turns: $figures',
    (sum) => {
      const told = reckon(sum.turns);
      expect(isRight(sum, told), told).toBe(true);
    },
  );

  test.each(sums.filter(({ figures, open }) => figures.length === 0 && open !== true))(
    '$turns: nothing is reckoned',
    ({ turns }) => {
      expect(reckon(turns)).toBe('');
    },
  );

  test('what is not reckoned so far is told no other result', () => {
    const wrong = sums.filter((sum) => {
      const told = sum.open === true ? reckon(sum.turns) : '';
      return told !== '' && !isRight(sum, told);
    });
    expect(wrong.length).toBeLessThanOrEqual(mostWrong);
  });
});

test('nine of ten are reckoned', () => {
  expect(rows.length).toBeGreaterThanOrEqual(120);
  for (const sums of [rows as readonly Sum[], askedRows as readonly Sum[]])
    expect(sums.filter(({ open }) => open === true).length).toBeLessThanOrEqual(sums.length / 10);
});
