import { commonRoots } from '../lexicon/word-lists.ts';
import { rootCandidates } from './affixes.ts';

/**
 * The root of a word: 'memasak' gives 'masak', 'ngejual' gives 'jual'. A word without a known root stays as it is.
 * @param word a normal form; the stem of several words is that of each
 */
export function stem(word: string): string {
  if (word.includes(' ')) return word.split(' ').map(stem).join(' ');
  if (commonRoots.has(word)) return word;
  return rootCandidates(word).find((candidate) => commonRoots.has(candidate)) ?? word;
}
