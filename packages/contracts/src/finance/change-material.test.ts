import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleIdea } from '../testing/sample-idea.ts';
import { beginStep, changedFigures } from './changed-figures.ts';
import { changeMaterial, materialPrice, materialRules } from './change-material.ts';

const line = (label: string, amount: number, sum: number) => ({
  label,
  amount,
  unit: 'kg',
  sum,
  source: 'Panel Harga',
});
const bill = {
  yields: 10,
  unit: 'porsi',
  perUnit: 5_500,
  lines: [line('Ayam', 1, 40_000), line('Tepung', 0.5, 10_000)],
  wastePercent: 10,
  pricesAsOf: null,
};
const plan = (unitCost: number) => ({ bill, assumptions: { ...sampleIdea.assumptions, unitCost } });
type Plan = ReturnType<typeof plan>;

test('an amount keeps the price of its unit, a price becomes the person own; the cost of a unit follows both', () => {
  const more = changeMaterial(plan(5_500), 1, { amount: 1 });
  expect(more.bill?.lines[1]).toMatchObject({ amount: 1, sum: 20_000, source: 'Panel Harga' });
  expect(more.bill?.perUnit).toBe(6_600);
  expect(more.assumptions.unitCost).toBe(6_600);
  const dear = changeMaterial(plan(5_500), 0, { price: 50_000 });
  expect(dear.bill?.lines[0]).toMatchObject({ amount: 1, sum: 50_000, source: 'harga Anda' });
  expect(dear.assumptions.unitCost).toBe(6_600);
});

test('what the plan has beyond its list stays, and a digit on the way forgets nothing', () => {
  const type = (from: Plan, prices: readonly number[]) =>
    prices.reduce((figures, price) => changeMaterial(figures as Plan, 0, { price }) as Plan, from);
  expect(type(plan(6_000), [5, 50, 500, 5_000, 50_000]).assumptions.unitCost).toBe(7_100);
  // 4.000 below the list: with a cheap material the cost is cut off at nothing, and comes back.
  expect(type(plan(1_500), [0, 4, 40_000]).assumptions.unitCost).toBe(1_500);
});

test('an amount that went through nothing keeps its price, and a list from before says its waste by its sums', () => {
  const none = changeMaterial(plan(5_500), 0, { amount: 0 });
  expect(changeMaterial(none as Plan, 0, { amount: 1 }).assumptions.unitCost).toBe(5_500);
  const { wastePercent: _lacking, ...old } = bill;
  expect(changeMaterial({ ...plan(5_500), bill: old }, 1, { amount: 1 }).bill?.perUnit).toBe(6_600);
});

test('each field of a material is a step of its own', () => {
  const from = plan(5_500);
  expect(changedFigures(from, changeMaterial(from, 1, { amount: 1 }))).toBe('amount 1');
  expect(changedFigures(from, changeMaterial(from, 0, { price: 1 }))).toBe('price 0');
});

test('other figures that change with a material are named, too, and figures that are taken are a step of their own', () => {
  const from = plan(5_500);
  const more = changeMaterial(from, 1, { amount: 1 });
  const dear = { ...more, assumptions: { ...more.assumptions, price: 99_000 } };
  expect(changedFigures(dear, from)).toBe('amount 1,price');
  expect(beginStep('amount 1', [more, from], 'typed')).toBeNull();
  expect(beginStep('amount 1', [more, from], 'taken')).toBe('taken');
  expect(beginStep('taken', [more, from], 'taken')).toBe('taken');
  expect(beginStep('taken', [from, from], 'taken')).toBeNull();
});

test('whatever is allowed in the fields, the plan keeps whole, possible figures', () => {
  const amount = fc
    .integer({ min: 0, max: materialRules.amount.max * 1_000 })
    .map((thousandths) => thousandths / 1_000);
  const price = fc.integer({ min: 0, max: materialRules.price.max });
  fc.assert(
    fc.property(amount, price, fc.nat(20_000), (used, paid, unitCost) => {
      const once = changeMaterial(plan(unitCost), 0, { amount: used });
      const { bill: after, assumptions } = changeMaterial(once as Plan, 0, { price: paid });
      const [first] = after?.lines ?? [];
      expect(first && materialPrice(first)).toBe(paid);
      expect(Number.isSafeInteger(first?.sum)).toBe(true);
      expect(Number.isInteger(assumptions.unitCost) && assumptions.unitCost >= 0).toBe(true);
    }),
  );
});

test('what is sold may take more or less than one listed unit: its cost moves by as much', () => {
  const box = {
    bill: { ...bill, costFactor: 2 },
    assumptions: { ...sampleIdea.assumptions, unitCost: 11_000 },
  };
  const dear = changeMaterial(box, 0, { price: 50_000 });
  expect(dear.bill?.perUnit).toBe(6_600);
  expect(dear.assumptions.unitCost).toBe(13_200);
  expect(changeMaterial(dear as typeof box, 0, { price: 40_000 }).assumptions.unitCost).toBe(11_000);
});
