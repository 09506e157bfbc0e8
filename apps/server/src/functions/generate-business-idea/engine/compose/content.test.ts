import { describe, expect, test } from 'vitest';
import * as permits from '../../catalogue/permits.ts';
import { offers, patterns, suits } from './content.ts';

const slots = new Set([
  'Merek',
  'produk',
  'o',
  'objek',
  'Tempat',
  'di',
  'dari',
  'pelanggan',
  'pelangganKelas',
  'topik',
  'Topik',
]);
const slotsOf = (text: string) => [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);

describe('offers', () => {
  test('have names of their own, a gain on every unit and permits that exist', () => {
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
    for (const offer of offers) {
      expect(offer.price, offer.id).toBeGreaterThan(offer.unitCost);
      expect(offer.capital[0], offer.id).toBeLessThanOrEqual(offer.capital[1]);
      for (const name of offer.permits) expect(Object.keys(permits), offer.id).toContain(name);
    }
  });

  test('each can be sold in at least two ways, one of them without a subject and a place', () => {
    for (const offer of offers) {
      const ways = patterns.filter((pattern) => suits(pattern, offer));
      expect(ways.length, offer.id).toBeGreaterThanOrEqual(2);
      expect(
        ways.some(({ needsTopic, needsPlace }) => !needsTopic && !needsPlace),
        offer.id,
      ).toBe(true);
    }
  });
});

describe('patterns', () => {
  test('name only offers that exist and slots that are filled', () => {
    const ids = new Set(offers.map(({ id }) => id));
    expect(new Set(patterns.map(({ id }) => id)).size).toBe(patterns.length);
    for (const pattern of patterns) {
      for (const id of [...pattern.onlyOffers, ...pattern.withoutOffers])
        expect(ids, pattern.id).toContain(id);
      for (const text of [...pattern.names, pattern.about, ...pattern.steps, ...pattern.risks])
        for (const slot of slotsOf(text)) expect(slots, `${pattern.id}: ${text}`).toContain(slot);
      expect(
        offers.some((offer) => suits(pattern, offer)),
        pattern.id,
      ).toBe(true);
    }
  });
});
