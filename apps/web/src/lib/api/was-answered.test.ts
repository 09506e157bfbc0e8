import { expect, test } from 'vitest';
import { wasAnswered } from './was-answered.ts';

test('only an answer of the server carries a code', () => {
  expect(wasAnswered({ code: '57014', message: 'canceling statement' })).toBe(true);
  expect(wasAnswered({ code: '', message: 'TypeError: Failed to fetch' })).toBe(false);
  expect(wasAnswered(new TypeError('Failed to fetch'))).toBe(false);
  expect(wasAnswered(null)).toBe(false);
});
