import PDFDocument from 'pdfkit';
import { drawable, pdfFonts } from './pdf-fonts.ts';

export const margin = 56;
export const ink = '#1f2a25';
export const grey = '#5c665f';
export const green = '#0b6b4f';
export const hairline = '#d9d6cc';

/** A document that is drawn on. */
export type Doc = InstanceType<typeof PDFDocument>;

/** As wide as the text of a page, in points. */
export const width = (doc: Doc): number => doc.page.width - 2 * margin;

/** The line below which a page holds no text. */
export const floor = (doc: Doc): number => doc.page.height - margin - 24;

/** Begins a page where less than `height` points are left. */
export function ensureSpace(doc: Doc, height: number): void {
  if (doc.y + height > floor(doc)) doc.addPage();
}

const roots = new WeakMap<Doc, PDFKit.PDFStructureElement>();

/** Hangs an element under the one root that a tagged document has. */
export function addElement(doc: Doc, element: PDFKit.PDFStructureElement): void {
  roots.get(doc)?.add(element);
}

/** Draws one element of the structure that a screen reader follows, e.g. `tag(doc, 'P', () => …)`. */
export function tag(doc: Doc, type: string, draw: () => void): void {
  addElement(doc, doc.struct(type, {}, [draw]));
}

/** Draws what a screen reader passes over. */
export function decorate(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

function drawPageNumbers(doc: Doc): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    const { bottom } = doc.page.margins;
    doc.page.margins.bottom = 0;
    decorate(doc, () => {
      doc.font('Text').fontSize(8).fillColor(grey);
      doc.text(`Halaman ${index + 1} dari ${count}`, margin, doc.page.height - 36, {
        width: width(doc),
        align: 'right',
      });
    });
    doc.page.margins.bottom = bottom;
  }
}

/**
 * Opens a tagged PDF on A4 in Indonesian with its fonts inside.
 * Out: the document to draw on, and `finish`, which numbers its pages and gives its bytes.
 */
export function openPdf(title: string, author: string): { doc: Doc; finish: () => Promise<Uint8Array> } {
  const options = {
    size: 'A4',
    margin,
    bufferPages: true,
    lang: 'id-ID',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    subset: 'PDF/UA',
    font: '',
    info: { Title: drawable(title), Author: drawable(author), Creator: 'KawanUsaha' },
  };
  // The types of the library do not know the subset for screen readers yet.
  const doc = new PDFDocument(options as PDFKit.PDFDocumentOptions);
  const root = doc.struct('Document');
  doc.addStructure(root);
  roots.set(doc, root);
  for (const [name, file] of Object.entries(pdfFonts)) doc.registerFont(name, file);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  return {
    doc,
    finish: () => {
      root.end();
      drawPageNumbers(doc);
      doc.end();
      return done;
    },
  };
}
