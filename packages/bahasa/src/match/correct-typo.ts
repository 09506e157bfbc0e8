import { formIndex } from '../lexicon/form-index.ts';
import { commonRoots, stopWords } from '../lexicon/word-lists.ts';
import { placeWords } from '../places/place-index.ts';
import { editDistance } from './edit-distance.ts';

const shortest = 5;
const longest = 24;
/** Longer words may have a second mistake. */
const allowed = (word: string): number => (word.length >= 8 ? 2 : 1);

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const keys = new Map(rows.flatMap((row, y) => [...row].map((key, x) => [key, { x: x + y * 0.5, y }])));

function areNeighbours(a: string, b: string): boolean {
  const first = keys.get(a);
  const second = keys.get(b);
  return (
    first !== undefined && second !== undefined && Math.hypot(first.x - second.x, first.y - second.y) < 1.2
  );
}

type Target = { readonly word: string; readonly letters: number };

const lettersOf = (word: string): number => {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) - 97);
  return mask;
};

const countBits = (value: number): number => {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count++;
  return count;
};

let buckets: ReadonlyMap<string, readonly Target[]> | undefined;

/** Words of the forms and of place names by first letter and length; built at the first unknown word. */
function targets(): ReadonlyMap<string, readonly Target[]> {
  if (buckets) return buckets;
  const words = new Set([...formIndex.words, ...placeWords]);
  const known = [...words].filter((word) => word.length >= shortest && /^[a-z]+$/.test(word));
  buckets = Map.groupBy(
    known.map((word) => ({ word, letters: lettersOf(word) })),
    ({ word }) => `${word[0]}${word.length}`,
  );
  return buckets;
}

/**
 * The word of the lexicon or of a place name that a misspelt word stands for. Words under five letters are never
 * corrected; the first letter must be right, swapped with the second, or its neighbour on the keyboard.
 * @param word a normal form that is no known word
 * @returns `undefined` when no word is near, or several are equally near
 */
export function correctTypo(word: string): string | undefined {
  if (word.length < shortest || word.length > longest || !/^[a-z]+$/.test(word)) return undefined;
  if (stopWords.has(word) || commonRoots.has(word) || formIndex.words.has(word) || placeWords.has(word))
    return undefined;
  const limit = allowed(word);
  const letters = lettersOf(word);
  let best: string | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  let isTie = false;
  for (const first of firstLetters(word))
    for (let length = Math.max(shortest, word.length - limit); length <= word.length + limit; length++)
      for (const target of targets().get(`${first}${length}`) ?? []) {
        if (countBits(target.letters ^ letters) > limit * 2) continue;
        const cost = costOf(word, target.word, limit);
        if (cost > limit || cost > bestCost) continue;
        isTie = cost === bestCost && target.word !== best;
        best = target.word;
        bestCost = cost;
      }
  return isTie ? undefined : best;
}

/** Letters with which the word that was meant may begin. */
function firstLetters(word: string): string[] {
  const [first = '', second = ''] = word;
  return [...new Set([first, second, ...[...keys.keys()].filter((key) => areNeighbours(first, key))])];
}

function costOf(word: string, target: string, limit: number): number {
  const isFirstRight = word[0] === target[0];
  const distance = editDistance(word, target, isFirstRight ? limit : 1);
  if (distance > (isFirstRight ? limit : 1)) return Number.POSITIVE_INFINITY;
  const isSwap = word.length === target.length && [...word].sort().join('') === [...target].sort().join('');
  return (
    distance -
    (isSwap ? 0.3 : 0) -
    (word.length !== target.length && dropsDouble(word, target) ? 0.2 : 0) +
    (isFirstRight ? 0 : 0.2)
  );
}

/** Whether the words differ only in letters that are doubled. */
const dropsDouble = (a: string, b: string): boolean =>
  a.replaceAll(/(.)\1/g, '$1') === b.replaceAll(/(.)\1/g, '$1');
