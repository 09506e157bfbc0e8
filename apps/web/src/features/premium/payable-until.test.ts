import { expect, test } from 'vitest';
import { payableUntil } from './payable-until.ts';

const end = '2026-11-26T03:00:00.000Z';

test.each([
  ['the order without a method', null, end],
  ['the method that ends earlier', { expiry_time: '2026-11-25 10:15:00' }, '2026-11-25T03:15:00.000Z'],
  ['the order where the method would outlive it', { expiry_time: '2026-11-27 10:00:00' }, end],
  ['the order where the time cannot be read', { expiry_time: 'besok' }, end],
] as const)('ends with %s', (_, instructions, expected) => {
  expect(payableUntil({ expires_at: end, instructions })).toBe(expected);
});
