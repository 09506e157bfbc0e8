import { computeUnitEconomics } from '@kawanusaha/contracts/finance/unit-economics';
import { findPaybackMonth } from '@kawanusaha/contracts/finance/cash-flow';
import { ideaSchema } from '@kawanusaha/contracts/idea';
import { describe, expect, test } from 'vitest';
import { buildIdea } from '../engine/build-idea.ts';
import { readProfile } from '../engine/profile.ts';
import { topicKeys } from '../topics.ts';
import { catalogue } from './all.ts';

test('holds at least 120 businesses, each once, a good part of them without capital', () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(120);
  expect(new Set(catalogue.map(({ entry }) => entry.id)).size).toBe(catalogue.length);
  expect(new Set(catalogue.map(({ entry }) => entry.name)).size).toBe(catalogue.length);
  expect(catalogue.filter(({ entry }) => entry.capital[0] === 0).length).toBeGreaterThanOrEqual(25);
});

test('every topic leads somewhere', () => {
  const used = new Set(catalogue.flatMap(({ entry }) => [...entry.skills, ...entry.interests]));
  expect(topicKeys.filter((topic) => !used.has(topic))).toEqual([]);
});

describe.each(catalogue.map((item) => [item.entry.id, item] as const))('%s', (_, item) => {
  const { entry } = item;
  const [price, unitCost, unitsPerDay, daysPerMonth, fixedCostPerMonth] = entry.numbers;
  const assumptions = {
    price,
    unitCost,
    unitsPerDay,
    daysPerMonth,
    fixedCostPerMonth,
    capital: entry.capital[1],
  };

  test('has honest numbers: it earns, breaks even below its target, pays back within two years, makes nobody rich', () => {
    const economics = computeUnitEconomics(assumptions);
    expect(price).toBeGreaterThan(unitCost);
    expect(entry.capital[1]).toBeGreaterThan(entry.capital[0]);
    expect(economics.breakEvenUnits).toBeLessThan(economics.unitsPerMonth);
    expect(economics.profitPerMonth).toBeGreaterThanOrEqual(150_000);
    expect(economics.profitPerMonth).toBeLessThanOrEqual(5_000_000);
    expect(findPaybackMonth(assumptions)).toBeLessThanOrEqual(24);
    expect(entry.hours).toBeLessThanOrEqual(30);
  });

  test('is complete and says what is not known', () => {
    const lists = [entry.channels, entry.permits, entry.risks, entry.steps, entry.resources];
    expect(lists.map((list) => list.length)).toEqual(lists.map((list) => Math.max(list.length, 1)));
    expect(entry.risks.length).toBeGreaterThanOrEqual(3);
    expect(entry.steps.length).toBeGreaterThanOrEqual(4);
    expect(entry.unknown.length).toBeGreaterThan(10);
    expect(JSON.stringify(entry)).not.toMatch(/pasti untung|dijamin|kaya raya|passive income/i);
  });

  test('becomes an idea that the contract accepts', () => {
    const idea = buildIdea(item, readProfile({ skills: 'masak', interests: 'bisnis', capital: '5 juta' }));
    expect(ideaSchema.safeParse(idea).error).toBeUndefined();
    expect(idea.scores).toHaveLength(7);
    expect(JSON.stringify(idea)).not.toContain('{kota}');
  });
});
