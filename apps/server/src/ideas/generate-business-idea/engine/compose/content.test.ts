import { describe, expect, test } from 'vitest';
import { computeBudget } from '@kawanusaha/contracts/finance/budget';
import type { BusinessKind } from '@kawanusaha/contracts/finance/business-kinds';
import { computeCashFlow } from '@kawanusaha/contracts/finance/cash-flow';
import { scenarioDefinitions } from '@kawanusaha/contracts/finance/conditions';
import { estimateDetails } from '@kawanusaha/contracts/finance/details-of';
import { computeScenarios } from '@kawanusaha/contracts/finance/scenarios';
import { computeUnitEconomics } from '@kawanusaha/contracts/finance/unit-economics';
import { findPaybackMonth } from '@kawanusaha/contracts/finance/payback';
import { examples, offers, patterns, permits, suits } from './content.ts';

const slots = new Set([
  'Merek',
  'produk',
  'o',
  'pelajaran',
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

/** How money moves in the sectors of the examples. */
const kindOfSector: Readonly<Record<string, BusinessKind>> = {
  'Makanan siap santap': 'makanan',
  'Makanan kemasan': 'makanan',
  'Minuman dan kue': 'makanan',
  'Pertanian dan hewan': 'segar',
  'Fesyen dan kerajinan': 'kriya',
  'Desain dan ilustrasi': 'digital',
  'Foto, video, dan tulisan': 'digital',
  Teknologi: 'digital',
  Pendidikan: 'ajar',
  'Jasa sekitar kampus': 'jasa',
  'Kecantikan, kesehatan, dan olahraga': 'jasa',
  'Acara, wisata, dan hiburan': 'jasa',
  'Lingkungan dan sosial': 'dagang',
};
const planned = examples.map(({ id, sector, numbers, capital }) => {
  const six = { ...numbers, capital: capital[1] };
  return { id, plan: { ...six, details: estimateDetails(six, kindOfSector[sector] ?? 'umum') } };
});

describe('examples', () => {
  test('every sector has a kind', () => {
    expect(examples.filter(({ sector }) => kindOfSector[sector] === undefined)).toEqual([]);
  });

  test('at least a third lose money when things go badly, none as planned', () => {
    const outcomes = planned.map(({ plan }) => computeScenarios(plan));
    const losing = (key: string) =>
      outcomes.filter((scenarios) => scenarios.some((one) => one.key === key && one.losesMoney)).length;
    expect(losing('careful')).toBeGreaterThanOrEqual(Math.ceil(examples.length / 3));
    expect(losing('base')).toBe(0);
  });

  test.each(planned.map(({ id, plan }) => [id, plan] as const))(
    '%s: the budget equals the cash flow to the Rupiah in every scenario',
    (_, plan) => {
      for (const { conditions } of scenarioDefinitions) {
        const { start, months } = computeCashFlow(plan, undefined, conditions);
        const lowest = Math.min(start.balance, ...months.map(({ balance }) => balance));
        expect(computeBudget(plan, conditions).total).toBe(plan.capital - lowest);
      }
    },
  );

  test('are at least 120, each once, a good part of them without capital', () => {
    expect(examples.length).toBeGreaterThanOrEqual(120);
    expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length);
    expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
    expect(examples.filter(({ capital }) => capital[0] === 0).length).toBeGreaterThanOrEqual(25);
  });

  test.each(examples.map((example) => [example.id, example] as const))(
    '%s has honest numbers and says what is not known',
    (_, example) => {
      const assumptions = { ...example.numbers, capital: example.capital[1] };
      const economics = computeUnitEconomics(assumptions);
      expect(assumptions.price).toBeGreaterThan(assumptions.unitCost);
      expect(example.capital[1]).toBeGreaterThan(example.capital[0]);
      expect(economics.breakEvenUnits).toBeLessThan(economics.unitsPerMonth);
      expect(economics.profitPerMonth).toBeGreaterThanOrEqual(150_000);
      expect(economics.profitPerMonth).toBeLessThanOrEqual(5_000_000);
      expect(findPaybackMonth(assumptions)).toBeLessThanOrEqual(24);
      expect(example.hoursPerWeek).toBeLessThanOrEqual(30);
      expect(example.risks.length).toBeGreaterThanOrEqual(3);
      expect(example.steps.length).toBeGreaterThanOrEqual(4);
      expect(example.unknown.length).toBeGreaterThan(10);
      expect(JSON.stringify(example)).not.toMatch(/pasti untung|dijamin|kaya raya|passive income/i);
    },
  );
});
