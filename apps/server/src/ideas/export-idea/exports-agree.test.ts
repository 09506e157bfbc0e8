import { computeBudget } from '@kawanusaha/contracts/finance/budget';
import { computeCashFlow } from '@kawanusaha/contracts/finance/cash-flow';
import { describeMustBeTrue } from '@kawanusaha/contracts/finance/must-be-true';
import { formatRupiah } from '@kawanusaha/contracts/finance/rupiah';
import { computeScenarios } from '@kawanusaha/contracts/finance/scenarios';
import { computeSensitivity } from '@kawanusaha/contracts/finance/sensitivity';
import { computeUnitEconomics } from '@kawanusaha/contracts/finance/unit-economics';
import { canvasSheets, draftCanvas } from '@kawanusaha/contracts/planning/canvas';
import { draftValidationPlan } from '@kawanusaha/contracts/planning/validation-plan';
import { rescoreIdea } from '@kawanusaha/contracts/scoring/rescore-idea';
import { sampleIdea } from '@kawanusaha/contracts/testing/sample-idea';
import { readWorkbook } from '#workbooks/sheets/read-workbook.ts';
import { expect, test } from 'vitest';
import { completePlan, type ExportPlan } from './plan.ts';
import { renderPdf } from './render-pdf.ts';
import { renderWorkbook } from './render-workbook.ts';
import { readDocx } from './testing/read-docx.ts';
import { readPdfText } from './testing/read-texts.ts';
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
  pdf: plain(readPdfText(await renderPdf(plan))),
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
  expect(pdf.replaceAll(/\s/g, '')).toContain(told.replaceAll(/\s/g, ''));
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
