import { computeBudget } from '@kawanusaha/contracts/finance/budget';
import { computeCashFlow } from '@kawanusaha/contracts/finance/cash-flow';
import { describeMustBeTrue } from '@kawanusaha/contracts/finance/must-be-true';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { computeScenarios } from '@kawanusaha/contracts/finance/scenarios';
import { computeSensitivity } from '@kawanusaha/contracts/finance/sensitivity';
import { computeUnitEconomics } from '@kawanusaha/contracts/finance/unit-economics';
import { canvasSheets, draftCanvas } from '@kawanusaha/contracts/planning/canvas';
import { draftValidationPlan } from '@kawanusaha/contracts/planning/validation-plan';
import { rescoreIdea } from '@kawanusaha/contracts/scoring/rescore-idea';
import { sampleRecord } from '@kawanusaha/contracts/testing/sample-record';
import { sampleIdea } from '@kawanusaha/contracts/testing/sample-idea';
import { readWorkbook } from '#workbooks/sheets/read-workbook.ts';
import { expect, test } from 'vitest';
import { completePlan, type ExportPlan, reportSteps } from './plan.ts';
import { renderPdf } from './pdf/render-pdf.ts';
import { renderWorkbook } from './render-workbook.ts';
import { readDocx } from './testing/read-docx.ts';
import { readPdf } from './testing/read-texts.ts';
import { renderPlanWord } from './word/render-plan-word.ts';

const validation = draftValidationPlan(sampleIdea);
const stored = {
  title: 'Geprek',
  result: sampleIdea,
  canvas: { ...draftCanvas(sampleIdea), lean: { ...draftCanvas(sampleIdea).lean, problem: 'Antre panjang' } },
  plan: {
    ...validation,
    questions: validation.questions.map((item, index) => ({
      ...item,
      notes: `Jawaban nomor ${index + 1}`,
      isDone: true,
    })),
  },
};
const first = completePlan(stored, 'Rina', 'Unhas');
const edited = completePlan(
  {
    ...stored,
    result: rescoreIdea(sampleIdea, sampleIdea, { ...sampleIdea.assumptions, price: 11_500 }, null),
  },
  'Rina',
  'Unhas',
);

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ');

/** Every figure of the plan that its page shows, as it is written there. */
function figuresOf({ result }: ExportPlan): string[] {
  const { assumptions } = result;
  const economics = computeUnitEconomics(assumptions);
  const budget = computeBudget(assumptions);
  return [
    assumptions.price,
    assumptions.capital,
    economics.revenuePerMonth,
    economics.profitPerMonth,
    economics.hppPerUnit ?? 0,
    budget.total,
    ...budget.lines.map(({ amount }) => amount),
    ...computeCashFlow(assumptions).months.map(({ balance }) => balance),
    ...computeScenarios(assumptions).map(({ yearResult }) => yearResult),
  ].map((amount) => plain(formatRupiah(amount)));
}

const now = new Date('2026-11-22T00:00:00Z');
const texts = async (plan: ExportPlan) => ({
  pdf: plain(readPdf(await renderPdf(plan, now)).text),
  word: plain(readDocx(await renderPlanWord(plan, now)).text),
});

test.each([
  ['as it came', first],
  ['edited', edited],
] as const)('%s: PDF and Word document say every figure of the page', async (_, plan) => {
  const { pdf, word } = await texts(plan);
  for (const figure of figuresOf(plan)) {
    expect(pdf).toContain(figure);
    expect(word).toContain(figure);
  }
  for (const { results } of computeSensitivity(plan.result.assumptions))
    for (const { yearResult } of results)
      for (const text of [pdf, word]) expect(text).toContain(plain(formatRupiah(yearResult)));
  const { assumptions, unit } = plan.result;
  const told = plain(describeMustBeTrue(assumptions, unit));
  expect(pdf.replaceAll(/\s/g, '')).toContain(
    told.replaceAll('target Anda', 'target tim kami').replaceAll(/\s/g, ''),
  );
  expect(word).toContain(told.replaceAll('target Anda', 'target tim kami'));
});

test('an edit reaches every export: no figure of before is left of the price', async () => {
  const { pdf, word } = await texts(edited);
  for (const text of [pdf, word]) expect(text).toContain('Rp 11.500');
  for (const text of [pdf, word]) expect(text).not.toContain('Harga jual per porsi Rp 13.000');
});

test('canvas and notes are in every export', async () => {
  const { pdf, word } = await texts(first);
  const workbook = await readWorkbook(await renderWorkbook(first));
  const cells = plain(workbook.sheets.flatMap(({ rows }) => rows.flat()).join(' '));
  for (const text of [pdf, word, cells]) {
    expect(text).toContain('Antre panjang');
    for (const index of [1, 2, 3, 4, 5]) expect(text).toContain(`Jawaban nomor ${index}`);
    for (const { boxes } of canvasSheets) for (const [, name] of boxes) expect(text).toContain(name);
  }
});

test('what each of the twelve steps brought is in every export', async () => {
  const plan = completePlan({ ...stored, record: sampleRecord }, 'Rina', 'Unhas');
  const { pdf, word } = await texts(plan);
  const workbook = await readWorkbook(await renderWorkbook(plan));
  const cells = plain(workbook.sheets.flatMap(({ rows }) => rows.flat()).join(' '));
  const steps = reportSteps(plan);
  expect(steps.map(({ step }) => step)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  // A long word is broken at the end of a line, and the wrapped lines of a page meet without a gap.
  const dense = (text: string) => plain(text).replaceAll(/\s/g, '');
  const toTeam = (text: string) => text.replaceAll(/\bAnda\b/g, 'tim kami');
  const lines = steps.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'text' ? [toTeam(block.text)] : block.rows.flat())),
  );
  expect(lines.length).toBeGreaterThan(150);
  for (const line of lines) {
    expect(dense(word)).toContain(dense(line));
    for (const text of [pdf, cells]) expect(dense(toTeam(text))).toContain(dense(toTeam(line)));
  }
});

test('a table of a step is read by its columns in the workbook: a line for each row, under its name', async () => {
  const plan = completePlan({ ...stored, record: sampleRecord }, 'Rina', 'Unhas');
  const { sheets } = await readWorkbook(await renderWorkbook(plan));
  const rows = sheets.find(({ name }) => name === 'Langkah')?.rows ?? [];
  const at = rows.findIndex(([label]) => label === '9. 30 kiriman: Kalender kiriman');
  expect(rows[at + 1]?.[0]).toMatch(/24 Nov 2026$/);
  expect(rows[at + 1]?.[1]).toMatch(/^Tema: Proses\nTeks: .+\nYang direkam: .+$/);
  expect(rows.flat().join('')).not.toContain(' | ');
});
