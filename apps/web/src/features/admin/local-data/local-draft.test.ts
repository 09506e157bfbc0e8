import { describe, expect, test } from 'vitest';
import type { LocalRow } from './api/list-local-data.ts';
import { stateOf } from './describe-local.ts';
import { draftOf, readDraft, type LocalDraft } from './local-draft.ts';

const today = '2026-11-28';
const draft = (change: Partial<LocalDraft>): LocalDraft => ({
  ...draftOf(null, today),
  ...{ source_name: 'BPS Bali', source_url: 'https://bali.bps.go.id/harga' },
  ...change,
});
const errorsOf = (kind: Parameters<typeof readDraft>[0], change: Partial<LocalDraft>) =>
  Object.keys(readDraft(kind, draft(change), 'pie-susu', today).errors ?? {});

describe('the form of a figure', () => {
  test('reads amounts as they are typed, with the source', () => {
    expect(readDraft('staple_price', draft({ figure: '17rb' }), '', today)).toEqual({
      value: { rupiah: 17_000 },
      source: {
        ...{ as_of: today, holds_until: null },
        ...{ source_name: 'BPS Bali', source_url: 'https://bali.bps.go.id/harga' },
      },
      errors: null,
    });
    expect(readDraft('price_level', draft({ figure: '1,25' }), '', today)).toMatchObject({
      value: { level: 1.25 },
    });
  });

  test('says at each field what is wrong', () => {
    expect(errorsOf('minimum_wage', { figure: 'banyak' })).toContain('figure');
    expect(errorsOf('price_level', { figure: '9' })).toContain('figure');
    expect(errorsOf('staple_price', { figure: '1rb', as_of: '2199-01-01' })).toEqual(['as_of']);
    expect(errorsOf('staple_price', { figure: '1rb', holds_until: '2026-01-01' })).toEqual(['holds_until']);
    expect(errorsOf('staple_price', { figure: '1rb', source_url: 'bps' })).toEqual(['source_url']);
    expect(errorsOf('season', { label: 'Wisuda', from: '2027-02-02', to: '2027-02-01' }).toSorted()).toEqual([
      'concept',
      'to',
    ]);
    expect(errorsOf('speciality', {})).toEqual([]);
  });
});

describe('what holds of a row', () => {
  const brought = {
    ...{ key: 'Bali', label: 'Bali', unit: 'Rp sebulan', value: { rupiah: 1 }, asOf: '2025-01-01' },
    ...{ sourceName: 'Rekap', sourceUrl: 'https://x.example/y', isEstimate: false },
  };
  const kept = {
    ...{ kind: 'minimum_wage' as const, key: 'Bali', value: { rupiah: 2 }, as_of: '2026-01-01' },
    ...{
      holds_until: null as string | null,
      source_name: 'BPS',
      source_url: 'https://bps.example/y',
      updated_at: '',
    },
  };
  const row = (change: Partial<LocalRow>): LocalRow => ({
    ...{ key: 'Bali', label: 'Bali', unit: '', brought, kept: null },
    ...change,
  });

  test('is what an admin keeps, until its day is over', () => {
    expect(stateOf(row({}), today)).toMatchObject({ value: { rupiah: 1 }, isKept: false, isOld: true });
    expect(stateOf(row({ kept }), today)).toMatchObject({ value: { rupiah: 2 }, isKept: true, isOld: false });
    const over = { ...kept, holds_until: '2026-11-27' };
    expect(stateOf(row({ kept: over }), today)).toMatchObject({ value: { rupiah: 1 }, isOver: true });
  });
});
