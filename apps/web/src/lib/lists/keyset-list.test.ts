import { expect, test } from 'vitest';
import { firstPageSize, formatCursor, nextCursor, nextPageSize, parseCursor } from './keyset-list.ts';

test('pages grow, up to what the database gives at once', () => {
  const ends = [nextPageSize(0)];
  for (let loaded = firstPageSize; loaded < 20_000; loaded = ends.at(-1) ?? 0)
    ends.push(loaded + nextPageSize(loaded));
  expect(ends[0]).toBe(firstPageSize);
  expect(ends.slice(0, 6)).toEqual([4, 24, 48, 96, 192, 288]);
  expect(nextPageSize(20_000)).toBeLessThanOrEqual(100);
  expect(ends.length).toBeLessThan(220);
  // A block of the windowed list has twelve rows: a further page never ends inside one.
  expect(ends.slice(1).filter((end) => end % 12 !== 0)).toEqual([]);
});

test('parseCursor reads what an address carries, and nothing damaged', () => {
  const id = '0192f0c1-0000-7000-8000-000000000001';
  expect(parseCursor(`2026-11-20T01:00:00+00:00_${id}`)).toEqual({
    createdAt: '2026-11-20T01:00:00+00:00',
    id,
  });
  const ranked = { createdAt: '2026-11-20T01:00:00Z', id, score: 0.8125 };
  expect(parseCursor(formatCursor(ranked))).toEqual(ranked);
  for (const text of [
    `2026-11-20T01:00:00Z_${id}_drop`,
    null,
    '',
    'x',
    `kemarin_${id}`,
    '2026-11-20T01:00:00Z_1;drop',
  ])
    expect(parseCursor(text)).toBeNull();
});

test('the cursor of a search carries the score only where rows stand by relevance', () => {
  const rows = [{ created_at: '2026-11-20T01:00:00Z', id: 'a', score: 0.5 }];
  expect(nextCursor(rows, 2, true)).toBeNull();
  expect(nextCursor(rows, 1, true)).toEqual({ createdAt: '2026-11-20T01:00:00Z', id: 'a', score: 0.5 });
  expect(nextCursor(rows, 1, false)).toEqual({ createdAt: '2026-11-20T01:00:00Z', id: 'a' });
});
