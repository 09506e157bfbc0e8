import { AlignmentType, type IStylesOptions, LineRuleType } from 'docx';

/** 'plan' is ours; 'proposal' follows what PKM-K asks of a page: Times New Roman 12, 1.15 lines, margins 4-3-3-3 cm. */
export type Look = 'plan' | 'proposal';

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

/** The styles of a document by its look: text, headings, lists, tables, contents. */
export function stylesOf(look: Look): IStylesOptions {
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
      heading3: {
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
