import { expect, test } from 'vitest';
import { splitLinks } from './split-links.ts';

test.each([
  ['Lihat https://contoh.test/a?b=1.', ['https://contoh.test/a?b=1']],
  ['(http://contoh.test/x) dan HTTPS://contoh.test/y!', ['http://contoh.test/x', 'HTTPS://contoh.test/y']],
  ['javascript:alert(1) www.contoh.test data:text/html,x', []],
  ['https://', []],
  ['', []],
])('%s', (text, links) => {
  const pieces = splitLinks(text);
  expect(pieces.flatMap(({ href }) => href ?? [])).toEqual(links);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});
