import { createSheet, type SheetBuilder } from '#workbooks/sheets/sheet-builder.ts';

/** A workbook of the pack: its sheets, with sample data that a person overwrites. */
export type Template = {
  key: string;
  title: string;
  /** How to use it, line by line; becomes the first sheet. */
  guide: readonly string[];
  sheets: () => readonly SheetBuilder[];
};

/** First sheet of every workbook: what it is for and how to fill it in. */
export function guideSheet({ title, guide }: Template): SheetBuilder {
  const sheet = createSheet({ name: 'Panduan', widths: [6, 96] });
  sheet.wide('A1', 2, title, 'title');
  sheet.wide(
    'A2',
    2,
    'Sel kuning diisi, sel lain terkunci agar rumus tidak rusak (tanpa kata sandi). Data di dalamnya contoh.',
    'note',
    30,
  );
  guide.forEach((line, index) => sheet.row(`A${index + 4}`, [index + 1, line], ['count', 'label']));
  sheet.wide(
    `A${guide.length + 5}`,
    2,
    'Untuk anggota Premium KawanUsaha. Angka hasil rumus bukan nasihat pajak atau hukum.',
    'note',
    30,
  );
  return sheet;
}
