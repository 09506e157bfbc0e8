import { expect, test } from 'vitest';
import { pageOf, rowsOf } from './pages.ts';

const rows = [...'abc'].map((id) => ({ id }));

test('a full page goes on after its last row, a short one is the last', () => {
  expect(pageOf(rows, 3)).toEqual({ rows, next: { id: 'c' } });
  expect(pageOf(rows, 4)).toEqual({ rows, next: null });
  expect(pageOf([], 4).next).toBeNull();
});

test('a row that moved between two pages stands once, at its first place', () => {
  const again = { rows: [{ id: 'c' }, { id: 'd' }], next: null };
  expect(rowsOf([pageOf(rows, 3), again]).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});
