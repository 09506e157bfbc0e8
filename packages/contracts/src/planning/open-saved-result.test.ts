import { expect, test } from 'vitest';
import { savedIdeaResultSchema } from '../idea.ts';
import { rescoreIdea } from '../scoring/rescore-idea.ts';
import { sampleIdea } from '../testing/sample-idea.ts';
import { openSavedResult } from './open-saved-result.ts';

const scoreOf = (result: typeof sampleIdea, dimension: string) =>
  result.scores.find((score) => score.dimension === dimension);

test('a record from before the details opens with figures and scores that follow from our estimate', () => {
  const opened = openSavedResult(sampleIdea, 500_000);
  expect(savedIdeaResultSchema.safeParse(opened).error).toBeUndefined();
  expect(opened.assumptions.details?.equipment).toBe(500_000);
  // 70 with a trough that the budget does not cover is no score any more.
  expect(scoreOf(opened, 'capitalFit')?.score).toBeLessThan(50);
  expect(scoreOf(opened, 'capitalFit')?.reason).toMatch(/kas turun sampai/);
  expect(scoreOf(opened, 'skillFit')).toEqual(scoreOf(sampleIdea, 'skillFit'));
  expect(opened.potentialRevenue).toMatch(/^Omzet .* porsi seharga/);
});

test('opening twice changes nothing, and an edited old record keeps its way back', () => {
  const opened = openSavedResult(sampleIdea, null);
  expect(openSavedResult(opened, null)).toBe(opened);
  const first = { assumptions: sampleIdea.assumptions, scores: sampleIdea.scores };
  const dearer = { ...sampleIdea.assumptions, price: 15_000 };
  const edited = openSavedResult({ ...sampleIdea, assumptions: dearer, first }, null);
  expect(edited.assumptions.price).toBe(15_000);
  expect(edited.first?.assumptions.details).toBeDefined();
  const back = rescoreIdea(edited, edited.first ?? edited, edited.first?.assumptions ?? dearer, null);
  expect(back.scores).toEqual(edited.first?.scores);
});

test('a plan edited before its materials could be changed has its list as the first one, with and without details', () => {
  const line = { label: 'Ayam', amount: 2, unit: 'kg', sum: 80_000, source: 'Panel Harga' };
  const bill = { yields: 20, unit: 'porsi', perUnit: 4_400, lines: [line], pricesAsOf: null };
  const first = { assumptions: sampleIdea.assumptions, scores: sampleIdea.scores };
  const old = { ...sampleIdea, assumptions: { ...sampleIdea.assumptions, price: 15_000 }, first, bill };
  const opened = openSavedResult(old, null);
  expect(opened.first?.bill).toEqual(bill);
  expect(openSavedResult(opened, null)).toBe(opened);
  const { bill: _lacking, ...without } = { bill, ...opened.first };
  const detailed = openSavedResult({ ...opened, first: { ...first, ...without } }, null);
  expect(detailed).toEqual(opened);
  const { bill: _none, ...bare } = old;
  expect(openSavedResult(bare, null).first).not.toHaveProperty('bill');
});
