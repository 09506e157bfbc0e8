import type { DataValidation } from 'hucre';
import { columnName, parseAddress } from './addresses.ts';
import type { CellKind } from './cell-styles.ts';

type Rule = Pick<
  DataValidation,
  'type' | 'operator' | 'formula1' | 'formula2' | 'errorTitle' | 'errorMessage'
>;

const between = (
  type: DataValidation['type'],
  from: number,
  to: number,
  errorTitle: string,
  errorMessage: string,
): Rule => ({
  type,
  operator: 'between',
  formula1: String(from),
  formula2: String(to),
  errorTitle,
  errorMessage,
});

const text = between('textLength', 0, 2_000, 'Terlalu panjang', 'Paling banyak 2.000 huruf.');
const amount = between('decimal', 0, 1e9, 'Angka belum benar', 'Isi angka dari 0 sampai 1.000.000.000.');

/** What a cell of a kind accepts; days are counted from 30 December 1899. */
const rules: Partial<Record<CellKind, Rule>> = {
  inputText: text,
  inputBox: text,
  inputMoney: between(
    'decimal',
    0,
    999_999_999_999,
    'Rupiah belum benar',
    'Isi rupiah tanpa titik, dari 0 sampai 999.999.999.999.',
  ),
  inputBalance: between(
    'decimal',
    -999_999_999_999,
    999_999_999_999,
    'Rupiah belum benar',
    'Isi rupiah tanpa titik; minus untuk rugi.',
  ),
  inputNumber: amount,
  inputDecimal: amount,
  inputPercent: between('decimal', -1, 10, 'Persen belum benar', 'Isi persen, misalnya 15% atau -20%.'),
  inputDate: between('date', 36_526, 73_050, 'Tanggal belum benar', 'Isi tanggal, misalnya 17/08/2027.'),
};

/** Every cell of a range, as `row,column`. */
function cellsOf(range: string): string[] {
  const [from = '', to = from] = range.split(':');
  const [first, last] = [parseAddress(from), parseAddress(to)];
  return Array.from({ length: last.row - first.row + 1 }, (_, row) =>
    Array.from(
      { length: last.column - first.column + 1 },
      (__, column) => `${first.row + row},${first.column + column}`,
    ),
  ).flat();
}

/** Cells that stand below one another as ranges: `B4:B9 B12:B12`. */
function toRanges(cells: readonly string[]): string {
  const places = cells
    .map((cell) => cell.split(',').map(Number))
    .map(([row = 0, column = 0]) => ({ row, column }))
    .toSorted((a, b) => a.column - b.column || a.row - b.row);
  const runs: { column: number; from: number; to: number }[] = [];
  for (const { row, column } of places) {
    const last = runs.at(-1);
    if (last !== undefined && last.column === column && last.to === row - 1) last.to = row;
    else runs.push({ column, from: row, to: row });
  }
  return runs
    .map(({ column, from, to }) => `${columnName(column)}${from + 1}:${columnName(column)}${to + 1}`)
    .join(' ');
}

/**
 * The checks of all cells that are typed into and have no list of their own: an amount takes no letters, a day no amount.
 * @param kinds the kind of each cell, by zero-based `row,column`
 * @param lists the checks that are given already; their cells are left out
 */
export function inputRules(
  kinds: ReadonlyMap<string, CellKind>,
  lists: readonly DataValidation[],
): DataValidation[] {
  const taken = new Set(lists.flatMap(({ range }) => range.split(' ').flatMap(cellsOf)));
  return Object.entries(rules).flatMap(([kind, rule]) => {
    const cells = [...kinds].filter(([at, own]) => own === kind && !taken.has(at)).map(([at]) => at);
    return cells.length === 0
      ? []
      : [{ ...rule, allowBlank: true, showErrorMessage: true, range: toRanges(cells) }];
  });
}
