import type {
  Cell,
  CellStyle,
  CellValue,
  ConditionalRule,
  DataValidation,
  MergeRange,
  NamedRange,
  SheetChart,
  WriteSheet,
} from 'hucre';
import { columnName, parseAddress } from './addresses.ts';
import { type CellKind, cellStyles, paperStyle } from './cell-styles.ts';
import { fitHeights } from './fit-heights.ts';
import { inputRules } from './input-rules.ts';

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
  /** Prints these cells alone, e.g. `$A$1:$F$40`. */
  printArea?: string;
  /** Prints the rows of a list up to the last one that is filled in: those from `first` to `last`, by their first two columns. */
  printedList?: { first: number; last: number };
  /** Handed to others on paper: what is filled in has an edge instead of a colour, and no footer tells of the workbook. */
  isPaper?: boolean;
  /** Only other sheets read it: neither shown as a tab nor printed with the workbook. */
  isHidden?: boolean;
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
  /** Choices that stand in cells, e.g. a named range. */
  choicesFrom: (range: string, source: string) => void;
  warn: (range: string, formula: string) => void;
  /** Gives a range of this sheet a name that every sheet knows, e.g. `define('Kas', '$B$4:$B$9')`. */
  define: (name: string, range: string) => void;
  /** A native chart; its ranges are of this sheet where they name none. */
  chart: (chart: SheetChart) => void;
  /** What `define` named, as the workbook lists it. */
  names: () => readonly NamedRange[];
  build: () => WriteSheet;
};

function toCell(content: Content, style: CellStyle): Partial<Cell> {
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

const printed = (sheet: string, name: 'Print_Area' | 'Print_Titles', range: string): NamedRange => ({
  name: `_xlnm.${name}`,
  range: `'${sheet}'!${range}`,
  scope: sheet,
});

/**
 * What is printed of a list that has more rows than are filled in. Excel works the end out at each print; a program that knows
 * only fixed areas prints all rows.
 */
function listArea(sheet: string, columns: number, { first, last }: { first: number; last: number }): string {
  const at = (range: string) => `'${sheet}'!${range}`;
  const filled = at(`$A$${first}:$B$${last}`);
  const end = columnName(columns - 1);
  return `$A$1:INDEX(${at(`$${end}$1:$${end}$${last}`)},MAX(${first},SUMPRODUCT(MAX((${filled}<>"")*ROW(${filled})))))`;
}

/** Puts a sheet together cell by cell: A4, print-ready, protected but for the cells that are meant to be filled in. */
export function createSheet({
  name,
  widths,
  landscape = false,
  frozenRows = 0,
  onePage = false,
  printArea: fixedArea,
  printedList,
  isPaper = false,
  isHidden = false,
}: SheetOptions): SheetBuilder {
  const cells = new Map<string, Partial<Cell>>();
  const merges: MergeRange[] = [];
  const dataValidations: DataValidation[] = [];
  const conditionalRules: ConditionalRule[] = [];
  const rowDefs = new Map<number, { height: number }>();
  const kinds = new Map<string, CellKind>();
  const charts: SheetChart[] = [];
  const printArea = printedList === undefined ? fixedArea : listArea(name, widths.length, printedList);
  // The library writes a name with a space without quotes, which Excel takes for damage; so what is printed is named here.
  const names: NamedRange[] = [
    ...(printArea === undefined ? [] : [printed(name, 'Print_Area', printArea)]),
    ...(frozenRows > 0 ? [printed(name, 'Print_Titles', `$1:$${frozenRows}`)] : []),
  ];
  let lastRow = 0;

  const put: SheetBuilder['put'] = (address, content, kind) => {
    const { row, column } = parseAddress(address);
    lastRow = Math.max(lastRow, row);
    cells.set(`${row},${column}`, toCell(content, isPaper ? paperStyle(kind) : cellStyles[kind]));
    kinds.set(`${row},${column}`, kind);
  };
  const list = (range: string, source: Partial<DataValidation>) => {
    dataValidations.push({
      type: 'list',
      ...source,
      allowBlank: true,
      showErrorMessage: true,
      errorTitle: 'Pilih dari daftar',
      errorMessage: 'Pilih salah satu isi daftar di sel ini.',
      range,
    });
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
    choices: (range, values) => list(range, { values: [...values] }),
    choicesFrom: (range, source) => list(range, { formula1: source }),
    define: (defined, range) => void names.push({ name: defined, range: `'${name}'!${range}` }),
    names: () => names,
    chart: (chart) => void charts.push(chart),
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
        dataValidations: [...dataValidations, ...inputRules(kinds, dataValidations)],
        conditionalRules,
        ...(charts.length > 0 ? { charts } : {}),
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
        },
        ...(isPaper ? {} : { headerFooter: { oddFooter: '&L&8KawanUsaha&R&8Halaman &P dari &N' } }),
        view: { showGridLines: false },
        ...(isHidden ? { hidden: true } : {}),
      };
    },
  };
}
