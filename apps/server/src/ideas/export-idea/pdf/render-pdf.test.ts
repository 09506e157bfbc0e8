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
const { source, text, contents } = readPdf(await renderPdf(plan, new Date('2026-11-22T00:00:00Z')));

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
  const chapters = planChapters(plan).flatMap((block) =>
    block.kind === 'heading' && block.level === 1 ? [block.text] : [],
  );
  expect(chapters).toHaveLength(12);
  for (const chapter of chapters) expect(text.split(chapter).length - 1).toBeGreaterThanOrEqual(2);
  expect(source.match(/\/Subtype \/Link/g)).toHaveLength(chapters.length + 3);
  expect(source).toContain('/Outlines');
});

test('it says where figures come from and when, and not a word about what was not understood', () => {
  expect(text).toContain('11. Sumber');
  expect(text).toContain('22 November 2026');
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
