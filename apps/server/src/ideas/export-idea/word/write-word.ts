import {
  AlignmentType,
  Document,
  Footer,
  Header,
  LevelFormat,
  LineRuleType,
  NumberFormat,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  SectionType,
  Table,
  TextRun,
  type ISectionOptions,
  type IStylesOptions,
} from 'docx';
import { estimatePageNumbersWith } from 'docx/layout';
import pLimit from 'p-limit';
import type { Block } from './word-parts.ts';
import { wordText } from './word-text.ts';

/** 'plan' is ours; 'proposal' follows what PKM-K asks of a page: Times New Roman 12, 1.15 lines, margins 4-3-3-3 cm. */
export type Look = 'plan' | 'proposal';

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

const looks = {
  plan: { font: 'Calibri', size: 22, line: 264, ink: '1F2A25', accent: '0B6B4F', align: AlignmentType.LEFT },
  proposal: {
    font: 'Times New Roman',
    size: 24,
    line: 276,
    ink: '000000',
    accent: '000000',
    align: AlignmentType.JUSTIFIED,
  },
} as const;

/** As high as the letters: LibreOffice lays the lines of a long title over each other where a style says nothing. */
const ownLines = { line: 240, lineRule: LineRuleType.AUTO } as const;

function stylesOf(look: Look): IStylesOptions {
  const { font, size, line, ink, accent, align } = looks[look];
  const headings = { bold: true, color: accent, font };
  const small = { basedOn: 'Normal', quickFormat: true } as const;
  return {
    default: {
      document: {
        run: { font, size, color: ink, language: { value: 'id-ID' } },
        paragraph: {
          alignment: align,
          spacing: { line, lineRule: LineRuleType.AUTO, before: 60, after: 80 },
        },
      },
      title: {
        run: { ...headings, size: look === 'plan' ? 52 : 32 },
        paragraph: {
          spacing: {
            ...ownLines,
            ...(look === 'plan' ? { before: 240, after: 240 } : { before: 900, after: 900 }),
          },
          alignment: look === 'plan' ? AlignmentType.LEFT : AlignmentType.CENTER,
        },
      },
      heading1: {
        run: { ...headings, size: look === 'plan' ? 32 : size },
        paragraph: {
          keepNext: true,
          alignment: AlignmentType.LEFT,
          spacing: { ...ownLines, before: 360, after: 140 },
        },
      },
      heading2: {
        run: { ...headings, size: look === 'plan' ? 25 : size },
        paragraph: {
          keepNext: true,
          alignment: AlignmentType.LEFT,
          spacing: { ...ownLines, before: 240, after: 100 },
        },
      },
      caption: {
        run: { bold: true, size: size - 2, color: ink },
        paragraph: { keepNext: true, alignment: AlignmentType.LEFT, spacing: { before: 160, after: 80 } },
      },
      listParagraph: {
        paragraph: { alignment: AlignmentType.LEFT, spacing: { line, before: 0, after: 60 } },
      },
    },
    paragraphStyles: [
      {
        ...small,
        id: 'Note',
        name: 'Note',
        run: { size: size - 3, color: '5C665F' },
        paragraph: { alignment: AlignmentType.LEFT },
      },
      { ...small, id: 'Hint', name: 'Hint', run: { italics: true, color: '7A4B00', size: size - 1 } },
      {
        ...small,
        id: 'Subject',
        name: 'Subject',
        run: { bold: true },
        paragraph: { keepNext: true, alignment: AlignmentType.LEFT, spacing: { before: 120, after: 20 } },
      },
      {
        ...small,
        id: 'Gap',
        name: 'Gap',
        run: { size: 8 },
        paragraph: { spacing: { line: 120, lineRule: LineRuleType.EXACT, before: 0, after: 0 } },
      },
      ...[1, 2].map((level) => ({
        ...small,
        id: `TOC${level}`,
        name: `toc ${level}`,
        paragraph: { spacing: { line: 240, before: 0, after: 60 }, indent: { left: (level - 1) * 240 } },
      })),
      {
        ...small,
        id: 'TableText',
        name: 'TableText',
        run: { size: 20 },
        paragraph: { spacing: { line: 240, before: 0, after: 0 } },
      },
      {
        ...small,
        id: 'TableSmall',
        name: 'TableSmall',
        run: { size: 17 },
        paragraph: { spacing: { line: 240, before: 0, after: 0 } },
      },
    ],
  };
}

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
