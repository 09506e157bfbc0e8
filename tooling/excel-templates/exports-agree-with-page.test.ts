import { expect, test } from 'vitest';
import { completePlan } from '../../apps/server/src/ideas/export-idea/plan.ts';
import { exportFiles } from '../../apps/server/src/ideas/export-idea/files.ts';
import { readDocx } from '../../apps/server/src/ideas/export-idea/testing/read-docx.ts';
import { readPdf } from '../../apps/server/src/ideas/export-idea/testing/read-texts.ts';
import { readWorkbook } from '../../apps/server/src/workbooks/sheets/read-workbook.ts';
import type { Assumptions } from '../../packages/contracts/src/finance/assumptions.ts';
import { computeBudget } from '../../packages/contracts/src/finance/budget.ts';
import { computeScenarios } from '../../packages/contracts/src/finance/scenarios.ts';
import { computeUnitEconomics } from '../../packages/contracts/src/finance/unit-economics.ts';
import { formatNumber } from '../../packages/contracts/src/format-number.ts';
import { formatRupiah } from '../../packages/contracts/src/format-rupiah.ts';
import { rescoreIdea } from '../../packages/contracts/src/scoring/rescore-idea.ts';
import { sampleIdea } from '../../packages/contracts/src/testing/sample-idea.ts';
import { recalculate } from './recalculate.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ').trim();
/** The figures of the plan as its page writes them, each by the cell of the workbook that has it. */
function readPage(assumptions: Assumptions) {
  const economics = computeUnitEconomics(assumptions);
  const budget = computeBudget(assumptions);
  const write = (amount: number) => plain(formatRupiah(amount));
  return {
    single: {
      'Asumsi!B34': economics.hppPerUnit === null ? '–' : write(economics.hppPerUnit),
      'Asumsi!B36': economics.breakEvenUnits === null ? '–' : formatNumber(economics.breakEvenUnits),
      'Asumsi!B27': write(economics.revenuePerMonth),
      'Asumsi!B33': write(economics.profitPerMonth),
      'RAB!B16': write(budget.total),
      'RAB!B17': write(assumptions.capital),
    },
    scenarios: computeScenarios(assumptions).map(({ yearResult, profitPerMonth, lowest }) =>
      [Math.abs(yearResult), profitPerMonth, lowest.balance].map(write),
    ),
  };
}

const figureOf = (written: string) =>
  Number(written.replaceAll(/[^\d-]/g, '').replace(/(?<=\d)-|-(?!\d)/g, ''));

const plans: readonly (readonly [string, Partial<Assumptions>])[] = [
  ['as it came', {}],
  ['dearer and with more to sell', { price: 14_500, unitsPerDay: 31 }],
  ['at a loss', { price: 8_100, unitCost: 8_000 }],
];

test.each(plans)('%s: what is downloaded says every key figure of the page', async (_, changes) => {
  const assumptions = { ...sampleIdea.assumptions, ...changes };
  const result = rescoreIdea(sampleIdea, sampleIdea, assumptions, null);
  const plan = completePlan({ title: 'Geprek', result, canvas: null, plan: null }, 'Rina', 'Unhas');
  const now = new Date('2026-11-22T00:00:00Z');
  const rendered = await Promise.all(
    (['pdf', 'docx', 'xlsx', 'p2mw', 'pkm-k'] as const).map(async (format) => ({
      name: format,
      bytes: await exportFiles[format].render(plan, now),
    })),
  );
  const file = (name: string) => rendered.find((one) => one.name === name)?.bytes ?? new Uint8Array();
  const page = readPage(assumptions);
  const written = [
    plain(formatRupiah(assumptions.price)),
    ...Object.values(page.single),
    ...page.scenarios.flat(),
  ];
  expect(written.length).toBe(7 + 9);
  const texts = { pdf: plain(readPdf(file('pdf')).text), docx: plain(readDocx(file('docx')).text) };
  for (const [name, text] of Object.entries(texts))
    for (const figure of written)
      expect(text, `${figure} in ${name}`).toContain(figure.replace(/^-(?!R)/, ''));
  for (const name of ['p2mw', 'pkm-k']) {
    const text = plain(readDocx(file(name)).text);
    for (const figure of page.scenarios.flat()) expect(text, `${figure} in ${name}`).toContain(figure);
  }
  const { valueAt, errors } = recalculate(await readWorkbook(file('xlsx')));
  expect(errors).toEqual([]);
  expect(Number(valueAt('Asumsi!B5'))).toBe(assumptions.price);
  for (const [cell, figure] of Object.entries(page.single))
    if (figure !== '–') expect(Number(valueAt(cell)), cell).toBe(figureOf(figure));
  page.scenarios.forEach(([year = '', month = '', lowest = ''], index) => {
    const column = ['B', 'C', 'D'][index] ?? '';
    expect(Math.abs(Number(valueAt(`Skenario!${column}15`)))).toBe(figureOf(year));
    expect(Number(valueAt(`Skenario!${column}19`))).toBe(figureOf(month));
    expect(Number(valueAt(`Skenario!${column}16`))).toBe(figureOf(lowest));
  });
});
