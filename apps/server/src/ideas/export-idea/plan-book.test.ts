import { computeCashFlow } from '@kawanusaha/contracts/finance/cash-flow';
import { detailsOf } from '@kawanusaha/contracts/finance/details-of';
import { sampleIdea } from '@kawanusaha/contracts/testing/sample-idea';
import { sampleRecord } from '@kawanusaha/contracts/testing/sample-record';
import { expect, test } from 'vitest';
import { recalculate } from '../../../../../tooling/excel-templates/recalculate.ts';
import { readWorkbook } from '#workbooks/sheets/read-workbook.ts';
import { completePlan } from './plan.ts';
import { planBook } from './plan-book.ts';
import { renderPlanBook } from './render-plan-book.ts';

const now = new Date('2026-11-22T00:00:00Z');
const bill = {
  yields: 20,
  unit: 'porsi',
  perUnit: 5_000,
  lines: [
    { label: 'Ayam', amount: 2, unit: 'kg', sum: 76_000, source: null },
    { label: 'Tepung', amount: 0.7, unit: 'kg', sum: 9_000, source: null },
    { label: 'Cabai', amount: 0.3, unit: 'kg', sum: 15_000, source: null },
  ],
  pricesAsOf: null,
};
const stored = { title: 'Geprek', result: { ...sampleIdea, bill }, canvas: null, plan: null };

test.each([
  ['with a bill', { ...stored }],
  ['without a bill', { ...stored, result: sampleIdea }],
  [
    'with a bill that costs more than the edited plan',
    { ...stored, result: { ...stored.result, assumptions: { ...sampleIdea.assumptions, unitCost: 4_000 } } },
  ],
])(
  '%s: the book says the figures of the plan to the Rupiah',
  async (_, source) => {
    const plan = completePlan(source, 'Rina', 'Unhas');
    const { assumptions } = plan.result;
    const flow = computeCashFlow(assumptions);
    const { valueAt, errors } = recalculate(await readWorkbook(await renderPlanBook(plan, now)));
    expect(errors).toEqual([]);
    expect(Number(valueAt('HPP!B5'))).toBe(assumptions.unitCost + detailsOf(assumptions).packagingPerUnit);
    expect(Number(valueAt('HPP!E5'))).toBe(assumptions.price);
    expect(Number(valueAt('Dasbor!A4'))).toBe(flow.start.capital - flow.start.equipment - flow.start.permits);
    flow.months.forEach(({ revenue, balance }, index) => {
      expect(Number(valueAt(`Rencana!B${index + 5}`))).toBe(revenue);
      expect(Number(valueAt(`Dasbor!E${index + 43}`))).toBe(balance);
    });
    expect(valueAt('Neraca!C24')).toBe('Seimbang');
  },
  60_000,
);

test('the book begins when the member said, under the name that was chosen, without sales that were not made', () => {
  const record = { ...sampleRecord, 11: { ...sampleRecord[11], since: '2027-02-17' } } as typeof sampleRecord;
  const book = planBook(completePlan({ ...stored, record }, '=Rina', ''), now);
  expect(book.begins.toISOString()).toBe('2027-02-01T00:00:00.000Z');
  expect(book.business.name).toBe(sampleRecord[8]?.name);
  expect(book.business.owner).toBe("'=Rina");
  expect(book.entries.map(([, kind]) => kind)).not.toContain('Penjualan tunai');
});

test('its receipt and its invoice hold no payment and no order that a plan cannot know', async () => {
  const workbook = await readWorkbook(await renderPlanBook(completePlan(stored, 'Rina', 'Unhas'), now));
  const { valueAt, errors } = recalculate(workbook);
  expect(errors).toEqual([]);
  for (const row of [7, 8, 9, 10, 11, 12, 13]) expect(valueAt(`Kwitansi!B${row}`), `row ${row}`).toBe('');
  expect(valueAt('Faktur!B6')).toBe('');
  expect(Number(valueAt('Faktur!D24'))).toBe(0);
});

test('its guide shows how entries are made by an example, which is not among its own entries', async () => {
  const workbook = await readWorkbook(await renderPlanBook(completePlan(stored, 'Rina', 'Unhas'), now));
  const textOf = (name: string) =>
    JSON.stringify([...(workbook.sheets.find((sheet) => sheet.name === name)?.cells?.values() ?? [])]);
  expect(textOf('Panduan')).toContain('dari usaha lain');
  expect(textOf('Panduan')).toContain('Penjualan kredit, Himpunan Teknik');
  expect(textOf('Jurnal')).not.toContain('Himpunan Teknik');
});
