import { describe, expect, test } from 'vitest';
import {
  emptyKeysetList,
  formatCursor,
  firstPageSize,
  nextCursor,
  nextPageSize,
  parseCursor,
  reduceKeysetList,
  type KeysetAction,
  type KeysetList,
} from './keyset-list.ts';

type Row = { id: string };
const next = { createdAt: '2026-11-20T01:00:00Z', id: 'b' };
const run = (actions: KeysetAction<Row>[], start: KeysetList<Row> = emptyKeysetList('a')) =>
  actions.reduce(reduceKeysetList<Row>, start);

const loaded = run([
  { type: 'first', key: 'a', page: { rows: [{ id: 'a' }, { id: 'b' }], next } },
  { type: 'total', key: 'a', total: 3 },
]);

describe('reduceKeysetList', () => {
  test('grows by pages and keeps a row once', () => {
    const list = run(
      [
        { type: 'more', key: 'a' },
        { type: 'page', key: 'a', page: { rows: [{ id: 'b' }, { id: 'c' }], next: null } },
      ],
      loaded,
    );
    expect(list.rows.map((row) => row.id)).toEqual(['a', 'b', 'c']);
    expect(list).toMatchObject({ next: null, more: 'idle', total: 3, status: 'ready' });
  });

  test('after a reload goes on with what was there, unless it has become another list', () => {
    const kept = run([{ type: 'page', key: 'a', page: { rows: [{ id: 'c' }], next: null } }], loaded);
    const fresh = run([{ type: 'first', key: 'a', page: { rows: [{ id: 'new' }, { id: 'a' }], next } }]);
    expect(run([{ type: 'restore', kept }], fresh).rows.map(({ id }) => id)).toEqual(['new', 'a', 'b', 'c']);
    const other = run([{ type: 'first', key: 'a', page: { rows: [{ id: 'x' }], next } }]);
    expect(run([{ type: 'restore', kept }], other)).toBe(other);
    expect(run([{ type: 'restore', kept }], { ...fresh, key: 'b' }).rows).toHaveLength(2);
  });

  test('keeps what is there while new filters load, and when the next page fails', () => {
    expect(run([{ type: 'reset', key: 'b' }], loaded)).toMatchObject({
      rows: loaded.rows,
      status: 'loading',
      total: null,
    });
    expect(
      run(
        [
          { type: 'more', key: 'a' },
          { type: 'moreFailed', key: 'a' },
        ],
        loaded,
      ),
    ).toMatchObject({
      rows: loaded.rows,
      more: 'failed',
      next,
    });
  });

  test('drops answers to filters that are no longer current', () => {
    const late: KeysetAction<Row>[] = [
      { type: 'reset', key: 'b' },
      { type: 'first', key: 'a', page: { rows: [{ id: 'x' }], next: null } },
      { type: 'total', key: 'a', total: 99 },
      { type: 'failed', key: 'a' },
    ];
    expect(run(late, loaded)).toMatchObject({ key: 'b', rows: loaded.rows, total: null, status: 'loading' });
  });

  test('a removed row leaves the count', () => {
    expect(run([{ type: 'remove', id: 'a' }], loaded)).toMatchObject({ rows: [{ id: 'b' }], total: 2 });
    expect(run([{ type: 'remove', id: 'zzz' }], loaded)).toMatchObject({ total: 3 });
  });
});

test('pages grow, up to what the database gives at once', () => {
  const ends = [firstPageSize];
  for (let loaded = firstPageSize; loaded < 20_000; loaded = ends.at(-1) ?? 0)
    ends.push(loaded + nextPageSize(loaded));
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
