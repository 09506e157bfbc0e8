import { expect, test } from 'vitest';
import { noFigures } from '../figures.ts';
import { findCalculation } from '../find-calculation.ts';

const calculate = (text: string) => findCalculation(text, noFigures, false).calculation;

test.each([
  'jual 12rb modal 5rb, promo beli 3 gratis 1 untungnya berapa',
  'omzet januari sampai oktober 520 juta, november 30 juta, pph finalnya berapa',
])('nothing is reckoned of a part of what is told: %s', (text) => {
  expect(calculate(text)).toBeNull();
});

test.each([
  ['jual 12rb modal 5rb laku 20 untungnya berapa', 'laba'],
  ['omzet januari sampai desember 520 juta, pph finalnya berapa', 'pajak'],
])('what is told whole is reckoned: %s', (text, kind) => {
  expect(calculate(text)?.kind).toBe(kind);
});
