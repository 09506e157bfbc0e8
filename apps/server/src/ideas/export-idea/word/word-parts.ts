import { AlignmentType, HeadingLevel, Paragraph, type Table, type TableOfContents } from 'docx';
import { textRuns, wordText } from './word-text.ts';

export type Block = Paragraph | Table | TableOfContents;

/** The large line of a cover. */
export const title = (text: string): Block =>
  new Paragraph({ heading: HeadingLevel.TITLE, children: textRuns(text) });

/** A heading that the contents list; level 1 may begin a page. */
export function heading(text: string, level: 1 | 2 = 1, isOnNewPage = false): Block {
  return new Paragraph({
    heading: level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
    pageBreakBefore: isOnNewPage,
    children: textRuns(text),
  });
}

/** A heading within a long attachment, which the contents do not list: it moves by a page with the fonts of a machine. */
export const unlistedHeading = (text: string): Block =>
  new Paragraph({ heading: HeadingLevel.HEADING_3, children: textRuns(text) });

/** Running text; a new line where the text has one. */
export const paragraph = (text: string): Block => new Paragraph({ children: textRuns(text) });

/** A line of a cover or of a signature, in the middle of the page. */
export const centred = (text: string, isBold = false): Block =>
  new Paragraph({ alignment: AlignmentType.CENTER, children: textRuns(text, isBold) });

/** The line above the contents, on a new page; it is not one of the entries. */
export const contentsTitle = (text: string): Block =>
  new Paragraph({ alignment: AlignmentType.CENTER, pageBreakBefore: true, children: textRuns(text, true) });

/** A small grey sentence: where a figure comes from, how a table is read. `isLead`: it stays with what follows. */
export const note = (text: string, isLead = false): Block =>
  new Paragraph({ style: 'Note', keepNext: isLead, children: textRuns(text) });

/** Help in brackets that the team replaces. */
export const hint = (text: string): Block =>
  new Paragraph({ style: 'Hint', children: textRuns(`[${wordText(text)}]`) });

/** So many items of a list stay on one page: two lines alone on the next one read as left behind. */
const keptTogether = 5;
/** About a quarter of a page: longer ones, kept whole, would leave most of the page before empty. */
const keptLength = 900;

/** A list without an order. `isLead`: it stays with what follows. */
export function bullets(items: readonly string[], isLead = false): Block[] {
  const isShort = items.length <= keptTogether && items.join('').length <= keptLength;
  return items.map(
    (item, index) =>
      new Paragraph({
        numbering: { reference: 'dots', level: 0 },
        keepNext: isLead || (isShort && index < items.length - 1),
        children: textRuns(item),
      }),
  );
}

/** Numbered from 1; `list` tells the lists of a document apart. */
export const numbered = (items: readonly string[], list: number): Block[] =>
  items.map(
    (item) =>
      new Paragraph({
        numbering: { reference: 'steps', level: 0, instance: list },
        children: textRuns(item),
      }),
  );

/** A short text under its own bold line, the two never apart. */
export function subject(name: string, text: string): Block[] {
  return [new Paragraph({ keepNext: true, style: 'Subject', children: textRuns(name) }), paragraph(text)];
}

/** The line above a table, kept with it. */
export const caption = (text: string): Block =>
  new Paragraph({ style: 'Caption', keepNext: true, children: textRuns(text) });
