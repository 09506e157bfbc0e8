import { type Canvas, type CanvasPlace, canvasSheets } from '@kawanusaha/contracts/planning/canvas';
import { AlignmentType, Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx';
import { tableBorders } from './table-borders.ts';
import { type Block, heading } from './word-parts.ts';
import { textRuns } from './word-text.ts';

/** In tenths of the width and in rows, where each box of the shape that everybody knows stands. */
const places: Readonly<Record<CanvasPlace, { row: number; columns: number; rows: number }>> = {
  left: { row: 0, columns: 2, rows: 2 },
  upper: { row: 0, columns: 2, rows: 1 },
  middle: { row: 0, columns: 2, rows: 2 },
  upperRight: { row: 0, columns: 2, rows: 1 },
  right: { row: 0, columns: 2, rows: 2 },
  lower: { row: 1, columns: 2, rows: 1 },
  lowerRight: { row: 1, columns: 2, rows: 1 },
  bottomLeft: { row: 2, columns: 5, rows: 1 },
  bottomRight: { row: 2, columns: 5, rows: 1 },
  quarter: { row: 0, columns: 5, rows: 1 },
};
/** From left to right where the boxes of one row stand in another order in the list. */
const order: readonly CanvasPlace[] = [
  'left',
  'upper',
  'lower',
  'middle',
  'upperRight',
  'lowerRight',
  'right',
];

type Box = { name: string; text: string; place: CanvasPlace };

function cell({ name, text, place }: Box, width: number): TableCell {
  const { columns, rows } = places[place];
  return new TableCell({
    columnSpan: columns,
    rowSpan: rows,
    width: { size: Math.floor((width * columns) / 10), type: WidthType.DXA },
    children: [
      // Left also where the style of the text stretches its lines: in so narrow a box the words would stand apart.
      ...[name, text].map(
        (part, index) =>
          new Paragraph({
            style: 'TableSmall',
            keepNext: index === 0,
            alignment: AlignmentType.LEFT,
            children: textRuns(part, index === 0),
          }),
      ),
    ],
  });
}

function rowsOf(boxes: readonly Box[]): Box[][] {
  if (boxes.some(({ place }) => place === 'quarter')) return [boxes.slice(0, 2), boxes.slice(2)];
  return [0, 1, 2].map((row) =>
    boxes
      .filter(({ place }) => places[place].row === row)
      .toSorted((a, b) => order.indexOf(a.place) - order.indexOf(b.place)),
  );
}

function sheetTable(boxes: readonly Box[], width: number): Table {
  const tenth = Math.floor(width / 10);
  return new Table({
    columnWidths: Array.from({ length: 10 }, () => tenth),
    width: { size: tenth * 10, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    borders: tableBorders,
    margins: { left: 80, right: 80, top: 50, bottom: 50 },
    rows: rowsOf(boxes).map((row) => new TableRow({ children: row.map((box) => cell(box, tenth * 10)) })),
  });
}

/** The canvases that are asked for, each on its own page in the shape that everybody knows. */
export function canvasPages(
  canvas: Canvas,
  keys: readonly (keyof Canvas)[],
  prefix: string,
  width: number,
): Block[] {
  return canvasSheets
    .filter(({ key }) => keys.includes(key))
    .flatMap(({ key, label, boxes }, index) => [
      heading(`${prefix}${label}`, 1, index > 0),
      sheetTable(
        boxes.map(([box, name, place]) => ({ name, text: canvas[key][box] ?? '', place })),
        width,
      ),
    ]);
}
