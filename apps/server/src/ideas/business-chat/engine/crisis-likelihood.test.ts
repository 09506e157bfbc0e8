import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import examples from '#content/chat/crisis-examples.json' with { type: 'json' };
import weights from '#content/chat/crisis-weights.json' with { type: 'json' };
import lines from './crisis-lines.json' with { type: 'json' };
import { crisisExamplesSchema } from './crisis-likelihood.ts';
import { findDanger } from './find-danger.ts';

const shareTakenForCrisis = (texts: readonly string[]): number =>
  texts.filter((text) => findDanger(text)?.kind === 'crisis').length / texts.length;

test('the weights are learnt from the examples as they are now', () => {
  const file = readFileSync(
    new URL('../../../../content/chat/crisis-examples.json', import.meta.url),
    'utf8',
  );
  expect(weights.learntFrom).toBe(createHash('sha256').update(file).digest('hex'));
  crisisExamplesSchema.parse(examples);
});

test('no line of the test is one of those learnt from', () => {
  const learnt = new Set([...examples.crisis, ...examples.fine]);
  expect([...lines.crisis, ...lines.fine].filter((line) => learnt.has(line))).toEqual([]);
});

test('people in danger are told in words that nothing was learnt from', () => {
  expect(shareTakenForCrisis(lines.crisis)).toBeGreaterThanOrEqual(0.95);
});

test('near misses mostly stay questions about a business', () => {
  expect(shareTakenForCrisis(lines.fine)).toBeLessThanOrEqual(0.06);
});
