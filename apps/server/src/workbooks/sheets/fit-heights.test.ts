import { expect, test } from 'vitest';
import { fitHeights } from './fit-heights.ts';

const heightsOf = (texts: readonly (string | null)[], widths: readonly number[]) =>
  fitHeights({
    cells: new Map(texts.map((value, column) => [`0,${column}`, { value, type: 'string' }])),
    merges: [],
    widths,
    rowDefs: new Map(),
  });

test('a row is as tall as its longest text needs, and never lower than a line', () => {
  const line = heightsOf([null, 'Kas'], [10, 10]).get(0)?.height ?? 0;
  expect(line).toBeGreaterThan(15);
  expect(heightsOf([null, null], [10, 10]).get(0)?.height).toBe(line);
  expect(heightsOf(['Dasar penyusunan: biaya historis', 'Kas'], [12, 40]).get(0)?.height).toBeGreaterThan(
    2 * line,
  );
  expect(heightsOf(['- Grup kos\n- Status\n- Peta'], [40]).get(0)?.height).toBeGreaterThan(2 * line);
  expect(heightsOf(['katayangpanjangsekalitanpaspasi'], [12]).get(0)?.height).toBeGreaterThan(2 * line);
});

test('a merged cell has the width of all its columns, and given heights stay', () => {
  const cells = new Map([['0,0', { value: 'Satu kalimat yang cukup panjang', type: 'string' as const }]]);
  const narrow = fitHeights({ cells, merges: [], widths: [12, 40], rowDefs: new Map() });
  const merges = [{ startRow: 0, endRow: 0, startCol: 0, endCol: 1 }];
  const wide = fitHeights({ cells, merges, widths: [12, 40], rowDefs: new Map() });
  expect(wide.get(0)?.height).toBeLessThan(narrow.get(0)?.height ?? 0);
  const given = fitHeights({ cells, merges, widths: [12], rowDefs: new Map([[0, { height: 99 }]]) });
  expect(given.get(0)?.height).toBe(99);
});
