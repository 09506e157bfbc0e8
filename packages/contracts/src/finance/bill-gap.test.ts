import { expect, test } from 'vitest';
import { sampleIdea } from '../testing/sample-idea.ts';
import { describeBillGap } from './bill-gap.ts';

const { assumptions } = sampleIdea;
const bill = { yields: 10, unit: 'porsi', perUnit: 7_200, lines: [], pricesAsOf: null };
const tell = (unitCost: number) =>
  describeBillGap({ bill, assumptions: { ...assumptions, unitCost } })?.replaceAll('\u00a0', ' ');

test('an edited cost of one unit is told beside the list of materials that it no longer follows from', () => {
  expect(tell(9_000)).toBe('Rencana ini memakai Rp 9.000 per porsi, Rp 1.800 lebih dari daftar ini.');
  expect(tell(7_000)).toBe('Rencana ini memakai Rp 7.000 per porsi, Rp 200 kurang dari daftar ini.');
});

test('nothing is told where both agree, or where there is no list', () => {
  expect(tell(7_200)).toBeUndefined();
  expect(describeBillGap({ assumptions })).toBeNull();
});

test('how much of a listed unit goes into one that is sold is told, and no gap where the plan follows from that', () => {
  const box = { ...bill, costFactor: 2 };
  const tellBox = (unitCost: number) =>
    describeBillGap({ bill: box, assumptions: { ...assumptions, unitCost } })?.replaceAll('\u00a0', ' ');
  expect(tellBox(14_400)).toBe('Satu yang dijual memakai 2 kali bahan satu porsi: Rp 14.400.');
  expect(tellBox(15_000)).toBe(
    'Satu yang dijual memakai 2 kali bahan satu porsi: Rp 14.400. Rencana ini memakai Rp 15.000 per porsi, Rp 600 lebih dari daftar ini.',
  );
});
