import { stemmer } from '@orama/stemmers/indonesian';
import { vocabulary, type Vocabulary } from '../lexicon/word-lists.ts';
import { findRoot } from './affixes.ts';

/**
 * The root of a word: 'memasak' gives 'masak', 'ngejual' gives 'jual'. Known roots decide; where none remains, the
 * Snowball stemmer does.
 * @param word a normal form; the stem of several words is that of each
 * @param known the words that are known
 */
export function stem(word: string, known: Vocabulary = vocabulary): string {
  if (!word.includes(' ')) return stemWord(word, known);
  return word
    .split(' ')
    .map((part) => stemWord(part, known))
    .join(' ');
}

function stemWord(word: string, known: Vocabulary): string {
  return knownStem(word, known) ?? (/^[a-z]{6,24}$/.test(word) ? stemmer(word) : word);
}

/**
 * The root of a word when it is a known one.
 * @param word a normal form of one word
 * @param known the words that are known
 * @returns `undefined` for a word that neither is nor contains a word of the lists or of the lexicon
 */
export function knownStem(word: string, known: Vocabulary = vocabulary): string | undefined {
  const { irregularStems, commonRoots, thingNames, lexiconWords, stopWords } = known;
  const irregular = irregularStems.get(word);
  if (irregular !== undefined) return irregular;
  if (commonRoots.has(word) || thingNames.has(word)) return word;
  const root = findRoot(word, commonRoots);
  if (root !== undefined) return root;
  if (lexiconWords.has(word) || stopWords.has(word)) return word;
  const other = findRoot(word, {
    has: (rest) => stopWords.has(rest) || lexiconWords.has(rest) || slangRoot(rest, known) !== undefined,
  });
  return other === undefined ? undefined : (slangRoot(other, known) ?? other);
}

/** The common root for which a slang word stands. */
function slangRoot(word: string, { slangWords, commonRoots }: Vocabulary): string | undefined {
  const meaning = slangWords.get(word)?.normal;
  return meaning !== undefined && commonRoots.has(meaning) ? meaning : undefined;
}
