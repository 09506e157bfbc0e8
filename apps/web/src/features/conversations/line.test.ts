import { expect, test } from 'vitest';
import { type Line, mergeLines } from './line.ts';

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
