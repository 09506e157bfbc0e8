import { createSheet, type SheetBuilder } from '#workbooks/sheets/sheet-builder.ts';

/** A workbook of the pack: its sheets, with sample data that a person overwrites. */
export type Template = {
  key: string;
  title: string;
  /** How to use it, line by line; becomes the first sheet. */
  guide: readonly string[];
  /** What stands in it already; without it, what every workbook of the pack says. */
  about?: string;
  /** The line above the worked example. */
  exampleTitle?: string;
  /** A worked example: when, what is entered, what follows. */
  example?: readonly (readonly [when: string, entry: string, effect: string])[];
  sheets: () => readonly SheetBuilder[];
};

const packNote =
  'Sel kuning diisi, sel lain terkunci agar rumus tidak rusak (tanpa kata sandi). Data di dalamnya contoh.';

/** First sheet of every workbook: what it is for and how to fill it in. */
export function guideSheet({
  title,
  guide,
  about = packNote,
  exampleTitle = 'Contoh pengisian',
  example = [],
}: Template): SheetBuilder {
  const sheet = createSheet({ name: 'Panduan', widths: [6, 96] });
  sheet.wide('A1', 2, title, 'title');
  sheet.wide('A2', 2, about, 'note', 30);
  guide.forEach((line, index) => sheet.row(`A${index + 4}`, [index + 1, line], ['count', 'label']));
  const end = guide.length + 5;
  if (example.length > 0) sheet.wide(`A${end}`, 2, exampleTitle, 'section');
  example.forEach(([when, entry, effect], index) =>
    sheet.row(`A${end + 1 + index}`, [index + 1, `${when}: ${entry}. ${effect}.`], ['count', 'label']),
  );
  sheet.wide(
    `A${end + (example.length > 0 ? example.length + 2 : 0)}`,
    2,
    'Untuk anggota Premium KawanUsaha. Angka hasil rumus bukan nasihat pajak atau hukum.',
    'note',
    30,
  );
  return sheet;
}
