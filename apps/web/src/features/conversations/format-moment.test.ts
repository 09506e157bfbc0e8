import { expect, test } from 'vitest';
import { formatClock, formatDay, formatLast } from './format-moment.ts';

const now = new Date('2026-11-22T16:30:00Z');

test('times are those of the clock in Jakarta', () => {
  expect(formatClock('2026-11-22T01:05:00Z')).toBe('08.05');
  expect(formatDay('2026-11-21T17:00:00Z', now)).toBe('Hari ini');
  expect(formatDay('2026-11-21T16:59:00Z', now)).toBe('Kemarin');
  expect(formatDay('2026-11-20T16:59:00Z', now)).toBe('20 November 2026');
  expect(formatLast('2026-11-22T16:29:00Z', now)).toBe('23.29');
  expect(formatLast('2026-11-21T12:00:00Z', now)).toBe('Kemarin');
  expect(formatLast('2026-01-05T12:00:00Z', now)).toBe('5/1/26');
});
