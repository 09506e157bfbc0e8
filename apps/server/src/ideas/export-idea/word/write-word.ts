import {
  AlignmentType,
  Document,
  Footer,
  Header,
  LevelFormat,
  NumberFormat,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  SectionType,
  Table,
  TextRun,
  type ISectionOptions,
} from 'docx';
import { estimatePageNumbersWith } from 'docx/layout';
import pLimit from 'p-limit';
import type { Block } from './word-parts.ts';
import { type Look, stylesOf } from './word-styles.ts';
import { wordText } from './word-text.ts';

/** A run of pages with one way of counting them. */
export type Pages = {
  blocks: readonly Block[];
  /** None: a cover. Roman numbers stand below, Arabic ones above in a proposal. */
  numbers: 'none' | 'roman' | 'arabic';
  /** Counts from 1 again. */
  restarts?: boolean;
  isLandscape?: boolean;
};

export type WordFile = { title: string; author: string; look: Look; pages: readonly Pages[] };

/** A4. */
const paper = { width: 11_906, height: 16_838 };
const margins = {
  plan: { top: 1134, right: 1247, bottom: 1134, left: 1247 },
  proposal: { top: 1701, right: 1701, bottom: 1701, left: 2268 },
} as const;

/** As wide as the text of an upright page, in twips. */
export const textWidth = (look: Look): number => paper.width - margins[look].left - margins[look].right;
/** As wide as the text of a page on its side, in twips. */
export const landscapeWidth = (look: Look): number => paper.height - margins[look].left - margins[look].right;

const numberLine = (alignment: (typeof AlignmentType)[keyof typeof AlignmentType], before = '') =>
  new Paragraph({
    alignment,
    children: [new TextRun({ size: 18, children: [before, PageNumber.CURRENT] })],
  });

/** A table has no space of its own below it. */
const withGaps = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block, index) =>
    block instanceof Table && index < blocks.length - 1 ? [block, new Paragraph({ style: 'Gap' })] : [block],
  );

function sectionOf(
  { title, look }: WordFile,
  { blocks, numbers, restarts = false, isLandscape = false }: Pages,
): ISectionOptions {
  const isAbove = look === 'proposal' && numbers === 'arabic';
  const before = look === 'plan' ? `${wordText(title)}, halaman ` : '';
  return {
    properties: {
      type: SectionType.NEXT_PAGE,
      page: {
        size: { ...paper, orientation: isLandscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT },
        margin: { ...margins[look], header: 708, footer: 708 },
        pageNumbers: {
          formatType: numbers === 'roman' ? NumberFormat.LOWER_ROMAN : NumberFormat.DECIMAL,
          ...(restarts ? { start: 1 } : {}),
        },
      },
    },
    headers: {
      default: new Header({ children: isAbove ? [numberLine(AlignmentType.RIGHT)] : [new Paragraph({})] }),
    },
    footers: {
      default: new Footer({
        children:
          isAbove || numbers === 'none' ? [new Paragraph({})] : [numberLine(AlignmentType.RIGHT, before)],
      }),
    },
    children: withGaps(blocks),
  };
}

/**
 * Puts a document together; not written yet, so that a test can lay out its pages.
 * @param hasPageNumbers whether its pages are laid out, so that the contents say where each chapter begins
 */
export function buildWord(file: WordFile, hasPageNumbers = true): Document {
  return new Document({
    title: wordText(file.title),
    creator: file.author === '' ? 'KawanUsaha' : wordText(file.author),
    lastModifiedBy: 'KawanUsaha',
    styles: stylesOf(file.look),
    // A line that ends before the margin keeps its words together in a justified paragraph, too.
    compatibility: { version: 15, doNotExpandShiftReturn: true },
    ...(hasPageNumbers ? { pageNumbers: estimatePageNumbersWith({ guess: true }) } : {}),
    numbering: {
      config: [
        {
          reference: 'dots',
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 360, hanging: 240 } } },
            },
          ],
        },
        {
          reference: 'steps',
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: '%1.',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 400, hanging: 400 } } },
            },
          ],
        },
      ],
    },
    sections: file.pages.map((pages) => sectionOf(file, pages)),
  });
}

const one = pLimit(1);

/**
 * The document as the bytes of a DOCX file, with the page numbers of its contents. Laying out its pages takes a moment, so
 * one document is written at a time, and other requests get their turn between two.
 */
export function writeWord(file: WordFile): Promise<Uint8Array> {
  return one(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return new Uint8Array(await Packer.toBuffer(buildWord(file)));
  });
}
