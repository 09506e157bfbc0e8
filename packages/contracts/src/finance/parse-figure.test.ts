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
  ['15rb', 15_000],
  ['15 ribu', 15_000],
  ['15k', 15_000],
  ['15K', 15_000],
  ['1,5jt', 1_500_000],
  ['1.5 juta', 1_500_000],
  ['1,255jt', 1_255_000],
  ['1.500rb', 1_500_000],
  ['Rp 15rb', 15_000],
  ['15,000', 15_000],
  ['Rp15.000,00', 15_000],
  ['Rp 15.000,-', 15_000],
  ['0,3 miliar', 300_000_000],
  ['0.500 juta', 500_000],
  ['0,500 juta', 500_000],
  ['Rp 15.000 rupiah', 15_000],
  ['15ribu rupiah', 15_000],
  ['15 rb rupiah', 15_000],
] as const)("'%s' is %d", (text, value) => {
  expect(parseFigure(text, money)).toEqual({ kind: 'figure', value });
});

test.each([
  ['-5000', 'Tidak boleh kurang dari Rp 0'],
  ['−5', 'Tidak boleh kurang dari Rp 0'],
  ['lima ribu', 'Tulis dengan angka saja, misalnya 13.000'],
  ['13rbu lebih', 'Tulis dengan angka saja, misalnya 13.000'],
  ['-15rb', 'Tidak boleh kurang dari Rp 0'],
  ['Rp -15.000', 'Tidak boleh kurang dari Rp 0'],
  ['2 miliar', 'Terlalu besar; paling banyak Rp 1.000.000.000'],
  ['1,2345rb', 'Tulis angka bulat, tanpa koma'],
  ['1.50.0rb', 'Tulis dengan angka saja, misalnya 13.000'],
  ['1000000000000000', 'Terlalu besar; paling banyak Rp 1.000.000.000'],
  ['1.00', 'Angka ini tidak terbaca; tulis misalnya 13.000'],
  ['12,5', 'Tulis angka bulat, tanpa koma'],
  ['0,5', 'Tulis angka bulat, tanpa koma'],
  ['0.5', 'Tulis angka bulat, tanpa koma'],
  ['0,250', 'Tulis angka bulat, tanpa koma'],
  ['0.250', 'Tulis angka bulat, tanpa koma'],
  ['0.250.000', 'Angka ini tidak terbaca; tulis misalnya 13.000'],
  ['rupiah', 'Tulis dengan angka saja, misalnya 13.000'],
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

test.each([
  ['0,25', 0.25],
  ['0.5', 0.5],
  ['0.250', 0.25],
  ['0,250', 0.25],
  ['1.250', 1_250],
  ['1,250', 1.25],
  ['1,5rb', 1_500],
] as const)("an amount of material '%s' is %d", (text, value) => {
  expect(parseFigure(text, { min: 0, max: 10_000, decimals: 3 })).toEqual({ kind: 'figure', value });
});

test.each([
  ['5m', { min: 0, max: 10_000, decimals: 3 }],
  ['1jt', { min: 0, max: 10_000, decimals: 3 }],
  ['15rb', { min: 0, max: 100, decimals: 1 }],
  ['0,01k', { min: 0, max: 100, decimals: 1 }],
] as const)(
  "'%s' is not multiplied where the word is no factor or its figure could never stand",
  (text, rule) => {
    expect(parseFigure(text, rule)).toEqual({
      kind: 'problem',
      message: 'Tulis dengan angka saja, misalnya 10',
    });
  },
);

test('an amount of material takes three digits after the comma', () => {
  expect(parseFigure('0,0125', { min: 0, max: 10, decimals: 3 })).toEqual({
    kind: 'problem',
    message: 'Paling banyak tiga angka di belakang koma',
  });
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
