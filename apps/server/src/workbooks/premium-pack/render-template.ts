import { createHash } from 'node:crypto';
import { writeWorkbook } from '#workbooks/sheets/write-workbook.ts';
import { guideSheet, type Template } from './template.ts';

const sheetsOf = (template: Template) => [guideSheet(template), ...template.sheets()];

/** The workbook as a file. Two renderings differ in the times inside, so compare {@link fingerprintTemplate}. */
export function renderTemplate(template: Template): Promise<Uint8Array> {
  return writeWorkbook(template.title, sheetsOf(template));
}

/** What a workbook is made of, as a hash: the same as long as nothing in it changes. */
export function fingerprintTemplate(template: Template): string {
  const sheets = sheetsOf(template).map((sheet) => [sheet.build(), sheet.names()]);
  const text = JSON.stringify([template.title, sheets], (_key, value: unknown) =>
    value instanceof Map ? [...value] : value,
  );
  return createHash('sha256').update(text).digest('hex');
}
