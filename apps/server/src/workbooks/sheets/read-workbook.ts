import { readXlsx } from 'hucre/xlsx';

/** Reads an .xlsx file with formulas and styles; for checks of what was written. */
export async function readWorkbook(file: Uint8Array): ReturnType<typeof readXlsx> {
  return readXlsx(file, { readStyles: true });
}
