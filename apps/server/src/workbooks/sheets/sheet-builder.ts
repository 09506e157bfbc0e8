import type { Cell, CellValue, ConditionalRule, DataValidation, MergeRange, WriteSheet } from 'hucre';
import { type CellKind, cellStyles } from './cell-styles.ts';
import { fitHeights } from './fit-heights.ts';

/** A formula without the leading `=`. */
export type Formula = { readonly f: string };
export type Content = string | number | Date | null | Formula;

type SheetOptions = {
  name: string;
  /** Width of each column in characters. */
  widths: readonly number[];
  landscape?: boolean;
  /** Rows that stay in view and are repeated on every printed page. */
  frozenRows?: number;
  /** Shrinks the print to a single page. */
  onePage?: boolean;
};

export type SheetBuilder = {
  readonly name: string;
  /** Writes one cell, e.g. `put('B4', { f: 'SUM(B2:B3)' }, 'total')`. */
  put: (address: string, content: Content, kind: CellKind) => void;
  /** Writes cells to the right of `address`, one kind for all or one for each. */
  row: (address: string, contents: readonly Content[], kinds: CellKind | readonly CellKind[]) => void;
  /** One cell across several columns. */
  wide: (address: string, columns: number, content: Content, kind: CellKind, heightPoints?: number) => void;
  /** One cell across a rectangle, e.g. `block('A4', 'B6', …)`. */
  block: (from: string, to: string, content: Content, kind: CellKind) => void;
  /** Sets the height of a row, in points; the others follow their text. */
  height: (row: number, points: number) => void;
  choices: (range: string, values: readonly string[]) => void;
  warn: (range: string, formula: string) => void;
  build: () => WriteSheet;
};

/** `B4` → zero-based row and column. */
export function parseAddress(address: string): { row: number; column: number } {
  const match = /^([A-Z]+)(\d+)$/.exec(address);
  if (match === null) throw new Error(`Not a cell: ${address}`);
  const column = [...(match[1] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(match[2]) - 1, column };
}

/** Zero-based column → letters. */
export function columnName(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return (rest >= 0 ? columnName(rest) : '') + String.fromCharCode(65 + (column % 26));
}

function toCell(content: Content, kind: CellKind): Partial<Cell> {
  const style = cellStyles[kind];
  if (content !== null && typeof content === 'object' && 'f' in content) {
    return { value: null, type: 'formula', formula: content.f, style };
  }
  const type =
    content === null
      ? 'empty'
      : content instanceof Date
        ? 'date'
        : typeof content === 'number'
          ? 'number'
          : 'string';
  return { value: content, type, style };
}

/** Puts a sheet together cell by cell: A4, print-ready, protected but for the cells that are meant to be filled in. */
export function createSheet({
  name,
  widths,
  landscape = false,
  frozenRows = 0,
  onePage = false,
}: SheetOptions): SheetBuilder {
  const cells = new Map<string, Partial<Cell>>();
  const merges: MergeRange[] = [];
  const dataValidations: DataValidation[] = [];
  const conditionalRules: ConditionalRule[] = [];
  const rowDefs = new Map<number, { height: number }>();
  let lastRow = 0;

  const put: SheetBuilder['put'] = (address, content, kind) => {
    const { row, column } = parseAddress(address);
    lastRow = Math.max(lastRow, row);
    cells.set(`${row},${column}`, toCell(content, kind));
  };
  return {
    name,
    put,
    row: (address, contents, kinds) => {
      const { row, column } = parseAddress(address);
      contents.forEach((content, index) => {
        const kind = typeof kinds === 'string' ? kinds : (kinds[index] ?? 'label');
        put(`${columnName(column + index)}${row + 1}`, content, kind);
      });
    },
    wide: (address, columns, content, kind, heightPoints) => {
      const { row, column } = parseAddress(address);
      for (let at = 0; at < columns; at += 1)
        put(`${columnName(column + at)}${row + 1}`, at === 0 ? content : null, kind);
      if (columns > 1)
        merges.push({ startRow: row, endRow: row, startCol: column, endCol: column + columns - 1 });
      if (heightPoints !== undefined) rowDefs.set(row, { height: heightPoints });
    },
    block: (from, to, content, kind) => {
      const first = parseAddress(from);
      const last = parseAddress(to);
      for (let row = first.row; row <= last.row; row += 1) {
        for (let column = first.column; column <= last.column; column += 1) {
          const isFirst = row === first.row && column === first.column;
          put(`${columnName(column)}${row + 1}`, isFirst ? content : null, kind);
        }
      }
      merges.push({ startRow: first.row, endRow: last.row, startCol: first.column, endCol: last.column });
    },
    height: (row, points) => void rowDefs.set(row - 1, { height: points }),
    choices: (range, values) => {
      dataValidations.push({
        type: 'list',
        values: [...values],
        allowBlank: true,
        showErrorMessage: true,
        range,
      });
    },
    warn: (range, formula) => {
      conditionalRules.push({
        type: 'expression',
        priority: conditionalRules.length + 1,
        formula,
        range,
        style: {
          font: { color: { rgb: '9C1C1C' }, bold: true },
          fill: { type: 'pattern', pattern: 'solid', bgColor: { rgb: 'FBE3E0' } },
        },
      });
    },
    build: () => {
      const heights = fitHeights({ cells, merges, widths, rowDefs });
      const rows: CellValue[][] = Array.from({ length: lastRow + 1 }, () => []);
      return {
        name,
        rows,
        cells,
        columns: widths.map((width) => ({ width })),
        merges,
        dataValidations,
        conditionalRules,
        rowDefs: heights,
        ...(frozenRows > 0 ? { freezePane: { rows: frozenRows } } : {}),
        protection: { sheet: true, formatColumns: true, formatRows: true },
        pageSetup: {
          paperSize: 'a4',
          orientation: landscape ? 'landscape' : 'portrait',
          fitToPage: true,
          fitToWidth: 1,
          fitToHeight: onePage ? 1 : 0,
          horizontalCentered: true,
          margins: { top: 0.6, right: 0.5, bottom: 0.6, left: 0.5 },
          ...(frozenRows > 0 ? { printTitlesRow: `$1:$${frozenRows}` } : {}),
        },
        headerFooter: { oddFooter: '&L&8KawanUsaha&R&8Halaman &P dari &N' },
        view: { showGridLines: false },
      };
    },
  };
}
