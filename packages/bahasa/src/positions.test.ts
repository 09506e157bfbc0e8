import { expect, test } from 'vitest';
import { understand } from './understand.ts';

test('positions are those of the original text', () => {
  const text = 'Aku ga bisa MASAAAK, tapi jago Lar\u200Bavel!';
  const { concepts } = understand(text);
  expect(concepts.map(({ id, matched }) => [id, matched])).toEqual([
    ['memasak', 'MASAAAK'],
    ['laravel', 'Lar\u200Bavel'],
  ]);
  for (const { start, end, matched } of concepts) expect(text.slice(start, end)).toBe(matched);
});
