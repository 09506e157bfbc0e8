import type { CanvasPlace } from '@kawanusaha/contracts/planning/canvas';
import { type Doc, decorate, floor, green, hairline, ink, margin, tag, width } from './open-pdf.ts';
import { drawable } from './pdf-fonts.ts';

type CanvasBox = { name: string; text: string; place: CanvasPlace };
type Place = { left: number; columns: number; row: number; rows: number };
type Size = { name: number; text: number };

/** In tenths of the width and in rows, where each box of the shape that everybody knows stands. */
const places: Readonly<Record<Exclude<CanvasPlace, 'quarter'>, Place>> = {
  left: { left: 0, columns: 2, row: 0, rows: 2 },
  upper: { left: 2, columns: 2, row: 0, rows: 1 },
  lower: { left: 2, columns: 2, row: 1, rows: 1 },
  middle: { left: 4, columns: 2, row: 0, rows: 2 },
  upperRight: { left: 6, columns: 2, row: 0, rows: 1 },
  lowerRight: { left: 6, columns: 2, row: 1, rows: 1 },
  right: { left: 8, columns: 2, row: 0, rows: 2 },
  bottomLeft: { left: 0, columns: 5, row: 2, rows: 1 },
  bottomRight: { left: 5, columns: 5, row: 2, rows: 1 },
};
const padding = 7;
const gap = 3;
/** From what is read with ease down to what can just be read in print. */
const sizes: readonly Size[] = [10, 9, 8, 7, 6].map((text) => ({ name: Math.max(text, 7.5), text }));

const placeOf = (place: CanvasPlace, index: number): Place =>
  place === 'quarter'
    ? { left: (index % 2) * 5, columns: 5, row: Math.floor(index / 2), rows: 1 }
    : places[place];

/** Height that each row needs for its texts at a size; a box over two rows takes what both have. */
function rowsAt(doc: Doc, boxes: readonly CanvasBox[], size: Size): number[] {
  const tenth = width(doc) / 10;
  const needs = boxes.map(({ name, text, place }, index) => {
    const at = placeOf(place, index);
    const inner = { width: at.columns * tenth - 2 * padding };
    const title = doc.font('Strong').fontSize(size.name).heightOfString(drawable(name), inner);
    const body = doc
      .font('Text')
      .fontSize(size.text)
      .heightOfString(drawable(text) || ' ', inner);
    return { ...at, height: title + gap + body + 2 * padding };
  });
  const count = Math.max(...needs.map(({ row, rows }) => row + rows));
  const heights = Array.from({ length: count }, (_, row) =>
    Math.max(0, ...needs.filter((need) => need.row === row && need.rows === 1).map(({ height }) => height)),
  );
  for (const { row, rows, height } of needs) {
    const own = heights.slice(row, row + rows).reduce((sum, one) => sum + one, 0);
    for (let at = row; at < row + rows; at += 1)
      heights[at] = (heights[at] ?? 0) + Math.max(0, height - own) / rows;
  }
  return heights;
}

/**
 * One canvas over the rest of the page in the shape that everybody knows, its texts as large as they fit.
 * @returns whether it fits; where it does not, nothing is drawn
 */
export function drawCanvas(doc: Doc, boxes: readonly CanvasBox[]): boolean {
  const top = doc.y;
  const room = floor(doc) - top;
  const sum = (heights: readonly number[]) => heights.reduce((total, one) => total + one, 0);
  const fitting = sizes
    .map((size) => ({ size, needed: rowsAt(doc, boxes, size) }))
    .find(({ needed }) => sum(needed) <= room);
  if (fitting === undefined) return false;
  const { size, needed } = fitting;
  // What is left of the page makes every row taller.
  const heights = needed.map((height) => height + (room - sum(needed)) / needed.length);
  const tenth = width(doc) / 10;
  boxes.forEach(({ name, text, place }, index) => {
    const { left, columns, row, rows } = placeOf(place, index);
    const [x, y] = [margin + left * tenth, top + sum(heights.slice(0, row))];
    const inner = { width: columns * tenth - 2 * padding };
    decorate(
      doc,
      () =>
        void doc
          .rect(x, y, columns * tenth, sum(heights.slice(row, row + rows)))
          .lineWidth(0.7)
          .stroke(hairline),
    );
    tag(doc, 'H2', () =>
      doc
        .font('Strong')
        .fontSize(size.name)
        .fillColor(green)
        .text(drawable(name), x + padding, y + padding, inner),
    );
    tag(doc, 'P', () =>
      doc
        .font('Text')
        .fontSize(size.text)
        .fillColor(ink)
        .text(drawable(text), x + padding, doc.y + gap, inner),
    );
  });
  doc.x = margin;
  doc.y = top + room;
  return true;
}
