import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakLines } from '#web/preview/break-lines.ts';

const measure = (text: string) => text.length;

test('breaks between words, and inside a word that is wider than a line', () => {
  expect(breakLines('kopi keliling kampus', measure, 10, 3)).toEqual(['kopi', 'keliling', 'kampus']);
  expect(breakLines('a'.repeat(25), measure, 10, 3)).toEqual(['a'.repeat(10), 'a'.repeat(10), 'a'.repeat(5)]);
  expect(breakLines('', measure, 10, 3)).toEqual([]);
});

test('what does not fit ends in an ellipsis', () => {
  expect(breakLines('kopi keliling kampus', measure, 10, 2)).toEqual(['kopi', 'keliling…']);
  expect(breakLines('a'.repeat(99), measure, 10, 1)).toEqual([`${'a'.repeat(9)}…`]);
});

test('no line is wider than allowed or empty, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 2, max: 40 }), (text, width) => {
      const lines = breakLines(text.replaceAll(/\s+/g, ' '), measure, width, 3);
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) {
        expect(line).not.toBe('');
        expect(measure(line)).toBeLessThanOrEqual(width);
      }
    }),
  );
});
