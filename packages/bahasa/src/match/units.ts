import { normaliseWord, spokenLanguages } from '../text/normalise.ts';
import { knownStem, stem } from '../text/stem.ts';
import type { Word } from '../text/tokenise.ts';
import { correctTypo } from './correct-typo.ts';

/** One normal word. A written word is one unit, or several where an abbreviation stands for several words. */
export type Unit = {
  readonly normal: string;
  readonly stem: string;
  /** Index of the written word. */
  readonly word: number;
  /** Whether `normal` is what a misspelt word was read as. */
  readonly isCorrected: boolean;
};

/**
 * The normal words of a text in order.
 * @param words the written words
 */
export function readUnits(words: readonly Word[]): Unit[] {
  const spoken = spokenLanguages(words);
  return words.flatMap((written, word): Unit[] => {
    const normal = normaliseWord(written.folded, spoken);
    if (normal.includes(' '))
      return normal.split(' ').map((part) => ({ normal: part, stem: stem(part), word, isCorrected: false }));
    const root = knownStem(normal === written.folded ? (written.doubled ?? normal) : normal);
    if (root !== undefined) return [{ normal, stem: root, word, isCorrected: false }];
    const corrected = isName(words, word) ? undefined : correctTypo(normal);
    if (corrected !== undefined)
      return [{ normal: corrected, stem: stem(corrected), word, isCorrected: true }];
    return [{ normal, stem: stem(normal), word, isCorrected: false }];
  });
}

const introduces = /^(nama|namaku|namanya|panggil|kenalin|bernama|oleh|by)$/;

/** A capitalised word inside a sentence, or after 'nama': a person's name is no typo. */
function isName(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const before = words[at - 1];
  if (!word || !before) return false;
  if (introduces.test(before.folded)) return true;
  return /^\p{Lu}\p{Ll}/u.test(word.text) && /^\p{Ll}/u.test(before.text) && word.start === before.end + 1;
}
