import { sampleIdea } from '@kawanusaha/contracts/testing/sample-idea';
import { expect, test } from 'vitest';
import { toldToReader } from './told-to-reader.ts';

test('who reads another one’s plan is not addressed as its owner, and figures stay', () => {
  const [score] = sampleIdea.scores;
  if (score === undefined) throw new Error('The sample has scores');
  const told = toldToReader({
    ...sampleIdea,
    description: 'Anda mengerti dunianya. Anda, dan teman Anda, memulai.',
    scores: [{ ...score, reason: 'Karena Anda menulis "memasak".' }],
  });
  expect(told.description).toBe(
    'Pemilik ide mengerti dunianya. Pemilik ide, dan teman pemilik ide, memulai.',
  );
  expect(told.scores[0]).toEqual({ ...score, reason: 'Karena pemilik ide menulis "memasak".' });
  expect(told.assumptions).toBe(sampleIdea.assumptions);
});
