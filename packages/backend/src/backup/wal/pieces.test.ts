import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatLsn, parseLsn, segmentOf, segmentStart } from './lsn.ts';
import { coverSegment, pieceName, readPiece } from './pieces.ts';

test('places in the log are read and written, and lie in the segment that PostgreSQL names', () => {
  expect(parseLsn('16/B374D848')).toBe(0x16_b3_74_d8_48n);
  expect(formatLsn(parseLsn('16/B374D848'))).toBe('16/B374D848');
  expect(segmentOf(1, parseLsn('0/16B3740'))).toBe('000000010000000000000001');
  expect(segmentOf(2, parseLsn('1/FF000000'))).toBe('0000000200000001000000FF');
  expect(segmentOf(2, parseLsn('2/0'))).toBe('000000020000000200000000');
  expect(formatLsn(segmentStart(parseLsn('0/16B3740')))).toBe('0/1000000');
  for (const text of ['', '0', '0/', '0/G', 'x0/0', '0/0; drop'])
    expect(() => parseLsn(text)).toThrow('not a place');
});

test('the name of a piece says what it holds; other names are none', () => {
  const segment = '000000010000000000000001';
  expect(readPiece(`${pieceName('wal/a/', segment, 0, 0x1_00_00_00)}.zst.age`)).toEqual({
    name: `wal/a/${segment}-00000000-01000000.zst.age`,
    segment,
    from: 0,
    to: 0x1_00_00_00,
  });
  for (const name of [
    `wal/a/${segment}`,
    `wal/a/${segment}-0-1.zst`,
    `wal/a/x${segment}-00000000-01000000.zst`,
  ])
    expect(readPiece(name)).toBeNull();
});

const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 12 });

test('pieces in any order, joined and doubled, cover a segment without a gap', () => {
  fc.assert(
    fc.property(cuts, fc.array(fc.nat(60), { maxLength: 6 }), (ends, joined) => {
      const sorted = ends.toSorted((a, b) => a - b);
      const last = sorted.at(-1) ?? 0;
      const piece = (from: number, to: number) => ({ name: `${from}-${to}`, segment: 's', from, to });
      const pieces = [
        ...sorted.map((to, at) => piece(sorted[at - 1] ?? 0, to)),
        ...joined.filter((to) => to > 0 && to <= last).map((to) => piece(0, to)),
      ].toReversed();
      const cover = coverSegment(pieces);
      expect(cover[0]?.from).toBe(0);
      expect(cover.at(-1)?.to).toBe(last);
      for (const [at, { from }] of cover.entries())
        if (at > 0) expect(from).toBeLessThanOrEqual(cover[at - 1]?.to ?? -1);
    }),
  );
});

test('what lies behind a gap is left out', () => {
  const piece = (from: number, to: number) => ({ name: '', segment: 's', from, to });
  expect(coverSegment([piece(0, 10), piece(11, 20)]).at(-1)?.to).toBe(10);
  expect(coverSegment([piece(5, 10)])).toEqual([]);
  expect(coverSegment([])).toEqual([]);
});
