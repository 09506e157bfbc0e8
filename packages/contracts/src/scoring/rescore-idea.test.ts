import { expect, test } from 'vitest';
import type { Assumptions } from '../finance/assumptions.ts';
import type { Idea } from '../idea.ts';
import { scoreDimensions } from '../score-dimensions.ts';
import { bareDetails } from '../testing/plan-cases.ts';
import { rescoreIdea } from './rescore-idea.ts';
import { scoreEconomics } from './score-economics.ts';
import { limitScore, weighScores } from './weigh-scores.ts';

const assumptions = {
  price: 10_000,
  unitCost: 6_000,
  unitsPerDay: 10,
  daysPerMonth: 20,
  fixedCostPerMonth: 200_000,
  capital: 500_000,
};
const scores = scoreDimensions.map(({ key }) => ({
  dimension: key,
  score: 70,
  reason: 'Karena uji.',
  unknown: 'Penjualan nyata.',
  confidence: 'sedang' as const,
}));
const idea: Idea = {
  businessName: 'Dapur',
  description: 'Makan siang',
  targetMarket: 'Kos',
  capitalNeeded: 'Rp 300.000 sampai Rp 900.000. Rencana ini memakai Rp 500.000.',
  potentialRevenue: '',
  timelineToProfit: '',
  skillsUtilized: [],
  initialSteps: [],
  challenges: [],
  additionalResources: [],
  key: 'dapur',
  unit: 'porsi',
  assumptions,
  scores,
  totalScore: 70,
  channels: [],
  permits: [],
  season: '',
  hoursPerWeek: 10,
  projectType: 'Startup',
  teamSkills: [],
  missingSkill: 'Marketing',
};
const budget = 600_000;
const change = (changes: Partial<Assumptions>, money: number | null = budget) =>
  rescoreIdea(idea, { assumptions, scores }, { ...assumptions, ...changes }, money);
const of = (rescored: Idea, dimension: string) =>
  rescored.scores.find((score) => score.dimension === dimension) ?? { score: -1, reason: '' };

test.each([
  ['below the cost of a unit', { price: 5_000 }],
  ['as high as the cost of a unit', { price: 6_000 }],
  ['below the cost of a unit, without a fixed cost', { price: 5_000, fixedCostPerMonth: 0 }],
])('a price %s is told in words, not as a break-even without a number or of nothing', (_what, changes) => {
  const { reason } = of(change(changes), 'economics');
  expect(reason).toContain('Karena harganya belum melebihi biaya satu porsi dan modal belum kembali');
  expect(reason).not.toMatch(/–|titik impasnya/);
});

test('the first assumptions give back the first scores', () => {
  const there = change({ price: 5_000 });
  const back = rescoreIdea(there, { assumptions, scores }, assumptions, budget);
  expect(back.scores).toEqual(scores);
  expect(back.totalScore).toBe(weighScores(scores));
});

test('a price below the cost takes the economics down to the ground, with the loss as its reason', () => {
  const loss = change({ price: 5_000 });
  expect(of(loss, 'economics').score).toBe(10);
  expect(of(loss, 'economics').reason).toContain('modal belum kembali dalam lima tahun');
  expect(loss.totalScore).toBe(50);
  expect(limitScore(loss.scores)?.sentence).toContain('merugi');
  expect(limitScore(idea.scores)).toBeNull();
  expect(loss.potentialRevenue).toContain('rugi');
});

test('twice the target or a much higher price is not for free: buyers and rivals count', () => {
  const bold = change({ unitsPerDay: 20, price: 13_000 });
  expect(of(bold, 'demand').score).toBe(45);
  expect(of(bold, 'demand').reason).toContain('target 400 porsi sebulan, dari 200 semula');
  expect(of(bold, 'competition').score).toBe(55);
  expect(of(bold, 'competition').reason).toContain('pesaing yang lebih murah');
});

test('a plan that costs more than the person has says so', () => {
  // Equipment 1.000.000; month 1 leaves 40 × 4.000 − 200.000 = −40.000.
  const details = { ...bareDetails, equipment: 1_000_000 };
  const dear = change({ capital: 1_200_000, details });
  expect(of(dear, 'capitalFit').score).toBe(31); // 50 × 700.000 / 1.140.000
  expect(of(dear, 'capitalFit').reason.replaceAll('\u00a0', ' ')).toContain(
    'kas turun sampai -Rp 440.000 di bulan ke-1; modal Rp 600.000 kurang Rp 440.000',
  );
  expect(of(dear, 'capitalFit').reason).toContain('lebih dari modal Anda');
  expect(dear.capitalNeeded).toMatch(
    /^Rp 300\.000 sampai Rp 900\.000\. Rencana ini memakai Rp\s1\.200\.000\.$/,
  );
  // Without a known budget the plan's own capital is what there is.
  expect(of(change({ capital: 1_200_000, details }, null), 'capitalFit').score).toBeGreaterThan(50);
});

test('skill, interest and ease do not follow numbers', () => {
  const other = change({ price: 20_000, unitCost: 1, unitsPerDay: 1, capital: 5_000_000 });
  for (const dimension of ['skillFit', 'interestFit', 'ease']) expect(of(other, dimension).score).toBe(70);
});

test('no assumption makes a score leave 0 to 100', () => {
  for (const value of [0, 1, 31, 100_000]) {
    const { score } = scoreEconomics({
      assumptions: {
        price: value,
        unitCost: value,
        unitsPerDay: value,
        daysPerMonth: Math.min(31, value),
        fixedCostPerMonth: value,
        capital: value,
      },
      unit: 'unit',
      hoursPerWeek: 0,
    });
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(100);
  }
});

test.each([
  [50, 8, true],
  [50, 30, false],
  [70, 8, false],
])(
  'a skill of %i beside an interest of %i: what touches only one, and little, stays at 40',
  (skill, interest, isHeld) => {
    const fit = scores.map((score) =>
      score.dimension === 'skillFit'
        ? { ...score, score: skill }
        : score.dimension === 'interestFit'
          ? { ...score, score: interest }
          : { ...score, score: 95 },
    );
    expect(weighScores(fit) <= 40).toBe(isHeld);
    expect(limitScore(fit)?.sentence.includes('sedikit') ?? false).toBe(isHeld);
  },
);
