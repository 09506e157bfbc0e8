import type { LocalFigure } from '@kawanusaha/contracts/local-figure';
import { afterEach, expect, test } from 'vitest';
import { keepFigures } from '#ideas/generate-business-idea/engine/compose/local/local-data.ts';
import { buildInstructions } from '../../stream-provider-answer.ts';
import { answerConversation } from '../answer-conversation.ts';

const today = '2026-11-29';
const kept = (kind: LocalFigure['kind'], key: string, value: LocalFigure['value']): LocalFigure => ({
  kind,
  key,
  value,
  as_of: '2026-11-01',
  holds_until: null,
  source_name: 'Peraturan Baru',
  source_url: 'https://peraturan.example.go.id/baru',
  updated_at: '2026-11-02T00:00:00Z',
});
afterEach(() => {
  keepFigures([], today);
});
const answer = (...turns: string[]) => {
  const { content, sources, calculation } = answerConversation(turns);
  return { content: content.replaceAll('\u00A0', ' '), sources, calculation };
};

test('the tax of a shop is reckoned by the bound and the rate that an admin keeps, with source and date', () => {
  const question = 'omzet setahun 700 juta orang pribadi, pph finalnya berapa';
  const before = answer(question);
  expect(before.content).toContain('Rp 1.000.000');
  expect(before.content).toContain('PP 55/2022');
  keepFigures(
    [
      kept('rate', 'pph-final-bebas', { number: 600_000_000 }),
      kept('rate', 'pph-final-tarif', { number: 0.25 }),
    ],
    today,
  );
  const after = answer(question);
  expect(after.content).toContain('Rp 250.000');
  expect(after.content).toContain('menurut Peraturan Baru (data per 2026-11-01)');
  expect(after.content).not.toContain('PP 55/2022');
  expect(after.sources.map(({ source }) => source)).toContain('Peraturan Baru');
  // The screen reckons anew with the same figures.
  expect(after.calculation?.inputs).toMatchObject({ taxFree: 600_000_000, taxRate: 0.25 });
});

test('a loan without a rate is reckoned by the rate that an admin keeps; one with a rate is not', () => {
  keepFigures([kept('rate', 'kur-mikro-bunga', { number: 12 })], today);
  const loan = answer('pinjam kur 10 juta 10 bulan cicilannya berapa');
  expect(loan.calculation?.inputs.rate).toBe(12);
  expect(loan.content).toContain('Bunga KUR mikro pertama: 12% efektif setahun, menurut Peraturan Baru');
  const told = answer('pinjam kur 10 juta 10 bulan bunga 6% setahun cicilannya berapa');
  expect(told.calculation?.inputs.rate).toBe(6);
  expect(told.sources).toEqual([]);
});

test('workers at the minimum wage cost what an admin keeps for the place', () => {
  const question = 'gaji umr makassar 2 karyawan selama 3 bulan total berapa';
  keepFigures([kept('minimum_wage', 'Sulawesi Selatan', { rupiah: 4_000_000 })], today);
  const after = answer(question);
  expect(after.content).toContain('Rp 24.000.000');
  expect(after.sources[0]?.source).toBe('Peraturan Baru');
});

test('so much of a material costs what an admin keeps for it', () => {
  keepFigures([kept('staple_price', 'beras-medium', { rupiah: 14_000 })], today);
  const after = answer('harga acuan beras medium 25 kg berapa');
  expect(after.content).toContain('Rp 350.000');
  expect(after.content).toContain('2026-11-01');
});

test("a provider's prompt has the wage of the place, the price of the material and the rates, each with date and source", () => {
  const ask = (): string =>
    buildInstructions({
      knowledge: [],
      idea: null,
      request: {
        mode: 'konsultasi',
        messages: [{ role: 'user', content: 'usaha beras medium di makassar, upah dan pajaknya gimana' }],
      },
    });
  expect(ask()).toContain('"angka":0.5');
  keepFigures(
    [
      kept('minimum_wage', 'Sulawesi Selatan', { rupiah: 4_123_456 }),
      kept('staple_price', 'beras-medium', { rupiah: 14_321 }),
      kept('rate', 'pph-final-tarif', { number: 0.75 }),
    ],
    today,
  );
  const prompt = ask();
  for (const told of [
    '4123456',
    '14321',
    '"angka":0.75',
    'Peraturan Baru',
    '2026-11-01',
    'peraturan.example.go.id',
  ])
    expect(prompt).toContain(told);
});
