import type { Word } from '../text/tokenise.ts';

/** What stands before a word: nothing that matters, a comma, or the end of a sentence. */
export type Break = 'none' | 'comma' | 'sentence';

/**
 * What stands before each word of a text.
 * @param text the original text
 * @param words its words
 * @returns one break a word; the first is a sentence's
 */
export function findBreaks(text: string, words: readonly Word[]): Break[] {
  return words.map(({ start }, index) => {
    const before = words[index - 1];
    if (!before) return 'sentence';
    const gap = text.slice(before.end, start);
    if (gap === ' ' || gap === '.') return 'none';
    if (/[.!?;\n\r()…|]/.test(gap)) return 'sentence';
    return /[,:–—]| - /.test(gap) ? 'comma' : 'none';
  });
}
