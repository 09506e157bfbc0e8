import { readWorkbook } from '../../apps/server/src/workbooks/sheets/read-workbook.ts';
import { describe, expect, test } from 'vitest';
import { createSheet } from '../../apps/server/src/workbooks/sheets/sheet-builder.ts';
import { writeWorkbook } from '../../apps/server/src/workbooks/sheets/write-workbook.ts';
import { completePlan } from '../../apps/server/src/ideas/export-idea/plan.ts';
import { renderWorkbook } from '../../apps/server/src/ideas/export-idea/render-workbook.ts';
import { sampleBookTemplate } from '../../apps/server/src/workbooks/business-book/business-book.ts';
import { templates } from '../../apps/server/src/workbooks/premium-pack/all.ts';
import { renderTemplate } from '../../apps/server/src/workbooks/premium-pack/render-template.ts';
import { sampleProviderIdea } from '../../apps/server/src/ideas/generate-business-idea/testing/sample-answer.ts';
import { completeIdea } from '../../apps/server/src/ideas/generate-business-idea/provider/complete-idea.ts';
import { expectedFigures, expectedIdeaFigures } from './expected-figures.ts';
import { recalculate, type Recalculated } from './recalculate.ts';

const open = async (file: Uint8Array): Promise<Recalculated> => recalculate(await readWorkbook(file));

function compare({ valueAt }: Recalculated, figures: Readonly<Record<string, string | number>>): void {
  for (const [place, figure] of Object.entries(figures)) {
    if (typeof figure === 'string') expect(`${place} ${valueAt(place)}`).toBe(`${place} ${figure}`);
    else
      expect(Math.abs(Number(valueAt(place)) - figure), `${place} is ${valueAt(place)}`).toBeLessThan(0.01);
  }
}

describe('an engine that shares nothing with ours works out the same figures as by hand', () => {
  test.each([...templates, sampleBookTemplate].map((template) => [template.key, template] as const))(
    '%s',
    async (key, template) => {
      const book = await open(await renderTemplate(template));
      expect(book.errors).toEqual([]);
      expect(book.formulas).toBeGreaterThan(9);
      const figures = expectedFigures[key] ?? {};
      expect(Object.keys(figures).length).toBeGreaterThan(1);
      compare(book, figures);
    },
  );

  test('the export of an idea', async () => {
    const result = {
      ...completeIdea(sampleProviderIdea('Dapur')),
      source: 'provider',
      sourceNote: '',
    } as const;
    const file = await renderWorkbook(
      completePlan({ title: 'Dapur', result, canvas: null, plan: null }, 'Rina', ''),
    );
    const book = await open(file);
    expect(book.errors).toEqual([]);
    compare(book, expectedIdeaFigures);
  });
});

test.each([
  [0, 'nol rupiah', 'Tidak perlu meterai'],
  [1_001_019, 'satu juta seribu sembilan belas rupiah', 'Tidak perlu meterai'],
  [1_752_500, 'satu juta tujuh ratus lima puluh dua ribu lima ratus rupiah', 'Tidak perlu meterai'],
  [20_110_000_300, 'dua puluh miliar seratus sepuluh juta tiga ratus rupiah', 'Perlu meterai Rp 10.000'],
])('the receipt spells out %i once it is entered', async (amount, words, stamp) => {
  const template = templates.find(({ key }) => key === 'kwitansi');
  if (template === undefined) throw new Error('No receipt');
  const workbook = await readWorkbook(await renderTemplate(template));
  const receipt = workbook.sheets.find(({ name }) => name === 'Kwitansi');
  receipt?.cells?.set('5,1', { type: 'number', value: amount } as never);
  const { valueAt } = recalculate(workbook);
  expect(valueAt('Kwitansi!B7')).toBe(words);
  expect(valueAt('Kwitansi!B9')).toBe(stamp);
});

test('the check can fail: a broken formula and a wrong figure are found', async () => {
  const sheet = createSheet({ name: 'Uji', widths: [10] });
  sheet.row('A1', [2, 0, { f: 'A1/B1' }, { f: 'TIDAKADA(A1)' }, { f: 'A1*3' }], 'number');
  const book = await open(await writeWorkbook('Uji', [sheet]));
  expect(book.errors).toHaveLength(2);
  expect(() => compare(book, { 'Uji!E1': 7 })).toThrow();
  compare(book, { 'Uji!E1': 6 });
});
