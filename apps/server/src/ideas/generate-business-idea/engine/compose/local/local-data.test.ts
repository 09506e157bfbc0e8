import type { LocalFigure } from '@kawanusaha/contracts/local-figure';
import { afterEach, describe, expect, test } from 'vitest';
import { composeAnswer } from '../compose-answer.ts';
import { broughtAlong, keepFigures, localData, withKept } from './local-data.ts';
import { describeSeason, nextSeason } from './next-season.ts';

const today = '2026-11-28';
const figure = (change: Partial<LocalFigure>): LocalFigure => ({
  kind: 'staple_price',
  key: 'gula-pasir',
  value: { rupiah: 40_000 },
  as_of: '2026-11-01',
  holds_until: null,
  source_name: 'Dinas Perdagangan',
  source_url: 'https://disdag.example.go.id/harga',
  updated_at: '2026-11-02',
  ...change,
});
afterEach(() => keepFigures([], today));

describe('what an admin keeps', () => {
  test('stands before what the product brings along, with its date and source', () => {
    const { staples, provinces } = withKept(
      broughtAlong,
      [
        figure({}),
        figure({ kind: 'minimum_wage', key: 'Bali', value: { rupiah: 3_500_000 } }),
        figure({ kind: 'price_level', key: 'Bali', value: { level: 1.4 } }),
      ],
      today,
    );
    expect(staples.get('gula-pasir')).toMatchObject({
      ...{ price: 40_000, unit: 'kg', checked: true, estimate: false, asOf: '2026-11-01' },
      source: { name: 'Dinas Perdagangan' },
    });
    expect(provinces.get('Bali')).toMatchObject({ minimumWage: 3_500_000, year: 2026, priceLevel: 1.4 });
    expect(staples.get('tepung-terigu')).toEqual(broughtAlong.staples.get('tepung-terigu'));
  });

  test('adds and takes away seasons and specialities', () => {
    const value = {
      concept: 'wisuda',
      label: 'Wisuda Unud',
      from: '2026-12-05',
      to: '2026-12-05',
      provinces: ['Bali'],
      note: '',
    };
    const removed = broughtAlong.specialities.find(({ province }) => province === 'Bali');
    const data = withKept(
      broughtAlong,
      [
        figure({ kind: 'season', key: 'wisuda-unud', value }),
        figure({
          kind: 'speciality',
          key: `Bali:${removed?.concept}`,
          value: { concept: removed?.concept, holds: false },
        }),
        figure({ kind: 'speciality', key: 'Bali:mi-aceh', value: { concept: 'mi-aceh', holds: true } }),
      ],
      today,
    );
    expect(data.seasons).toHaveLength(broughtAlong.seasons.length + 1);
    expect(data.conceptsOf.get('Bali')).toContain('mi-aceh');
    expect(data.conceptsOf.get('Bali')).not.toContain(removed?.concept);
  });

  test.each([
    figure({ holds_until: '2026-11-27' }),
    figure({ key: 'bahan-yang-tidak-ada' }),
    figure({ value: { rupiah: 'mahal' } }),
    figure({ source_url: 'javascript:alert(1)' }),
    figure({ kind: 'speciality', key: 'Bali:x', value: { concept: 'tidak-dikenal', holds: true } }),
    figure({ kind: 'cuaca' as never }),
  ])('is left out when it is over, unknown or no figure: %o', (kept) => {
    expect(withKept(broughtAlong, [kept], today)).toEqual(broughtAlong);
  });

  test('changes what an idea costs, and names its source there', () => {
    const ask = () => {
      const answer = composeAnswer(
        { skills: 'memasak puding', interests: 'kuliner puding', city: 'Bandung' },
        'a',
        today,
      );
      if (answer.kind !== 'answer') throw new Error(answer.kind);
      const bill = [answer.body, ...answer.body.alternatives].find((idea) =>
        idea.bill?.lines.some(({ label }) => label === localData().staples.get('gula-pasir')?.label),
      )?.bill;
      const line = bill?.lines.find(({ label }) => label === localData().staples.get('gula-pasir')?.label);
      return { perUnit: bill?.perUnit ?? 0, source: line?.source };
    };
    const before = ask();
    keepFigures([figure({ value: { rupiah: 90_000 } })], today);
    const after = ask();
    expect(before.perUnit).toBeGreaterThan(0);
    expect(after.perUnit).toBeGreaterThan(before.perUnit);
    expect(after.source).toBe('Dinas Perdagangan');
  });
});

describe('the next season', () => {
  test('is the earliest of those that the text names, also while it is on; marked where it is an estimate', () => {
    const next = nextSeason('Puncak Ramadan, Lebaran, Natal, dan wisuda', null, today);
    expect(next?.id).toBe('natal-2026');
    expect(nextSeason('Naik menjelang Ramadan', null, '2027-02-20')?.id).toBe('ramadan-2027');
    const ramadan = nextSeason('Naik menjelang Ramadan', null, today);
    expect(ramadan === null ? '' : describeSeason(ramadan)).toBe(
      'Terdekat: Ramadan 1448 H, 8 Februari – 9 Maret 2027 (perkiraan).',
    );
  });

  test('is of the province, and none where none is named or known', () => {
    expect(nextSeason('Merata', null, today)).toBeNull();
    expect(nextSeason('Naik menjelang Ramadan', null, '2199-01-01')).toBeNull();
    keepFigures(
      [
        figure({
          ...{ kind: 'season', key: 'wisuda-unud' },
          value: {
            concept: 'wisuda',
            label: 'Wisuda Unud',
            from: '2026-12-05',
            to: '2026-12-05',
            provinces: ['Bali'],
            note: '',
          },
        }),
      ],
      today,
    );
    expect(nextSeason('Naik saat wisuda', 'Bali', today)?.id).toBe('wisuda-unud');
    expect(nextSeason('Naik saat wisuda', 'Aceh', today)?.id).not.toBe('wisuda-unud');
  });
});
