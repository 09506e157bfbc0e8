import { expect, test } from 'vitest';
import { readPdf } from '../testing/read-texts.ts';
import { openPdf } from './open-pdf.ts';
import { table } from './pdf-table.ts';

async function rowsOfPages(count: number): Promise<number[]> {
  const { doc, finish } = openPdf('Uji', 'Rina');
  const rows = Array.from({ length: count }, (_, index) => [`Baris ${index + 1}`, 'isi']);
  table(doc, { head: ['Kepala', 'Isi'], rows });
  const { text } = readPdf(await finish());
  return text
    .split('Kepala')
    .slice(1)
    .map((page) => page.split('Baris').length - 1);
}

test('a table of any length leaves no one or two rows alone on its last page, and loses none', async () => {
  const last: number[] = [];
  for (let count = 34; count <= 46; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one document in memory at a time
    const pages = await rowsOfPages(count);
    expect(pages.reduce((sum, rows) => sum + rows, 0)).toBe(count);
    if (pages.length > 1) last.push(pages.at(-1) ?? 0);
  }
  expect(last.length).toBeGreaterThan(3);
  expect(Math.min(...last)).toBe(3);
});
