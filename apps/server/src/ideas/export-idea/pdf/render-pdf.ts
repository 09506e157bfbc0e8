import { canvasSheets } from '@kawanusaha/contracts/planning/canvas';
import { juryCanvas } from '../jury-canvas.ts';
import type { ExportPlan } from '../plan.ts';
import type { PlanBlock } from '../plan-block.ts';
import { planChapters } from '../plan-chapters.ts';
import { addElement, type Doc, ensureSpace, grey, ink, margin, openPdf, tag, width } from './open-pdf.ts';
import { drawCanvas } from './pdf-canvas.ts';
import { chart, chartHeight } from './pdf-chart.ts';
import { drawable } from './pdf-fonts.ts';
import { caption, cover, heading, list, paragraph, subject } from './pdf-parts.ts';
import { table, tableHeight } from './pdf-table.ts';

type Entry = { text: string; page: number; destination: string };

const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });
const entryHeight = 19;
/** Room for a heading or a note above what it leads to. */
const leadLine = 36;

function drawBlock(doc: Doc, block: PlanBlock, plan: ExportPlan, entries: Entry[]): void {
  switch (block.kind) {
    case 'heading': {
      if (block.isOnNewPage) doc.addPage();
      heading(doc, block.text, block.level);
      if (block.level === 2) return;
      const destination = `bab-${entries.length + 1}`;
      const { start, count } = doc.bufferedPageRange();
      doc.addNamedDestination(destination, 'XYZ', margin, Math.max(margin, doc.y - 40), null);
      doc.outline.addItem(drawable(block.text));
      entries.push({ text: block.text, page: start + count, destination });
      return;
    }
    case 'paragraph':
      return paragraph(doc, block.text);
    case 'note':
      return paragraph(doc, block.text, grey);
    case 'hint':
      return paragraph(doc, `[${block.text}]`, grey);
    case 'caption':
      return caption(doc, block.text);
    case 'bullets':
      return list(doc, block.items, () => '•');
    case 'numbered':
      return list(doc, block.items, (index) => `${index + 1}.`);
    case 'subject':
      return subject(doc, block.name, block.text);
    case 'table':
      return table(doc, block.table, block);
    case 'chart':
      return chart(doc, block.chart, plan);
  }
}

/** Each canvas on a page of its own, lying; as a table where it holds more than such a page. */
function drawCanvases(doc: Doc, plan: ExportPlan, entries: Entry[]): void {
  const canvas = juryCanvas(plan);
  for (const { key, label, boxes } of canvasSheets) {
    doc.addPage({ size: 'A4', layout: 'landscape', margin });
    const text = `Lampiran: ${label}`;
    drawBlock(doc, { kind: 'heading', text, level: 1, isOnNewPage: false }, plan, entries);
    const filled = boxes.map(([box, name, place]) => ({ name, text: canvas[key][box] ?? '', place }));
    if (!drawCanvas(doc, filled))
      table(
        doc,
        { head: ['Bagian', 'Isi'], rows: filled.map(({ name, text: content }) => [name, content]) },
        { shares: [0.28, 0.72] },
      );
  }
}

/** What a line needs that leads to a table or a chart, so that the two stay together; nothing for other blocks. */
function leadHeight(doc: Doc, [first, ...rest]: readonly PlanBlock[]): number {
  if (first === undefined) return 0;
  if (first.kind === 'table') return tableHeight(doc, first.table, first);
  if (first.kind === 'chart') return chartHeight;
  const isLead = first.kind === 'heading' || first.kind === 'note' || first.kind === 'caption';
  const following = isLead ? leadHeight(doc, rest) : 0;
  return following === 0 ? 0 : following + leadLine;
}

/** The contents on the first page: chapter, page, and a link to it. */
function drawContents(
  doc: Doc,
  top: number,
  entries: readonly Entry[],
  element: PDFKit.PDFStructureElement,
): void {
  doc.switchToPage(0);
  entries.forEach(({ text, page, destination }, index) => {
    const y = top + index * entryHeight;
    const item = doc.struct('TOCI');
    element.add(item);
    const link = doc.struct('Link');
    item.add(link);
    link.add(() => {
      doc.font('Text').fontSize(10).fillColor(ink);
      doc.text(drawable(text), margin, y, { width: width(doc) - 40, lineBreak: false, ellipsis: true });
      doc.text(String(page), margin, y, { width: width(doc), align: 'right', lineBreak: false });
    });
    // The types of the library do not know these two of its options.
    const options: PDFKit.Mixins.AnnotationOption = {};
    Object.assign(options, {
      structParent: link,
      Contents: new String(drawable(`${text}, halaman ${page}`)),
    });
    doc.goTo(margin, y - 3, width(doc), entryHeight, destination, options);
    item.end();
  });
  element.end();
}

/** 'Rencana usaha' as a PDF on A4: tagged, with its fonts inside, the same chapters as the Word document. */
export function renderPdf(plan: ExportPlan, now: Date): Promise<Uint8Array> {
  const { doc, finish } = openPdf(plan.title, plan.ownerName);
  const by = [plan.ownerName, plan.campus].filter(Boolean).join(', ');
  cover(doc, 'Rencana usaha, disusun di KawanUsaha', plan.title, [
    ...(by === '' ? [] : [by]),
    day.format(now),
  ]);
  doc.moveDown(0.6);
  tag(doc, 'P', () => doc.font('Strong').fontSize(13).fillColor(ink).text('Daftar isi', margin));
  doc.moveDown(0.5);
  const contentsTop = doc.y;
  const contents = doc.struct('TOC');
  addElement(doc, contents);
  const entries: Entry[] = [];
  const blocks = planChapters(plan, now);
  blocks.forEach((block, index) => {
    ensureSpace(doc, leadHeight(doc, blocks.slice(index)));
    drawBlock(doc, block, plan, entries);
  });
  drawCanvases(doc, plan, entries);
  drawContents(doc, contentsTop, entries, contents);
  return finish();
}
