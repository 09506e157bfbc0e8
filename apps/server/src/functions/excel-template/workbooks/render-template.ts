import { writeWorkbook } from '#adapters/workbook/write-workbook.ts';
import { guideSheet, type Template } from './template.ts';

const made = new Map<string, Promise<Uint8Array>>();

/** The workbook as a file; made once per process, since nothing in it depends on who asks. */
export function renderTemplate(template: Template): Promise<Uint8Array> {
  const ready =
    made.get(template.key) ?? writeWorkbook(template.title, [guideSheet(template), ...template.sheets()]);
  made.set(template.key, ready);
  return ready;
}
