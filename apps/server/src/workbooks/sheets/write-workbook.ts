import type { SheetBuilder } from './sheet-builder.ts';

/** The sheets as one .xlsx file; nothing outside this folder knows the library. */
export async function writeWorkbook(title: string, sheets: readonly SheetBuilder[]): Promise<Uint8Array> {
  // Most processes write none; the library is large.
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({
    sheets: sheets.map((sheet) => sheet.build()),
    namedRanges: sheets.flatMap((sheet) => sheet.names()),
    properties: { title, creator: 'KawanUsaha' },
    defaultFont: { name: 'Calibri', size: 11 },
  });
}
