import { toBuckets } from '../lexicon/word-table.ts';

/**
 * First words with the number of words of the longest phrase that begins with each.
 * @param phrases words with one space between them
 * @returns buckets of a `WordTable`
 */
export function measureFirstWords(phrases: Iterable<string>): string[] {
  const longest = new Map<string, number>();
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  }
  return toBuckets([...longest].map(([first, length]) => [first, String(length)]));
}
