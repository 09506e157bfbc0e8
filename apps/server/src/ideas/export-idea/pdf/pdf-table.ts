import { isOfFigures } from '../figure-column.ts';
import type { PlanTable } from '../plan-tables.ts';
import {
  addElement,
  type Doc,
  decorate,
  ensureSpace,
  floor,
  grey,
  hairline,
  ink,
  margin,
  width,
} from './open-pdf.ts';
import { drawable } from './pdf-fonts.ts';

type TableOptions = {
  /** How the width is shared; equal shares where nothing is said. */
  shares?: readonly number[] | undefined;
  /** The last row is the sum. */
  hasTotal?: boolean;
};

const columnHead = { lang: 'id-ID', scope: 'Column' };
const padding = 4;
/** A table up to this share of a page is not broken across two. */
const keptShare = 0.6;
/** So many rows of a longer one at least stand on its last page. */
const lastTogether = 3;
/** A longer one begins where its head and a few rows have room. */
const brokenHeight = 120;

type Cut = {
  size: number;
  columns: readonly number[];
  heightOf: (row: readonly string[], isBold: boolean) => number;
};

function cutOf(doc: Doc, head: readonly string[], shares: readonly number[] | undefined): Cut {
  const size = head.length > 4 ? 8 : 9;
  const columns = head.map((_, index) => width(doc) * (shares?.[index] ?? 1 / head.length));
  const heightOf = (row: readonly string[], isBold: boolean) =>
    2 * padding +
    Math.max(
      ...row.map((text, index) =>
        doc
          .font(isBold ? 'Strong' : 'Text')
          .fontSize(size)
          .heightOfString(drawable(text) || ' ', { width: (columns[index] ?? 0) - 2 * padding }),
      ),
    );
  return { size, columns, heightOf };
}

/** Heights that were worked out, since what leads to a table asks for its height too. */
const known = new WeakMap<PlanTable, number>();

/** What of a table has to stand on one page: all of it, but no more than most of a page. */
export function tableHeight(doc: Doc, table: PlanTable, { shares, hasTotal }: TableOptions): number {
  const before = known.get(table);
  if (before !== undefined) return before;
  const { head, rows } = table;
  const { heightOf } = cutOf(doc, head, shares);
  const most = (floor(doc) - margin) * keptShare;
  let height = heightOf(head, true);
  for (const [index, row] of rows.entries()) {
    height += heightOf(row, hasTotal === true && index === rows.length - 1);
    if (height > most) break;
  }
  const kept = height > most ? brokenHeight : height;
  known.set(table, kept);
  return kept;
}

/** A table whose cells wrap and whose head is repeated on a new page; figures stand on the right. */
export function table(doc: Doc, content: PlanTable, { shares, hasTotal = false }: TableOptions = {}): void {
  const { head, rows } = content;
  const { size, columns, heightOf } = cutOf(doc, head, shares);
  const aligns = head.map((_, index) =>
    isOfFigures(rows.map((row) => row[index] ?? '')) ? ('right' as const) : ('left' as const),
  );
  const font = (isBold: boolean) => doc.font(isBold ? 'Strong' : 'Text').fontSize(size);
  const element = doc.struct('Table');
  addElement(doc, element);
  const drawRow = (row: readonly string[], isHead: boolean, isBold: boolean) => {
    const height = heightOf(row, isBold);
    const top = doc.y;
    if (isHead) decorate(doc, () => void doc.rect(margin, top, width(doc), height).fill('#e8efea'));
    const line = doc.struct('TR');
    element.add(line);
    let x = margin;
    row.forEach((text, index) => {
      const left = x;
      const cell = doc.struct(isHead ? 'TH' : 'TD', isHead ? columnHead : {}, [
        () =>
          font(isBold)
            .fillColor(isHead ? grey : ink)
            .text(drawable(text), left + padding, top + padding, {
              width: (columns[index] ?? 0) - 2 * padding,
              align: aligns[index] ?? 'left',
            }),
      ]);
      line.add(cell);
      x += columns[index] ?? 0;
    });
    line.end();
    decorate(
      doc,
      () =>
        void doc
          .moveTo(margin, top + height)
          .lineTo(margin + width(doc), top + height)
          .lineWidth(0.5)
          .stroke(hairline),
    );
    doc.x = margin;
    doc.y = top + height;
  };
  const isTotal = (index: number) => hasTotal && index === rows.length - 1;
  ensureSpace(doc, tableHeight(doc, content, { shares, hasTotal }));
  drawRow(head, true, true);
  const heights = rows.map((row, index) => heightOf(row, isTotal(index)));
  rows.forEach((row, index) => {
    const isLead = index > 0 && index === rows.length - lastTogether;
    const needed = heights.slice(index, isLead ? rows.length : index + 1).reduce((sum, one) => sum + one, 0);
    if (doc.y + needed > floor(doc)) {
      doc.addPage();
      drawRow(head, true, true);
    }
    drawRow(row, false, isTotal(index));
  });
  element.end();
  doc.moveDown(0.6);
}
