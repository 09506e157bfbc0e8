import { expect, test } from 'vitest';
import { joinNewest, joinOlder, type Line, mergeLines } from './line.ts';

const line = (id: string, created_at: string, body = id): Line => ({
  id,
  sender_id: 'a',
  body,
  risk: null,
  created_at,
  removed_at: null,
  picture_path: null,
});

test('lines stand in their order, each once, as they were read last', () => {
  const [first, second, third] = [line('c', '2026-01-01'), line('a', '2026-01-02'), line('b', '2026-01-02')];
  expect(mergeLines([third, first], [second, line('b', '2026-01-02', 'anew')])).toEqual([
    first,
    second,
    line('b', '2026-01-02', 'anew'),
  ]);
});

const [a, b, c, d] = [1, 2, 3, 4].map((day) => line(`${day}`, `2026-01-0${day}`)) as [Line, Line, Line, Line];
const full = (...rows: Line[]) => ({ rows, next: rows.at(-1) ?? null });
const last = (...rows: Line[]) => ({ rows, next: null });

test('the first page takes along what came before it, and knows whether there is more', () => {
  expect(joinNewest([c], full(b, a))).toEqual({ lines: [a, b, c], hasOlder: true });
  expect(joinNewest([], last(a))).toEqual({ lines: [a], hasOlder: false });
});

test('what is new follows what is known; behind a gap it begins anew', () => {
  const known = { lines: [a, b], hasOlder: false };
  expect(joinNewest(known, full(c, b))).toEqual({ lines: [a, b, c], hasOlder: false });
  expect(joinNewest(known, full(d, c))).toEqual({ lines: [c, d], hasOlder: true });
  expect(joinNewest(known, last(c))).toEqual({ lines: [a, b, c], hasOlder: false });
});

test('an older page stands before what is known, and says whether there is another', () => {
  const known = { lines: [c, d], hasOlder: true };
  expect(joinOlder(known, full(b))).toEqual({ lines: [b, c, d], hasOlder: true });
  expect(joinOlder(known, last(b, a))).toEqual({ lines: [a, b, c, d], hasOlder: false });
});
