import { commonRoots, slangWords, stopWords } from './lexicon/word-lists.ts';
import type { Unit } from './match/units.ts';
import type { Word } from './text/tokenise.ts';
import type { LanguageCode, LanguageShare } from './understanding.ts';

/**
 * The share of each language among the recognised words.
 * @param words the written words
 * @param units their normal forms
 * @returns shares, the largest first; empty when no word was recognised
 */
export function shareLanguages(words: readonly Word[], units: readonly Unit[]): LanguageShare[] {
  const counts = new Map<LanguageCode, number>();
  let total = 0;
  let previous = -1;
  for (const { normal, stem, word } of units) {
    if (word === previous) continue;
    previous = word;
    const folded = words[word]?.folded ?? '';
    const entry = slangWords.get(folded);
    const isIndonesian = stopWords.has(normal) || commonRoots.has(stem);
    const language = entry && normal !== folded ? entry.language : isIndonesian ? 'id' : undefined;
    if (!language) continue;
    counts.set(language, (counts.get(language) ?? 0) + 1);
    total++;
  }
  return [...counts]
    .map(([language, count]) => ({ language, share: count / total }))
    .sort((a, b) => b.share - a.share);
}
