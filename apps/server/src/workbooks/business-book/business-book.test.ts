import { expect, test } from 'vitest';
import { unzipSync, strFromU8 } from 'fflate';
import { templates } from '../premium-pack/all.ts';
import { renderTemplate } from '../premium-pack/render-template.ts';
import { parseAddress } from '../sheets/addresses.ts';
import { readWorkbook } from '../sheets/read-workbook.ts';
import { accounts, transactionKinds } from './accounts.ts';
import { sampleBookTemplate } from './business-book.ts';

const book = await readWorkbook(await renderTemplate(sampleBookTemplate));
const sheet = (name: string) => {
  const found = book.sheets.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No sheet ${name}`);
  return found;
};

/** The check of each cell that has one, by `row,column`. */
function checkedCells({ dataValidations = [] }: (typeof book.sheets)[number]) {
  return new Map(
    dataValidations.flatMap((check) =>
      check.range.split(' ').flatMap((part) => {
        const [from = '', to = from] = part.split(':');
        const [first, last] = [parseAddress(from), parseAddress(to)];
        const cells: string[] = [];
        for (let { row } = first; row <= last.row; row += 1)
          for (let { column } = first; column <= last.column; column += 1) cells.push(`${row},${column}`);
        return cells.map((cell) => [cell, check] as const);
      }),
    ),
  );
}

test('it joins journal, ledger, reports, stock, cost, papers and dashboard', () => {
  expect(book.sheets.map(({ name }) => name)).toEqual([
    'Panduan',
    'Dasbor',
    'Profil',
    'Jurnal',
    'Barang dan Stok',
    'HPP',
    'Piutang dan Utang',
    'Buku Besar',
    'Neraca Saldo',
    'Laba Rugi',
    'Arus Kas',
    'Neraca',
    'Rencana',
    'Faktur',
    'Kwitansi',
    'Bantu',
    'Jenis',
  ]);
});

test('every kind of transaction books two different accounts that exist', () => {
  const names = new Set(accounts.map(([, name]) => name));
  for (const [, debit, credit] of transactionKinds) {
    expect(names.has(debit) && names.has(credit) && debit !== credit).toBe(true);
  }
});

test('formulas use named ranges, and each name leads to a sheet that exists', () => {
  const names = (book.namedRanges ?? []).filter(({ name }) => !name.startsWith('_xlnm.'));
  expect(names.length).toBeGreaterThan(30);
  for (const { range } of names) {
    const found = /^'([^']+)'!\$[A-Z]+\$\d+(?::\$[A-Z]+\$\d+)?$/.exec(range);
    expect(book.sheets.map(({ name }) => name)).toContain(found?.[1]);
  }
});

test('what is printed is named with quotes, which Excel needs where a name has a space', async () => {
  const parts = unzipSync(await renderTemplate(sampleBookTemplate));
  const workbook = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array());
  const printed = [...workbook.matchAll(/_xlnm\.Print_\w+"[^>]*>([^<]*)</g)].map(([, range]) => range);
  expect(printed.length).toBeGreaterThan(4);
  for (const range of printed) expect(range).toMatch(/^(?:'|&apos;)[^']+(?:'|&apos;)!\$/);
});

test('the dashboard has four native charts over its own table', async () => {
  const parts = unzipSync(await renderTemplate(sampleBookTemplate));
  const charts = Object.entries(parts).filter(([name]) => /^xl\/charts\/chart\d+\.xml$/.test(name));
  expect(charts).toHaveLength(4);
  for (const [, xml] of charts) expect(strFromU8(xml)).toMatch(/<c:f>[^<]*Dasbor/);
  expect(sheet('Dasbor').charts).toHaveLength(4);
});

test('papers carry name, address, logo and bank from the profile', () => {
  const formulas = (name: string) =>
    [...(sheet(name).cells?.values() ?? [])].flatMap(({ formula }) => formula ?? []).join('\n');
  for (const name of ['Faktur', 'Kwitansi'])
    for (const used of ['NamaUsaha', 'AlamatUsaha', 'PemilikUsaha', 'UPPER(LEFT(NamaUsaha,1))'])
      expect(formulas(name)).toContain(used);
  for (const used of ['NamaBank', 'NomorRekening', 'AtasNama']) expect(formulas('Faktur')).toContain(used);
});

test.each([...templates, sampleBookTemplate].map((template) => [template.key, template] as const))(
  '%s: every cell that is typed into has a check, and what stands in it passes',
  async (_, template) => {
    const workbook = await readWorkbook(await renderTemplate(template));
    for (const one of workbook.sheets) {
      const checked = checkedCells(one);
      const merged = new Set(
        (one.merges ?? []).flatMap(({ startRow, endRow, startCol, endCol }) => {
          const cells: string[] = [];
          for (let row = startRow; row <= endRow; row += 1)
            for (let column = startCol; column <= endCol; column += 1)
              if (row !== startRow || column !== startCol) cells.push(`${row},${column}`);
          return cells;
        }),
      );
      for (const [at, cell] of one.cells ?? []) {
        if (cell.style?.protection?.locked !== false || merged.has(at)) continue;
        expect(checked.has(at), `${one.name} ${at}`).toBe(true);
        const check = checked.get(at);
        if (typeof cell.value !== 'number' || check?.type === 'list') continue;
        expect(cell.value).toBeGreaterThanOrEqual(Number(check?.formula1));
        expect(cell.value).toBeLessThanOrEqual(Number(check?.formula2));
      }
    }
  },
);
