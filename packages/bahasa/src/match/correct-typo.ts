import { commonRoots, stopWords } from '../lexicon/word-lists.ts';
import { areNeighbours, editDistance } from './edit-distance.ts';
import { lettersOf, shortestTarget, typoTargets } from './typo-targets.ts';

const longest = 24;
/** One slip; words of eight letters and more may have two. */
const allowed = (word: string): number => (word.length >= 8 ? 2 : 1);
/** Costs closer than this are equally near. */
const tie = 0.05;

const countBits = (value: number): number => {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/**
 * The word of the lexicon or of a place name that a misspelt word stands for. Words under five letters are never
 * corrected; the first letter must be right, swapped with the second, or its neighbour on the keyboard.
 * @param word a normal form that is no known word
 * @returns `undefined` when no word is near, or several are equally near
 */
export function correctTypo(word: string): string | undefined {
  if (word.length < shortestTarget || word.length > longest || !/^[a-z]+$/.test(word)) return undefined;
  if (stopWords.has(word) || commonRoots.has(word)) return undefined;
  if (typoTargets(word[0] ?? '', word.length).some((target) => target.word === word)) return undefined;
  const limit = allowed(word);
  const letters = lettersOf(word);
  let best: string | undefined;
  let bestCost = limit + tie;
  let isTie = false;
  for (const first of firstLetters(word))
    for (let length = Math.max(shortestTarget, word.length - limit); length <= word.length + limit; length++)
      for (const target of typoTargets(first, length)) {
        if (countBits(target.letters ^ letters) > limit * 2) continue;
        const isFirstRight = word[0] === target.word[0];
        const cost = editDistance(word, target.word, isFirstRight ? bestCost : 1) + (isFirstRight ? 0 : 0.2);
        if (cost > bestCost + tie) continue;
        isTie = Math.abs(cost - bestCost) < tie && best !== undefined && target.word !== best;
        if (cost < bestCost || best === undefined) best = target.word;
        bestCost = Math.min(bestCost, cost);
      }
  return isTie ? undefined : best;
}

/** Letters with which the word that was meant may begin. */
function firstLetters(word: string): string[] {
  const [first = '', second = ''] = word;
  return [
    ...new Set([
      first,
      second,
      ...[...'abcdefghijklmnopqrstuvwxyz'].filter((key) => areNeighbours(first, key)),
    ]),
  ];
}
