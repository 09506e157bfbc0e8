/**
 * Sums that were written apart from the engine, in two files: those of sums-a.json were seen while the formulas were made, those of sums-b.json
 * only as counts. What is right stays right; what is wrong becomes no more. `open` marks what is not right so far.
 */
import { explainCalculation } from '@kawanusaha/contracts/finance/explain-calculation';
import { describe, expect, test } from 'vitest';
import { messages } from '../../../messages.ts';
import { findMissing } from '../reckon/find-missing.ts';
import { reckon } from '../reckon/reckon.ts';
import seen from './sums-a.json' with { type: 'json' };
import heldOut from './sums-b.json' with { type: 'json' };

type Sum = {
  readonly id: string;
  readonly turns: readonly string[];
  /** Each pattern has to be in the answer; where a figure is missing, in the question for it. */
  readonly must: readonly string[];
  readonly missing?: boolean;
  readonly open?: boolean;
};

const holds = ({ must }: Sum, text: string): boolean =>
  must.every((pattern) => new RegExp(pattern, 'iu').test(text.replaceAll('\u00A0', ' ')));

/** Right, wrong, or none where nothing is told; of a sum that lacks a figure nothing may be told but what it lacks. */
function judge(sum: Sum): 'right' | 'wrong' | 'none' {
  const calculation = reckon(sum.turns);
  if (sum.missing === true) {
    if (calculation !== null) return 'wrong';
    const asked = findMissing(sum.turns);
    return asked !== null && holds(sum, messages.missingFigure(asked)) ? 'right' : 'none';
  }
  if (calculation === null) return 'none';
  return holds(sum, explainCalculation(calculation) ?? '') ? 'right' : 'wrong';
}

describe.each([
  ['seen', seen as readonly Sum[], 1],
  ['held out', heldOut as readonly Sum[], 6],
] as const)('sums of the author, %s', (_name, sums, mostWrong) => {
  test.each(sums.filter(({ open }) => open !== true))('$id stays right: $turns', (sum) => {
    expect(judge(sum)).toBe('right');
  });

  test('no more are wrong than were', () => {
    expect(sums.filter((sum) => judge(sum) === 'wrong').length).toBeLessThanOrEqual(mostWrong);
  });
});
