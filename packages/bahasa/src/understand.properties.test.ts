import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allConcepts } from './lexicon/concepts.ts';
import { longestText, understand } from './understand.ts';
import type { Understanding } from './understanding.ts';

/** Words that meet every part of the reader, between any characters at all. */
const pieces = fc.array(
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom(
      ...[
        'gak',
        'bisa',
        'tidak',
        'bukan',
        'selain',
        'tanpa',
        'tapi',
        ',',
        '.',
        '?',
        '\n',
        ' ',
        '-',
        '2',
        '500rb',
      ],
      ...[
        'Rp',
        '1,5',
        'juta',
        'setengah',
        'anak2',
        'oleh-oleh',
        'di Batu',
        'kab',
        'malam',
        'cuma',
        'm4s4k',
        'desian',
      ],
      ...['\u200B', '\u0430', '\uFF11', '\u{1F600}', '\uD800', 'İ', 'ﬁ', '½'],
    ),
    fc.constantFrom(...allConcepts.flatMap(({ forms }) => forms.slice(0, 2))),
  ),
  { maxLength: 30 },
);
const texts = pieces.chain((parts) => fc.constantFrom('', ' ').map((gap) => parts.join(gap)));

function checkPlaces(
  text: string,
  { tokens, concepts, amounts, places, times, limits, unknown }: Understanding,
): void {
  for (const { start, end } of [
    ...tokens,
    ...concepts,
    ...amounts,
    ...places,
    ...times,
    ...limits,
    ...unknown,
  ]) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThanOrEqual(text.length);
  }
  tokens.forEach((token, index) => {
    expect(text.slice(token.start, token.end)).toBe(token.text);
    expect(token.start).toBeGreaterThanOrEqual(tokens[index - 1]?.end ?? 0);
  });
  concepts.forEach(({ matched, start, end, weight }, index) => {
    expect(text.slice(start, end)).toBe(matched);
    expect(weight).toBeGreaterThan(0);
    expect(weight).toBeLessThanOrEqual(1);
    expect(start).toBeGreaterThanOrEqual(concepts[index - 1]?.start ?? 0);
  });
  for (const { min, max } of amounts) {
    expect(min).toBeGreaterThanOrEqual(0);
    if (max !== null) expect(max).toBeGreaterThanOrEqual(min);
  }
}

test('any text is read, and every position lies in it', () => {
  fc.assert(
    fc.property(texts, (text) => checkPlaces(text, understand(text))),
    { numRuns: 500 },
  );
});

test('the same text is read the same way', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(understand(text)).toEqual(understand(text));
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['one letter', 'a'],
  ['negations', 'tidak '],
  ['negations of a concept', 'tidak masak '],
  ['misspelt words', 'masakqzx fotografii '],
  ['numbers', '1,5 juta - '],
  ['number words', 'dua puluh lima ratus ribu '],
  ['points', '1.'],
  ['marks', 'a\u0301\u0301\u0301'],
  ['hyphens', 'anak-anak-'],
  ['long words', `${'ke'.repeat(5000)} `],
  ['places', 'Batu, Jawa Timur '],
  ['only', 'cuma bisa malam saja '],
])('100 kB of %s is cut and read', (_name, part) => {
  const text = part.repeat(Math.ceil(100_000 / part.length));
  const { tokens } = understand(text);
  expect(tokens.every(({ end }) => end <= longestText)).toBe(true);
});
