import { sampleIdea } from '@kawanusaha/contracts/testing/sample-idea';
import { sampleRecord } from '@kawanusaha/contracts/testing/sample-record';
import { expect, test } from 'vitest';
import { completePlan } from '../plan.ts';
import { planChapters } from '../plan-chapters.ts';
import { readPdf } from '../testing/read-texts.ts';
import { ticksOf } from './pdf-chart.ts';
import { renderPdf } from './render-pdf.ts';

const plan = completePlan(
  { title: 'Geprek Larut – “Ş”', result: sampleIdea, canvas: null, plan: null, record: sampleRecord },
  'Rina',
  'Unhas',
);
const now = new Date('2026-11-22T00:00:00Z');
const { source, text, contents } = readPdf(await renderPdf(plan, now));
const lyingPages = (of: string) => of.match(/\/MediaBox \[0 0 841\.89 595\.28\]/g)?.length ?? 0;

test('it is tagged, says its language and shows its title', () => {
  expect(source).toContain('/Marked true');
  expect(source).toContain('/Lang (id-ID)');
  expect(source).toContain('/DisplayDocTitle true');
  expect(source.match(/\/S \/Document\b/g)).toHaveLength(1);
  for (const type of ['H1', 'H2', 'P', 'L', 'LBody', 'Table', 'TH', 'TD', 'TOC', 'Link', 'Figure'])
    expect(source).toMatch(new RegExp(`/S /${type}\\b`));
  expect(source.match(/\/S \/Figure\b/g)).toHaveLength(2);
  expect(source.match(/\/Scope \/Column/g)?.length).toBeGreaterThan(20);
});

test('nothing is drawn outside the tags, and every font lies inside the file', () => {
  for (const content of contents)
    expect(content.match(/\b(?:BDC|BMC)\b/g)?.length).toBe(content.match(/\bEMC\b/g)?.length);
  expect(source).not.toContain('/Subtype /Type1');
  expect(source.match(/\/FontFile[23] /g)).toHaveLength(2);
});

test('the contents name every chapter, each with a link and a bookmark', () => {
  const chapters = planChapters(plan, now).flatMap((block) =>
    block.kind === 'heading' && block.level === 1 ? [block.text] : [],
  );
  expect(chapters).toHaveLength(12);
  for (const chapter of chapters) expect(text.split(chapter).length - 1).toBeGreaterThanOrEqual(2);
  expect(source.match(/\/Subtype \/Link/g)).toHaveLength(chapters.length + 3);
  expect(source).toContain('/Outlines');
});

test('each canvas lies on a page of its own; one that is too full for it becomes a table, and no word is lost', async () => {
  expect(lyingPages(source)).toBe(3);
  const canvas = structuredClone(plan.canvas);
  for (const box of Object.keys(canvas.bmc)) canvas.bmc[box] = `${'Isi panjang. '.repeat(114)}Akhir ${box}.`;
  canvas.swot['threats'] = 'Anda sendirian. Waktu Anda habis';
  const full = readPdf(await renderPdf({ ...plan, canvas }, now));
  for (const box of Object.keys(canvas.bmc))
    expect(full.text.replaceAll('\n', ' ')).toContain(`Akhir ${box}.`);
  expect(full.text).toContain('Tim kami sendirian. Waktu tim kami habis');
  expect(full.source.match(/\/S \/Table\b/g)?.length).toBe((source.match(/\/S \/Table\b/g)?.length ?? 0) + 1);
});

test('it says where figures come from and when, and not a word about what was not understood', () => {
  expect(text).toContain('11. Sumber');
  expect(text).toContain('22 November 2026');
  for (const origin of [
    'asumsi tim per 22 November 2026',
    'Harga pesaing: pengamatan tim (Geprek Bu Tini',
    'https://oss.go.id',
  ])
    expect(text.replaceAll('\n', ' ')).toContain(origin);
  expect(text).not.toMatch(/Belum diketahui|tidak kami (?:pahami|mengerti)|katalog/i);
});

test('signs that the font lacks are left off, not drawn as boxes', () => {
  expect(text).toContain('Geprek Larut – “S”');
});

test.each([
  [
    [0, 950],
    [0, 200, 400, 600, 800, 1000],
  ],
  [
    [-549_400, 1_200_000],
    [-1_000_000, -500_000, 0, 500_000, 1_000_000, 1_500_000],
  ],
  [[0, 0], [0]],
])('an axis for %j has round steps', (values, ticks) => {
  expect(ticksOf(values)).toEqual(ticks);
});
