import { expect, test } from 'vitest';
import { asksWhetherEarned } from './asks-whether-earned.ts';

test.each([
  ['kalau didiskon segitu masih untung ga', true],
  ['harga 20rb modal 14rb, aman?', true],
  ['sewa 500rb, untung 3rb per porsi. worth it ga', true],
  ['udah bener?', true],
  ['untungnya 200rb', false],
  ['beli di mana yang murah', false],
])('whether anything is earned is asked: %s', (text, isAsked) => {
  expect(asksWhetherEarned(text) !== null).toBe(isAsked);
});
