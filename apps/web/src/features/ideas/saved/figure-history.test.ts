import { draftCanvas } from '@kawanusaha/contracts/planning/canvas';
import { draftValidationPlan } from '@kawanusaha/contracts/planning/validation-plan';
import { sampleIdea } from '@kawanusaha/contracts/testing/sample-idea';
import { changeMaterial } from '@kawanusaha/contracts/finance/change-material';
import { expect, test } from 'vitest';
import { type FigureHistory, remember } from './figure-history.ts';
import { changeFigures, isEdited } from './change-figures.ts';

const start = {
  result: sampleIdea,
  canvas: draftCanvas(sampleIdea),
  plan: draftValidationPlan(sampleIdea),
};
const now = new Date('2026-11-22T10:00:00Z');
const change = (from: typeof start, changes: Partial<typeof sampleIdea.assumptions>) =>
  changeFigures(from, { assumptions: { ...from.result.assumptions, ...changes } }, null, now);

test('typing into one field is one step back, also past a figure that is typed again; another field a second', () => {
  const typed = [1, 0, 0, 150, 1_500, 15_000].reduce(
    ({ assumptions, history }, price) => {
      const next = { ...assumptions, price };
      return { assumptions: next, history: remember(history, { assumptions }, { assumptions: next }) };
    },
    { assumptions: sampleIdea.assumptions, history: [] as FigureHistory },
  );
  expect(typed.history).toHaveLength(1);
  const other = { ...typed.assumptions, capital: 2_000_000 };
  const history = remember(typed.history, typed, { assumptions: other });
  expect(history.map(({ before }) => before.assumptions)).toEqual([
    sampleIdea.assumptions,
    typed.assumptions,
  ]);
});

test('going back takes the figures and what follows them, and leaves what was written meanwhile', () => {
  const dear = change(start, { price: 15_000 });
  const written = {
    ...dear,
    canvas: { ...dear.canvas, lean: { ...dear.canvas.lean, problem: 'Antre lama' } },
  };
  const back = changeFigures(written, sampleIdea, null, now);
  expect(back.canvas).toEqual({ ...start.canvas, lean: { ...start.canvas.lean, problem: 'Antre lama' } });
  expect(back.result.scores).toEqual(sampleIdea.scores);
});

test('one figure changes score, sentences, canvas and interview plan, and is kept as a version', () => {
  const dear = change(start, { price: 9_000, unitsPerDay: 60 });
  expect(dear.result.potentialRevenue).not.toBe(start.result.potentialRevenue);
  expect(dear.result.totalScore).not.toBe(start.result.totalScore);
  expect(dear.canvas.lean['revenue']).toMatch(/9\.000 per porsi/);
  expect(dear.canvas.swot['strengths']).toContain('dari 1440 porsi');
  expect(dear.plan.test).toContain('Tawarkan 30 porsi');
  expect(dear.result.versions?.map(({ assumptions }) => assumptions)).toEqual([sampleIdea.assumptions]);
  expect(dear.result.first?.assumptions).toEqual(sampleIdea.assumptions);
});

test('another amount of a material changes the cost of a unit and what follows it; going back brings the list back', () => {
  const line = { label: 'Ayam', amount: 2, unit: 'kg', sum: 80_000, source: 'Panel Harga' };
  const bill = { yields: 20, unit: 'porsi', perUnit: 4_400, lines: [line], pricesAsOf: '2026-10-01' };
  const billed = { ...start, result: { ...sampleIdea, bill } };
  const next = changeMaterial({ bill, assumptions: sampleIdea.assumptions }, 0, { amount: 4 });
  const dear = changeFigures(billed, next, null, now);
  expect(dear.result.assumptions.unitCost).toBe(sampleIdea.assumptions.unitCost + 4_400);
  expect(dear.result.bill).toMatchObject({ perUnit: 8_800, lines: [{ amount: 4, sum: 160_000 }] });
  expect(dear.result.totalScore).not.toBe(sampleIdea.totalScore);
  expect(isEdited(dear.result)).toBe(true);
  expect(dear.result.versions?.[0]?.bill).toEqual(bill);
  const [last] = remember([], billed.result, next);
  const back = changeFigures(dear, last?.before ?? next, null, now);
  expect(back.result.bill).toEqual(bill);
  expect(back.result.assumptions).toEqual(sampleIdea.assumptions);
  expect(isEdited(back.result)).toBe(false);
});

test.each([{ price: 15_000 }, {}])(
  'figures taken back are undone to what they were, also when the same material was typed last (%j)',
  (changes) => {
    const line = { label: 'Ayam', amount: 1, unit: 'kg', sum: 40_000, source: null };
    const bill = { yields: 20, unit: 'porsi', perUnit: 2_200, lines: [line], pricesAsOf: null };
    const first = { bill, assumptions: sampleIdea.assumptions };
    const other = { bill, assumptions: { ...first.assumptions, ...changes } };
    const typed = changeMaterial(other, 0, { amount: 2 });
    const history = remember(remember([], first, other), other, typed);
    const taken = remember(history, typed, first, 'taken');
    expect(taken).toHaveLength(history.length + 1);
    expect(taken.at(-1)?.before).toEqual(typed);
    // Typing on after that does not belong to it.
    expect(remember(taken, first, typed)).toHaveLength(history.length + 2);
  },
);

test('a plan whose first figures lack the list or name it as unknown is unedited with its own list', () => {
  const line = { label: 'Ayam', amount: 1, unit: 'kg', sum: 40_000, source: null };
  const bill = { yields: 20, unit: 'porsi', perUnit: 2_200, lines: [line], pricesAsOf: null };
  const { assumptions, scores } = sampleIdea;
  expect(isEdited({ ...sampleIdea, bill, first: { assumptions, scores } })).toBe(false);
  expect(isEdited({ ...sampleIdea, bill, first: { assumptions, scores, bill: undefined } })).toBe(false);
});
