import type { JudgedPair } from '@kawanusaha/contracts/matching/judge-pair';
import { expect, test } from 'vitest';
import { countShown, rankFitting, reasonsOf } from './choose-shown.ts';

/** A judged pair that counts in `said` each sentence that is made of it. */
function pairOf(score: number, said: string[], fitting = true): JudgedPair {
  const say = (words: string) => () => {
    said.push(words);
    return words;
  };
  const verdict = { share: 1, caution: say('Perhatikan'), ...(fitting && { fits: say('Cocok') }) };
  return { score, excludedBy: [], subjects: [{ subject: 'skills', points: score, verdict }], needs: [] };
}

test('sentences are made for the pairs that are shown alone, however many are ranked', () => {
  const said: string[] = [];
  const pairs = Array.from({ length: 500 }, (_, at) => ({ item: at, match: pairOf(at / 5, said) }));
  const ranked = rankFitting(pairs);
  const shown = ranked.slice(0, countShown(ranked));
  expect(ranked).toHaveLength(500);
  expect(said).toEqual([]);
  expect(shown.map(({ item }) => item)).toEqual([499, 498, 497, 496, 495, 494, 493, 492, 491, 490]);
  expect(shown.map(reasonsOf)[0]).toEqual([
    { tone: 'fits', sentence: 'Cocok' },
    { tone: 'caution', sentence: 'Perhatikan' },
  ]);
  expect(said).toHaveLength(20);
});

test('a pair with nothing that speaks for it is not listed, and one that a wish rules out neither', () => {
  const ruledOut = { ...pairOf(90, []), excludedBy: ['hours' as const] };
  expect(
    rankFitting([
      { item: 'nothing for it', match: pairOf(50, [], false) },
      { item: 'ruled out', match: ruledOut },
      { item: 'fits', match: pairOf(10, []) },
    ]).map(({ item }) => item),
  ).toEqual(['fits']);
});
