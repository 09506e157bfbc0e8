import {
  AlignmentType,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import type { PlanTable } from '../plan-tables.ts';
import { isOfFigures } from '../figure-column.ts';
import { tableBorders } from './table-borders.ts';
import { textRuns } from './word-text.ts';

const headFill = 'E8EFEA';
/** So many rows stay on one page together with their caption. */
const keptTogether = 20;
/** Two thirds of a page: rows with more lines, kept whole, would leave the page before empty and go on over the next. */
const keptLines = 32;
/** A letter of a table, in twips, on the average. */
const letterWidth = 100;
/** So many rows of a longer table at least stand on its last page; its head stands with two of them. */
const lastTogether = 3;
type TableOptions = {
  /** In twips: as wide as the text of the page. */
  width: number;
  /** How the width is shared; equal shares where nothing is said. */
  shares?: readonly number[];
  /** The last row is the sum. */
  hasTotal?: boolean;
};

/** About so many lines stand in the rows. */
const countLines = (rows: PlanTable['rows'], columns: readonly number[]): number =>
  rows.reduce(
    (sum, row) =>
      sum +
      Math.max(
        1,
        ...row.map((text, at) => Math.ceil((text.length * letterWidth) / (columns[at] ?? Infinity))),
      ),
    0,
  );

/** A table whose head is repeated on each page; figures stand on the right, and no row breaks across pages. */
export function wordTable(
  { head, rows }: PlanTable,
  { width, shares, hasTotal = false }: TableOptions,
): Table {
  const columns = head.map((_, index) => Math.floor(width * (shares?.[index] ?? 1 / head.length)));
  const style = head.length > 4 ? 'TableSmall' : 'TableText';
  const isKept = rows.length <= keptTogether && countLines(rows, columns) <= keptLines;
  const alignments = head.map((_, column) =>
    isOfFigures(rows.map((row) => row[column] ?? '')) ? AlignmentType.RIGHT : AlignmentType.LEFT,
  );
  return new Table({
    columnWidths: columns,
    width: { size: columns.reduce((sum, column) => sum + column, 0), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    borders: tableBorders,
    margins: { left: 80, right: 80, top: 30, bottom: 30 },
    rows: [head, ...rows].map((row, at) => {
      const isBold = at === 0 || (hasTotal && at === rows.length);
      return new TableRow({
        tableHeader: at === 0,
        cantSplit: true,
        children: row.map(
          (text, column) =>
            new TableCell({
              width: { size: columns[column] ?? 0, type: WidthType.DXA },
              ...(isBold ? { shading: { type: ShadingType.CLEAR, fill: headFill } } : {}),
              children: [
                new Paragraph({
                  style,
                  keepNext: at < rows.length && (isKept || at < 2 || at > rows.length - lastTogether),
                  alignment: alignments[column] ?? AlignmentType.LEFT,
                  children: textRuns(text, isBold),
                }),
              ],
            }),
        ),
      });
    }),
  });
}
