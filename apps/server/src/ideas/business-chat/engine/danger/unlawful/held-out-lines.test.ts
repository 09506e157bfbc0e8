import { expect, test } from 'vitest';
import { findDanger } from '../find/find-danger.ts';
import lines from './held-out-lines.json' with { type: 'json' };
import stories from './lawful-stories.json' with { type: 'json' };

const shareRefused = (texts: readonly string[]): number =>
  texts.filter((text) => findDanger(text)?.kind === 'illegal').length / texts.length;

// Every fifth line of an author who had not read the engine; the others are examples, from which the weights are learnt. Before they were, .30
// of these requests were refused and .014 of the lawful lines; then .51 and .029.
test('unlawful requests that nothing was learnt from are refused more often than not, and lawful ones near them are not', () => {
  expect(shareRefused(lines.danger)).toBeGreaterThan(0.48);
  expect(shareRefused(lines.fine)).toBeLessThan(0.03);
});

test('no long story of a trade is refused for its many words', () => {
  expect(stories.filter((story) => findDanger(story)?.kind === 'illegal')).toEqual([]);
});
