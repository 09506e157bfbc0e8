import { expect, it } from 'vitest';
import { describeSeats } from './describe-seats.ts';

it('says how many are still sought, of how many', () => {
  expect(describeSeats(null, null)).toBeNull();
  expect(describeSeats(5, null)).toBe('5 orang');
  expect(describeSeats(5, 5)).toBe('5 orang');
  expect(describeSeats(5, 2)).toBe('2 dari 5 orang');
  expect(describeSeats(5, 0)).toBe('Sudah lengkap');
});
