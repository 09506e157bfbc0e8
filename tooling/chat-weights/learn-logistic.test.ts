import { expect, test } from 'vitest';
import { learnLogistic, probability, type Sample } from './learn-logistic.ts';

/** Samples whose signs go together, as those of the chat do: each says nearly the same. */
function makeSamples(): Sample[] {
  let seed = 7;
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 4_294_967_296;
  };
  return Array.from({ length: 300 }, () => {
    const level = random();
    const signs = Array.from({ length: 14 }, () => Math.min(1, Math.max(0, level + 0.3 * (random() - 0.5))));
    return { signs, isRight: random() < level, weight: 1 };
  });
}

const samples = makeSamples();
const noPenalties = Array.from({ length: 14 }, () => false);

test('comes to rest: another step changes nothing', () => {
  const model = learnLogistic(samples, noPenalties, 4000);
  const later = learnLogistic(samples, noPenalties, 4001);
  expect(Math.max(...model.map((weight, at) => Math.abs(weight - (later[at] ?? 0))))).toBeLessThan(1e-3);
});

test('says how likely a sample is right: as many are right as it says', () => {
  const model = learnLogistic(samples, noPenalties);
  const said = samples.reduce((sum, { signs }) => sum + probability(model, signs), 0);
  expect(said).toBeCloseTo(samples.filter(({ isRight }) => isRight).length, 0);
});

test('a sign that may only speak against never speaks for', () => {
  const model = learnLogistic(
    samples,
    noPenalties.map((_none, at) => at === 0),
  );
  expect(model[1]).toBeLessThanOrEqual(0);
  expect(Math.min(...model.slice(2))).toBeGreaterThanOrEqual(0);
});
