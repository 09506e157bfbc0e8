import { expect, test } from 'vitest';
import { recallList, rememberList, type ListSnapshot } from './list-memory.ts';

const snapshot = (key: string): ListSnapshot<{ id: string }> => ({
  list: { key, pages: [], total: null },
  heights: new Map([[0, 100]]),
  window: { first: 0, last: 0, before: 0, after: 0 },
});

test('a list is found under its history entry, and only the last few are kept', () => {
  for (let index = 0; index < 8; index += 1) rememberList(`entry-${index}`, snapshot(`filters-${index}`));
  expect(recallList('entry-0')).toBeNull();
  expect(recallList('entry-1')).toBeNull();
  expect(recallList('entry-7')?.list.key).toBe('filters-7');
  rememberList('entry-2', snapshot('changed'));
  rememberList('entry-8', snapshot('new'));
  expect(recallList('entry-2')?.list.key).toBe('changed');
  expect(recallList('entry-3')).toBeNull();
});

test('long lists make room for the newest', () => {
  const long = (key: string): ListSnapshot<{ id: string }> => ({
    ...snapshot(key),
    list: {
      key,
      pages: [{ rows: Array.from({ length: 20_000 }, (_, index) => ({ id: `${index}` })), next: null }],
      total: null,
    },
  });
  rememberList('long-1', long('one'));
  rememberList('short', snapshot('short'));
  rememberList('long-2', long('two'));
  expect(recallList('long-1')).toBeNull();
  expect(recallList('short')?.list.key).toBe('short');
  expect(recallList('long-2')?.list.pages[0]?.rows.length).toBe(20_000);
});
