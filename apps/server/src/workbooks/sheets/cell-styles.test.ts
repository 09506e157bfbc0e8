import type { CellStyle } from 'hucre';
import { readWorkbook } from './read-workbook.ts';
import { expect, test } from 'vitest';
import { invoiceTemplate, receiptTemplate } from '../premium-pack/documents.ts';
import { renderTemplate } from '../premium-pack/render-template.ts';
import { payrollTemplate } from '../premium-pack/payroll.ts';
import { sampleBookTemplate } from '../business-book/business-book.ts';
import { type CellKind, cellStyles } from './cell-styles.ts';

const kinds = Object.keys(cellStyles) as CellKind[];
const formatOf = (kind: CellKind) => {
  const { numFmt = '' }: CellStyle = cellStyles[kind];
  return numFmt;
};

test('no format shows a decimal sign without a digit behind it, as Excel does for `0.##`', () => {
  for (const kind of kinds) expect(formatOf(kind), kind).not.toMatch(/\.(?![0])/);
});

test('an amount is shown as it was typed, three places of a computed one, hundredths of a percent', () => {
  expect(formatOf('inputDecimal')).toMatch(/General$/);
  expect(formatOf('decimal').split(';')[0]).toMatch(/#,##0\.0##$/);
  expect(formatOf('inputPercent')).toMatch(/0\.0#%$/);
});

test('a count that takes a fraction shows it, and so do the hours of a wage where they are told again', async () => {
  expect(formatOf('inputNumber')).toMatch(/General$/);
  const { sheets } = await readWorkbook(await renderTemplate(payrollTemplate));
  const formatAt = (name: string, at: string) =>
    sheets.find((sheet) => sheet.name === name)?.cells?.get(at)?.style?.numFmt;
  expect(formatAt('Tim', '27,2')).toMatch(/General$/);
  expect(formatAt('Slip', '5,1')).toContain('#,##0.0##');
});

test.each([
  [invoiceTemplate, 'Faktur'],
  [receiptTemplate, 'Kwitansi'],
  [sampleBookTemplate, 'Faktur'],
  [sampleBookTemplate, 'Kwitansi'],
] as const)(
  '$key: %s prints no colour where it is filled in, and its cells stay open',
  async (template, name) => {
    const { sheets } = await readWorkbook(await renderTemplate(template));
    const paper = sheets.find((sheet) => sheet.name === name);
    expect(paper?.headerFooter?.oddFooter).toBeUndefined();
    expect(sheets[0]?.headerFooter?.oddFooter).toContain('Halaman');
    const open = [...(paper?.cells?.values() ?? [])].filter(
      ({ style }) => style?.protection?.locked === false,
    );
    expect(open.length).toBeGreaterThan(5);
    for (const { style } of open) {
      expect(style?.fill).toBeUndefined();
      expect(style?.border?.bottom?.color).toEqual({ rgb: '0B6B4F' });
    }
  },
);
