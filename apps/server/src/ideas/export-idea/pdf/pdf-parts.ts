import {
  addElement,
  type Doc,
  decorate,
  ensureSpace,
  green,
  grey,
  ink,
  margin,
  tag,
  width,
} from './open-pdf.ts';
import { drawable } from './pdf-fonts.ts';

/** What the document is, its title, and who made it, at the top of its first page. */
export function cover(doc: Doc, about: string, title: string, lines: readonly string[]): void {
  decorate(doc, () => void doc.rect(0, 0, doc.page.width, 10).fill(green));
  tag(doc, 'P', () => doc.font('Text').fontSize(10).fillColor(grey).text(drawable(about), margin, margin));
  doc.moveDown(0.4);
  tag(doc, 'P', () =>
    doc
      .font('Strong')
      .fontSize(24)
      .fillColor(ink)
      .text(drawable(title), { width: width(doc) }),
  );
  doc.moveDown(0.2);
  for (const line of lines) paragraph(doc, line, grey);
}

/** A heading that never stands alone at the foot of a page. */
export function heading(doc: Doc, text: string, level: 1 | 2 = 1): void {
  ensureSpace(doc, 110);
  doc.moveDown(level === 1 ? 0.9 : 0.5);
  tag(doc, `H${level}`, () =>
    doc
      .font('Strong')
      .fontSize(level === 1 ? 15 : 11.5)
      .fillColor(level === 1 ? green : ink)
      .text(drawable(text), margin, doc.y, { width: width(doc) }),
  );
  doc.moveDown(0.3);
}

/** Running text, in the colour of the ink or the one that is given. */
export function paragraph(doc: Doc, text: string, color = ink): void {
  ensureSpace(doc, 30);
  tag(doc, 'P', () =>
    doc
      .font('Text')
      .fontSize(10)
      .fillColor(color)
      .text(drawable(text), margin, doc.y, { width: width(doc), lineGap: 2 }),
  );
  doc.moveDown(0.4);
}

/** A small bold line that stays with what follows. */
export function caption(doc: Doc, text: string): void {
  ensureSpace(doc, 70);
  tag(doc, 'P', () =>
    doc
      .font('Strong')
      .fontSize(10)
      .fillColor(ink)
      .text(drawable(text), margin, doc.y, { width: width(doc) }),
  );
  doc.moveDown(0.15);
}

/** A short text under its own bold line, the two never apart. */
export function subject(doc: Doc, name: string, text: string): void {
  caption(doc, name);
  paragraph(doc, text, grey);
}

/** A list; `signOf` gives what stands before each of its items. */
export function list(doc: Doc, items: readonly string[], signOf: (index: number) => string): void {
  const indent = 18;
  const element = doc.struct('L');
  addElement(doc, element);
  items.forEach((item, index) => {
    ensureSpace(doc, 30);
    const top = doc.y;
    doc.font('Text').fontSize(10).fillColor(ink);
    const entry = doc.struct('LI');
    element.add(entry);
    entry.add(doc.struct('Lbl', {}, [() => void doc.text(signOf(index), margin, top, { width: indent })]));
    entry.add(
      doc.struct('LBody', {}, [
        () => void doc.text(drawable(item), margin + indent, top, { width: width(doc) - indent, lineGap: 2 }),
      ]),
    );
    entry.end();
    doc.x = margin;
    doc.moveDown(0.2);
  });
  element.end();
  doc.moveDown(0.3);
}
