import { computeBudget } from '@kawanusaha/contracts/finance/budget';
import { computeCashFlow } from '@kawanusaha/contracts/finance/cash-flow';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { computeScenarios } from '@kawanusaha/contracts/finance/scenarios';
import { computeSensitivity } from '@kawanusaha/contracts/finance/sensitivity';
import { canvasSheets } from '@kawanusaha/contracts/planning/canvas';
import { anyPlan } from '@kawanusaha/contracts/testing/plan-cases';
import { sampleIdea } from '@kawanusaha/contracts/testing/sample-idea';
import { Packer } from 'docx';
import { layoutDocument } from 'docx/layout';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completePlan, type ExportPlan } from '../plan.ts';
import { readDocx } from '../testing/read-docx.ts';
import { planWord, renderPlanWord } from './render-plan-word.ts';
import { buildWord } from './write-word.ts';

const now = new Date('2026-11-23T03:00:00Z');
const sample = completePlan(
  { title: 'Geprek', result: sampleIdea, canvas: null, plan: null },
  'Rina',
  'Unhas',
);
const read = async (plan: ExportPlan) => readDocx(await renderPlanWord(plan, now));
const tableWith = (tables: string[][][], head: string) => tables.find(([row]) => row?.[0] === head) ?? [];

test('chapters stand in the order of a plan, and the contents name each with its page', async () => {
  const { headings, text } = await read(sample);
  const first = headings.filter(({ level }) => level === 1).map(({ text: name }) => name);
  expect(first).toEqual([
    '1. Ringkasan',
    '2. Pembeli dan pemasaran',
    '3. Bukti dari wawancara dan uji',
    '4. Produksi',
    '5. Angka usaha',
    '6. Rencana anggaran biaya',
    '7. Jadwal',
    '8. Tim',
    '9. Risiko',
    '10. Izin dan aturan',
    '11. Sumber',
    ...canvasSheets.map(({ label }) => `Lampiran: ${label}`),
  ]);
  expect(text.split('\n').indexOf('Daftar isi')).toBe(
    text.split('\n').findIndex((line) => line.startsWith('1. Ringkasan')) - 1,
  );
  for (const name of first)
    expect(text).toMatch(new RegExp(`^${name.replaceAll('.', String.raw`\.`)}\\d+$`, 'm'));
});

test('twenty plans: RAB, cash flow, scenarios and sensitivity equal the model cell by cell', async () => {
  for (const assumptions of fc.sample(anyPlan, { numRuns: 20, seed: 16 })) {
    const plan = { ...sample, result: { ...sampleIdea, assumptions } };
    const { tables } = readDocx(await Packer.toBuffer(buildWord(planWord(plan, now), false)));
    const { lines, total } = computeBudget(assumptions);
    expect(
      tableWith(tables, 'Kelompok belanja')
        .slice(1, lines.length + 2)
        .map(([label, amount]) => [label, amount]),
    ).toEqual([
      ...lines.map(({ label, amount }) => [label, formatRupiah(amount)]),
      ['Jumlah RAB', formatRupiah(total)],
    ]);
    const { months } = computeCashFlow(assumptions);
    expect(
      tableWith(tables, 'Bulan')
        .slice(2)
        .map((row) => row[5]),
    ).toEqual(months.map(({ balance }) => formatRupiah(balance)));
    expect(
      tableWith(tables, 'Skenario')
        .slice(1)
        .map((row) => row[1]),
    ).toEqual(computeScenarios(assumptions).map(({ yearResult }) => formatRupiah(yearResult)));
    expect(
      tableWith(tables, 'Yang berubah')
        .slice(1)
        .map((row) => row.slice(1)),
    ).toEqual(
      computeSensitivity(assumptions).map(({ results }) =>
        results.map(({ yearResult }) => formatRupiah(yearResult)),
      ),
    );
  }
}, 60_000);

test('the charts hold the figures of the model, and a description for who cannot see them', async () => {
  const { xml } = await read(sample);
  const flow = computeCashFlow(sampleIdea.assumptions);
  const chart = xml.get('word/charts/chart1.xml') ?? '';
  // Thousands with points, as everywhere else in the document.
  expect(chart).toMatch(/<c:numFmt formatCode="\[\$-421\]#,##0,"/);
  for (const balance of [flow.start.balance, ...flow.months.map((month) => month.balance)])
    expect(chart).toContain(`<c:v>${balance}</c:v>`);
  expect(xml.get('word/document.xml')).toContain('Kas tiap bulan; terendah');
});

test('on every page something stands, headings are kept with what follows, and tables repeat their head', async () => {
  const { pages, stoppedAt } = layoutDocument(buildWord(planWord(sample, now), false), { guess: true });
  expect(stoppedAt).toBeUndefined();
  expect(pages.length).toBeLessThanOrEqual(10);
  expect(pages.every(({ body }) => body.length > 0)).toBe(true);
  const { xml, headings, tables } = await read(sample);
  const document = xml.get('word/document.xml') ?? '';
  expect(document.match(/<w:tblHeader\/>/g)?.length).toBe(tables.length - canvasSheets.length);
  // No line of a table is as black as its text.
  expect(document.match(/<w:tblBorders>/g)?.length).toBe(tables.length);
  expect(document).not.toMatch(/<w:(?:top|bottom|left|right|insideH|insideV)[^>]*w:color="auto"/);
  expect(headings.length).toBeGreaterThan(10);
  expect(xml.get('word/styles.xml')).toContain('w:val="id-ID"');
  expect(xml.get('word/styles.xml')?.match(/w:styleId="Heading1".*?<w:keepNext\/>/s)).not.toBeNull();
});

test('any text is written as text: signs of XML, control signs, half of a pair, other scripts', async () => {
  const evil = 'A<b>&"\'\u0000\u0008\ud800B\uffff 一 ñ 😀 ]]> &lt;';
  const { text, xml } = await read({
    ...sample,
    title: evil,
    ownerName: evil,
    result: { ...sampleIdea, description: evil, channels: [evil, ''], permits: [] },
  });
  expect(text).toContain('A<b>&"\'B 一 ñ 😀 ]]> &lt;');
  // oxlint-disable-next-line no-control-regex
  for (const part of xml.values()) expect(part).not.toMatch(/[\u0000-\u0008\ufffe\uffff]/);
});

test('nothing of how the idea was found reaches a jury', async () => {
  const { text } = await read({
    ...sample,
    result: { ...sampleIdea, sourceNote: 'Kami tidak mengerti: xyz', scores: sampleIdea.scores },
  });
  expect(text).not.toContain('Kami tidak mengerti');
  expect(text).not.toContain('Belum diketahui');
});

test('the team that was entered stands in the plan; without one no table asks for it', async () => {
  const member = {
    name: 'Budi Santoso',
    studentNumber: 'H0512',
    program: 'Gizi',
    year: '2023',
    task: 'Penjualan',
  };
  const proposal = { members: [{ ...member, name: '' }, member], lecturer: { name: '', number: '' } };
  const { tables } = await read({ ...sample, validation: { ...sample.validation, proposal } });
  expect(
    tableWith(tables, 'No')
      .slice(1)
      .map((row) => [row[1], row[4]]),
  ).toEqual([
    ['Rina / H0512', 'Penjualan'],
    ['Budi Santoso / H0512', 'Penjualan'],
  ]);
  expect(tableWith((await read(sample)).tables, 'No')).toEqual([]);
});
