import { expect, test } from 'vitest';
import { formatShortDay } from './format-short-day.ts';

test('a day of a calendar is said with its weekday, also at the ends of a year', () => {
  expect(formatShortDay('2026-11-24')).toBe('Sel, 24 Nov 2026');
  expect(formatShortDay('2026-12-31')).toBe('Kam, 31 Des 2026');
  expect(formatShortDay('2027-01-01')).toBe('Jum, 1 Jan 2027');
  expect(formatShortDay('besok')).toBe('besok');
});
