import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assumptionRules } from './figure-rules.ts';
import { parseFigure } from './parse-figure.ts';

const money = { min: 0, max: 1_000_000_000, isMoney: true };

test.each([
  ['13.000', 13_000],
  ['Rp 13.000', 13_000],
  ['rp13000', 13_000],
  ['', 0],
  ['0', 0],
  ['1 000 000', 1_000_000],
] as const)("'%s' is %d", (text, value) => {
  expect(parseFigure(text, money)).toEqual({ kind: 'figure', value });
});

test.each([
  ['-5000', 'Tidak boleh kurang dari Rp 0'],
  ['−5', 'Tidak boleh kurang dari Rp 0'],
  ['lima ribu', 'Tulis dengan angka saja, misalnya 13.000'],
  ['13rb', 'Tulis dengan angka saja, misalnya 13.000'],
  ['1000000000000000', 'Terlalu besar; paling banyak Rp 1.000.000.000'],
  ['1.00', 'Angka ini tidak terbaca; tulis misalnya 13.000'],
  ['12,5', 'Tulis angka bulat, tanpa koma'],
  ['1e15', 'Tulis dengan angka saja, misalnya 13.000'],
  ['13/2', 'Angka ini tidak terbaca; tulis misalnya 13.000'],
] as const)("'%s' is answered with words", (text, message) => {
  expect(parseFigure(text, money)).toEqual({ kind: 'problem', message });
});

test('the example is one that the field would take', () => {
  for (const { rule, written } of [
    { rule: money, written: '13.000' },
    { rule: { min: 1, max: 31 }, written: '10' },
    { rule: { min: 0, max: 5 }, written: '0' },
  ]) {
    const told = parseFigure('lima', rule);
    expect(told).toEqual({ kind: 'problem', message: `Tulis dengan angka saja, misalnya ${written}` });
    expect(parseFigure(written, rule).kind).toBe('figure');
  }
});

test('percentages take one digit after the comma, and a least value is asked for', () => {
  expect(parseFigure('4,5%', { min: 0, max: 90, decimals: 1 })).toEqual({ kind: 'figure', value: 4.5 });
  expect(parseFigure('4,55', { min: 0, max: 90, decimals: 1 }).kind).toBe('problem');
  expect(parseFigure('', { min: 1, max: 12 })).toEqual({
    kind: 'problem',
    message: 'Isi dengan angka, minimal 1',
  });
  expect(parseFigure('0', { min: 1, max: 12 }).kind).toBe('problem');
});

test('whatever is typed, the answer is a figure within the rule or words', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const parsed = parseFigure(text, money);
      if (parsed.kind === 'problem') expect(parsed.message).toMatch(/^[A-Z]/);
      else
        expect(parsed.value >= 0 && parsed.value <= money.max && Number.isInteger(parsed.value)).toBe(true);
    }),
  );
});

test.each(['price', 'unitsPerDay', 'daysPerMonth'] as const)(
  'a plan asks for more than nothing: %s',
  (field) => {
    for (const text of ['', '0']) expect(parseFigure(text, assumptionRules[field]).kind).toBe('problem');
    expect(parseFigure('1', assumptionRules[field])).toEqual({ kind: 'figure', value: 1 });
  },
);
