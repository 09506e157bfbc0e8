import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import crisisExamples from '#content/chat/crisis-examples.json' with { type: 'json' };
import crisisWeights from '#content/chat/crisis-weights.json' with { type: 'json' };
import distressExamples from '#content/chat/distress-examples.json' with { type: 'json' };
import distressWeights from '#content/chat/distress-weights.json' with { type: 'json' };
import illegalExamples from '#content/chat/illegal-examples.json' with { type: 'json' };
import illegalWeights from '#content/chat/illegal-weights.json' with { type: 'json' };
import violenceExamples from '#content/chat/violence-examples.json' with { type: 'json' };
import violenceWeights from '#content/chat/violence-weights.json' with { type: 'json' };
import lines from './need-lines.json' with { type: 'json' };
import { dangerExamplesSchema } from './danger-likelihood.ts';
import { findDanger } from './find/find-danger.ts';
import illegalLines from './illegal-lines.json' with { type: 'json' };

const shareTakenFor = (kind: 'crisis' | 'illegal', texts: readonly string[]): number =>
  texts.filter((text) => findDanger(text)?.kind === kind).length / texts.length;

const weightsSchema = z.object({
  learntFrom: z.string(),
  threshold: z.number(),
  weights: z.record(z.string(), z.number()),
});

test.each([
  ['crisis', crisisWeights, crisisExamples],
  ['violence', violenceWeights, violenceExamples],
  ['distress', distressWeights, distressExamples],
  ['illegal', illegalWeights, illegalExamples],
] as const)('the weights of %s are learnt from the examples as they are now', (name, weights, examples) => {
  const file = readFileSync(
    new URL(`../../../../../content/chat/${name}-examples.json`, import.meta.url),
    'utf8',
  );
  expect(weights.learntFrom).toBe(createHash('sha256').update(file).digest('hex'));
  weightsSchema.parse(weights);
  dangerExamplesSchema.parse(examples);
});

test.each([
  ['crisis', crisisExamples, [...lines.crisis, ...lines.indirect, ...lines.fine]],
  ['violence', violenceExamples, [...lines.violence, ...lines.fine]],
  ['distress', distressExamples, [...lines.distress, ...lines.fine]],
  ['illegal', illegalExamples, [...illegalLines.illegal, ...illegalLines.fine]],
])('no line of the test of %s is one of those learnt from', (_name, examples, tested) => {
  const learnt = new Set([...examples.danger, ...examples.fine]);
  expect(tested.filter((line) => learnt.has(line))).toEqual([]);
});

test('people in danger are told in words that nothing was learnt from', () => {
  expect(shareTakenFor('crisis', lines.crisis)).toBeGreaterThanOrEqual(0.95);
});

test.each(['indirect', 'violence', 'distress'] as const)(
  'people whose need is said in another way (%s) get words for it, in words that nothing was learnt from',
  (need) => {
    const heard = lines[need].filter((text) => {
      const kind = findDanger(text)?.kind ?? 'illegal';
      return kind !== 'illegal';
    });
    expect(heard.length / lines[need].length).toBeGreaterThanOrEqual(0.85);
  },
);

test('near misses mostly stay questions about a business', () => {
  expect(shareTakenFor('crisis', lines.fine)).toBeLessThanOrEqual(0.06);
});

test('requests for something unlawful are told in words that nothing was learnt from', () => {
  expect(shareTakenFor('illegal', illegalLines.illegal)).toBeGreaterThanOrEqual(0.6);
});

test('questions with the words of a misdeed stay questions', () => {
  expect(shareTakenFor('illegal', illegalLines.fine)).toBeLessThanOrEqual(0.06);
});
