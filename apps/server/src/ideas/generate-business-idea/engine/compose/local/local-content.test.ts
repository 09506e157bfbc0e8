import { broader } from '@kawanusaha/bahasa/lexicon/links';
import { allConcepts, hasConcept } from '@kawanusaha/bahasa/lexicon/concepts';
import conceptOffers from '#content/ideas/concept-offers.json' with { type: 'json' };
import limitRows from '#content/ideas/limits.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { bills, costBill } from '../cost-bill.ts';
import { offers } from '../content.ts';
import { broughtAlong } from './local-data.ts';
import { limitRuleSchema } from './local-schema.ts';

const { rates, seasons, specialities, staples } = broughtAlong;
const provinces = [...broughtAlong.provinces.values()];
const limits = z.record(z.string(), limitRuleSchema).parse(limitRows);
const unknownConcepts = (ids: readonly string[]) => ids.filter((id) => !hasConcept(id));

describe('figures', () => {
  test('say where they were read, or that they are an estimate', () => {
    for (const row of [...provinces, ...seasons, ...specialities, ...staples.values(), ...rates.values()]) {
      const name = JSON.stringify(row);
      expect(row.checked, name).toBe(row.source !== null);
      expect(row.source === null, name).toBe(row.asOf === null);
      if (!row.checked) expect(row.estimate, name).toBe(true);
    }
  });

  test('of the 38 provinces are there, each once', () => {
    expect(new Set(provinces.map(({ province }) => province)).size).toBe(38);
    expect(provinces).toHaveLength(38);
    expect(provinces.find(({ province }) => province === 'Jawa Tengah')?.priceLevel).toBe(1);
  });
});

describe('concepts of the content', () => {
  test('exist', () => {
    const named = [
      ...Object.keys(conceptOffers),
      ...Object.keys(limits),
      ...specialities.map(({ concept }) => concept),
      ...seasons.map(({ concept }) => concept),
      ...bills.keys(),
    ];
    expect(unknownConcepts(named)).toEqual([]);
  });

  test('every province has four specialities and none of them twice', () => {
    for (const { province } of provinces) {
      const own = specialities.filter((row) => row.province === province).map(({ concept }) => concept);
      expect(new Set(own).size, province).toBe(own.length);
      expect(own.length, province).toBeGreaterThanOrEqual(4);
    }
    const names = new Set(provinces.map(({ province }) => province));
    expect(specialities.filter(({ province }) => !names.has(province))).toEqual([]);
  });

  test('every limit of the lexicon has its rule', () => {
    const wanted = allConcepts.filter(({ kind }) => kind === 'limit').map(({ id }) => id);
    expect(wanted.filter((id) => !(id in limits))).toEqual([]);
  });
});

describe('offers by concept', () => {
  test('exist', () => {
    const there = new Set(offers.map(({ id }) => id));
    const unknown = Object.entries(conceptOffers).flatMap(([id, ids]) =>
      ids.filter((offer) => !there.has(offer)).map((offer) => `${id} → ${offer}`),
    );
    expect(unknown).toEqual([]);
  });

  test('are reached from everything that a student can do, study or make', () => {
    const kinds = new Set([
      'skill',
      'activity',
      'service',
      'major',
      'smk',
      'dish',
      'drink',
      'craft',
      'crop',
      'fish',
      'livestock',
      'material',
    ]);
    const named = new Set([...Object.keys(conceptOffers), ...offers.flatMap(({ covers }) => covers)]);
    const kindsOfOffers = new Set(offers.flatMap((offer) => offer.kinds));
    const unreached = allConcepts.filter(
      ({ id, kind }) =>
        kinds.has(kind) && !kindsOfOffers.has(kind) && ![id, ...broader(id)].some((wide) => named.has(wide)),
    );
    expect(unreached.map(({ id }) => id)).toEqual([]);
  });
});

describe('bills of materials', () => {
  test('name materials that have a price in the same unit', () => {
    for (const bill of bills.values())
      for (const { staple, unit } of bill.items)
        expect(staples.get(staple)?.unit, `${bill.concept}: ${staple}`).toBe(unit);
  });

  test('give the cost of one unit, dearer where prices are higher', () => {
    for (const bill of bills.values()) {
      const { perUnit, lines } = costBill(bill, 1);
      expect(perUnit, bill.concept).toBeGreaterThan(500);
      expect(lines).toHaveLength(bill.items.length);
      expect(costBill(bill, 1.5).perUnit, bill.concept).toBeGreaterThan(perUnit);
    }
  });

  test('of ten glasses of iced tea follows from its amounts', () => {
    const bill = {
      concept: 'teh',
      label: 'Es teh',
      yields: 10,
      unit: 'gelas',
      items: [{ staple: 'gula-pasir', amount: 1, unit: 'kg' }],
      wastePercent: 10,
      estimate: true,
    };
    const price = staples.get('gula-pasir')?.price ?? 0;
    expect(costBill(bill, 1).perUnit).toBe(Math.round((price * 1.1) / 10));
    expect(() => costBill({ ...bill, items: [{ staple: 'none', amount: 1, unit: 'kg' }] }, 1)).toThrow(
      'none',
    );
  });
});
