import { excelTemplates } from '@kawanusaha/contracts/excel-templates';
import { readWorkbook } from '#workbooks/sheets/read-workbook.ts';
import type { Cell } from 'hucre';
import { describe, expect, test } from 'vitest';
import { sampleBookTemplate } from '../business-book/business-book.ts';
import { templates } from './all.ts';
import { renderTemplate } from './render-template.ts';

/** As many rows as the smallest page of a list holds. */
const rowsOfPage = 30;

test('the pack holds the 14 workbooks that the page promises, in the same order', () => {
  expect(templates.map(({ key, title }) => ({ key, title }))).toEqual(
    excelTemplates.map(({ key, title }) => ({ key, title })),
  );
  expect(templates).toHaveLength(14);
});

test.each([...templates, sampleBookTemplate].map((template) => [template.key, template] as const))(
  '%s: a sheet that only other sheets read is neither shown nor printed, the others are',
  async (_, template) => {
    const { sheets } = await readWorkbook(await renderTemplate(template));
    expect(sheets.filter(({ hidden }) => hidden === true).map(({ name }) => name)).toEqual(
      sheets.map(({ name }) => name).filter((name) => name === 'Bantu'),
    );
  },
);

test.each([
  ['stok', 'Barang', '$K$1:$K$53', '$A$4:$B$53', 4],
  ['stok', 'Mutasi', '$E$1:$E$203', '$A$4:$B$203', 4],
  ['rab-proposal', 'RAB', '$G$1:$G$65', '$A$6:$B$65', 6],
  ['buku-usaha', 'Jurnal', '$N$1:$N$304', '$A$5:$B$304', 5],
  ['buku-usaha', 'Buku Besar', '$G$1:$G$126', '$A$7:$B$126', 7],
] as const)('%s: %s is printed to the last row that is filled in', (key, sheet, column, list, first) => {
  const names = [...templates, sampleBookTemplate]
    .filter((template) => template.key === key)
    .flatMap((template) => template.sheets().flatMap((builder) => builder.names()));
  const filled = `'${sheet}'!${list}`;
  expect(names).toContainEqual({
    name: '_xlnm.Print_Area',
    scope: sheet,
    range: `'${sheet}'!$A$1:INDEX('${sheet}'!${column},MAX(${first},SUMPRODUCT(MAX((${filled}<>"")*ROW(${filled})))))`,
  });
});

/** Sheets that a formula names: `Asumsi!B3`, `'Laba Rugi'!B4`. */
function sheetsNamed(formula: string): string[] {
  return [...formula.matchAll(/'([^']+)'!|\b([A-Za-z]+)!/g)].map((match) => match[1] ?? match[2] ?? '');
}

const addressPattern = /\$?([A-Z]{1,2})\$?(\d+)/g;
const columnIndex = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

describe.each([...templates, sampleBookTemplate].map((template) => [template.key, template] as const))(
  '%s',
  (_, template) => {
    test('has a guide, formulas that lead to cells that exist, protected labels and open yellow cells', async () => {
      const workbook = await readWorkbook(await renderTemplate(template));
      const names = workbook.sheets.map(({ name }) => name);
      expect(names[0]).toBe('Panduan');
      let formulas = 0;
      let inputs = 0;
      for (const sheet of workbook.sheets) {
        expect(sheet.protection?.sheet).toBe(true);
        expect(sheet.pageSetup?.paperSize).toBe('a4');
        for (const cell of sheet.cells?.values() ?? []) {
          if (cell.style?.protection?.locked === false) inputs += 1;
          if (cell.formula === undefined) {
            expect(typeof cell.value === 'string' && cell.value.startsWith('=')).toBe(false);
            continue;
          }
          formulas += 1;
          expect(cell.style?.protection?.locked).not.toBe(false);
          // TEXT() reads its format in the language of the program: with Indonesian settings a comma there is the decimal sign.
          expect(cell.formula).not.toMatch(/TEXT\([^"]*"[^"]*[.,]/);
          for (const name of sheetsNamed(cell.formula)) expect(names).toContain(name);
          const own = cell.formula
            .replaceAll(/"[^"]*"/g, '')
            .replaceAll(/('[^']+'|\b[A-Za-z]+)!\$?[A-Z]+\$?\d+(:\$?[A-Z]+\$?\d+)?/g, '');
          for (const [, letters, digits] of own.matchAll(addressPattern)) {
            expect(sheet.cells?.has(`${Number(digits) - 1},${columnIndex(letters ?? '')}`)).toBe(true);
          }
        }
      }
      expect(formulas).toBeGreaterThan(9);
      expect(inputs).toBeGreaterThan(4);
    });
  },
);

test.each([...templates, sampleBookTemplate].map((template) => [template.key, template] as const))(
  '%s: no page of a print is empty: what stands below the last word is within a page of it',
  (_, template) => {
    for (const sheet of template.sheets()) {
      const { name, cells = new Map<string, Partial<Cell>>(), pageSetup } = sheet.build();
      if (sheet.names().some((one) => one.name === '_xlnm.Print_Area') || pageSetup?.fitToHeight === 1)
        continue;
      const rows = [...cells].map(([place]) => Number.parseInt(place, 10));
      const written = [...cells].filter(
        ([, { value }]) => value !== null && value !== undefined && value !== '',
      );
      const last = Math.max(...written.map(([place]) => Number.parseInt(place, 10)));
      expect(Math.max(...rows) - last, name).toBeLessThan(rowsOfPage);
    }
  },
);
