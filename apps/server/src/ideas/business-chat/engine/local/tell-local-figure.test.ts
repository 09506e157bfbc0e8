import type { LocalFigure } from '@kawanusaha/contracts/local-figure';
import { afterEach, expect, test } from 'vitest';
import { keepFigures } from '#ideas/generate-business-idea/engine/compose/local/local-data.ts';
import { answerConversation } from '../answer-conversation.ts';
import { tellLocalFigure } from './tell-local-figure.ts';

const today = '2026-11-29';
const kept = (kind: LocalFigure['kind'], key: string, value: LocalFigure['value']): LocalFigure => ({
  kind,
  key,
  value,
  as_of: '2026-11-01',
  holds_until: null,
  source_name: 'Keputusan Gubernur',
  source_url: 'https://jdih.sulselprov.go.id/upah',
  updated_at: '2026-11-02T00:00:00Z',
});
afterEach(() => {
  keepFigures([], today);
});

test("the minimum wage of a province is told with its year and source, an admin's before that of the product", () => {
  const before = answerConversation(['umr makassar berapa ya']);
  expect(before.answered).toBe(true);
  expect(before.content).toMatch(/Sulawesi Selatan tahun 2026: Rp\s[\d.]+ sebulan/u);
  expect(before.sources[0]?.url).toMatch(/^https:/u);
  keepFigures([kept('minimum_wage', 'Sulawesi Selatan', { rupiah: 4_123_456 })], today);
  const after = answerConversation(['umr makassar berapa ya']);
  expect(after.content).toContain('4.123.456');
  expect(after.sources[0]?.source).toBe('Keputusan Gubernur');
});

test("the price of a material is told with its day, an admin's before that of the product", () => {
  expect(tellLocalFigure('kisaran harga beras medium berapa')?.content).toContain('13.709');
  keepFigures([kept('staple_price', 'beras-medium', { rupiah: 14_321 })], today);
  const told = tellLocalFigure('kisaran harga beras medium berapa');
  expect(told?.content).toContain('14.321');
  expect(told?.content).toContain('2026-11-01');
});

test.each([
  'umr bekasi tahun 2031 berapa',
  'ump jawa barat tahun depan berapa',
  'usaha kecil di bandung wajib umr berapa persen',
  'umr berapa',
  'harga beras medium di pasar sekarang berapa',
  'harga jual beras medium rata-rata untung berapa',
])('%s is answered by entries or not at all', (text) => {
  expect(tellLocalFigure(text)).toBeNull();
});
