import { expect, test } from 'vitest';
import { makeTrace, readTraceparent } from './trace.ts';

const trace = '0af7651916cd43dd8448eb211c80319c';

test.each([
  ['the current version', `00-${trace}-b7ad6b7169203331-01`, trace],
  ['a later version with more parts', `01-${trace}-b7ad6b7169203331-01-more`, trace],
  ['the current version with more parts', `00-${trace}-b7ad6b7169203331-01-more`, null],
  ['the version that is none', `ff-${trace}-b7ad6b7169203331-01`, null],
  ['capital letters', `00-${trace.toUpperCase()}-b7ad6b7169203331-01`, null],
  ['a trace of zeros', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, null],
  ['a parent of zeros', `00-${trace}-${'0'.repeat(16)}-01`, null],
  ['SQL', `00-${trace}'; drop table x; --`, null],
  ['a long one', `01-${trace}-b7ad6b7169203331-01-${'x'.repeat(300)}`, null],
  ['none', undefined, null],
])('%s', (_, header, expected) => {
  expect(readTraceparent(header)?.trace ?? null).toBe(expected);
});

test('a trace of our own is one', () => {
  expect(readTraceparent(`00-${makeTrace()}-b7ad6b7169203331-01`)).toEqual({
    trace: expect.stringMatching(/^[\da-f]{32}$/) as string,
    span: 'b7ad6b7169203331',
  });
});
