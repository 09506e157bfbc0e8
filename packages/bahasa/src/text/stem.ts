import { stemmer } from '@orama/stemmers/indonesian';
import { thingNames } from '../lexicon/lexicon-roots.ts';
import { lexiconWords } from '../lexicon/single-forms.ts';
import { commonRoots, irregularStems, slangWords, stopWords } from '../lexicon/word-lists.ts';
import { findRoot } from './affixes.ts';

/**
 * The root of a word: 'memasak' gives 'masak', 'ngejual' gives 'jual'. Known roots decide; where none remains, the
 * Snowball stemmer does.
 * @param word a normal form; the stem of several words is that of each
 */
export function stem(word: string): string {
  return word.includes(' ') ? word.split(' ').map(stemWord).join(' ') : stemWord(word);
}

function stemWord(word: string): string {
  return knownStem(word) ?? (/^[a-z]{6,24}$/.test(word) ? stemmer(word) : word);
}

/**
 * The root of a word when it is a known one.
 * @param word a normal form of one word
 * @returns `undefined` for a word that neither is nor contains a word of the lists or of the lexicon
 */
export function knownStem(word: string): string | undefined {
  const irregular = irregularStems.get(word);
  if (irregular !== undefined) return irregular;
  if (commonRoots.has(word) || thingNames.has(word)) return word;
  const root = findRoot(word, commonRoots);
  if (root !== undefined) return root;
  if (lexiconWords.has(word) || stopWords.has(word)) return word;
  const other = findRoot(word, otherWords);
  return other === undefined ? undefined : (slangRoot(other) ?? other);
}

/** The common root for which a slang word stands. */
function slangRoot(word: string): string | undefined {
  const meaning = slangWords.get(word)?.normal;
  return meaning !== undefined && commonRoots.has(meaning) ? meaning : undefined;
}

const otherWords = {
  has: (word: string): boolean =>
    stopWords.has(word) || lexiconWords.has(word) || slangRoot(word) !== undefined,
};
