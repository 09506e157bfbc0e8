import { normaliseWord } from '../text/normalise.ts';
import { stem } from '../text/stem.ts';
import type { Word } from '../text/tokenise.ts';

/** One normal word. A written word is one unit, or several where an abbreviation stands for several words. */
export type Unit = {
  readonly normal: string;
  readonly stem: string;
  /** Index of the written word. */
  readonly word: number;
};

/**
 * The normal words of a text in order.
 * @param words the written words
 */
export function readUnits(words: readonly Word[]): Unit[] {
  return words.flatMap(({ folded, doubled }, word) =>
    normaliseWord(folded)
      .split(' ')
      .map((normal) => ({
        normal,
        stem: stem(normal === folded && doubled !== undefined ? doubled : normal),
        word,
      })),
  );
}
