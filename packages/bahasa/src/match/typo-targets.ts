import { compiled } from '../lexicon/compiled-lexicon.ts';

/** A word towards which misspelt ones are corrected; `letters` has a bit for each letter that is in it. */
type Target = { readonly word: string; readonly letters: number };

/** Letters of the shortest word that is corrected or corrected towards. */
export const shortestTarget = 5;

/** The name of the bucket that the words of a first letter and length are in. */
export const targetBucket = (first: string, length: number): string => `${first}${length}`;

/**
 * The letters of a word as bits, to rule out most words without comparing.
 * @param word a word of the letters a to z
 */
export function lettersOf(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) - 97);
  return mask;
}

const opened = new Map<string, readonly Target[]>();
const none: readonly Target[] = [];

/**
 * Words of the forms and of place names by first letter and length; each bucket is opened when it is first asked for.
 * @param first a letter
 * @param length number of letters
 */
export function typoTargets(first: string, length: number): readonly Target[] {
  const bucket = targetBucket(first, length);
  const there = opened.get(bucket);
  if (there) return there;
  const words = compiled.targets[bucket];
  const targets = words?.split(' ').map((word) => ({ word, letters: lettersOf(word) })) ?? none;
  opened.set(bucket, targets);
  return targets;
}
