import { expect, test } from 'vitest';
import { continuePages } from './reload-memory.ts';

const next = { createdAt: '2026-11-20T01:00:00Z', id: 'b' };
const pageOfIds = (ids: string, after: typeof next | null = null) => ({
  rows: [...ids].map((id) => ({ id })),
  next: after,
});

test('after a reload goes on with what was there, unless it has become another list', () => {
  const kept = [pageOfIds('ab', next), pageOfIds('c')];
  const continued = continuePages([pageOfIds('na', next)], kept);
  expect(continued).toEqual([pageOfIds('na', next), pageOfIds('bc')]);
  const other = [pageOfIds('x', next)];
  expect(continuePages(other, kept)).toEqual(other);
});
