import { stemmer } from '@orama/stemmers/indonesian';
import { thingNames } from '../lexicon/lexicon-roots.ts';
import { singleForms } from '../lexicon/single-forms.ts';
import { commonRoots, irregularStems, slangWords, stopWords } from '../lexicon/word-lists.ts';
import { rootCandidates } from './affixes.ts';

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
  const candidates = rootCandidates(word);
  const root = candidates.find((candidate) => commonRoots.has(candidate));
  if (root !== undefined) return root;
  if (singleForms.has(word) || stopWords.has(word)) return word;
  for (const candidate of candidates) {
    if (stopWords.has(candidate) || singleForms.has(candidate)) return candidate;
    const meaning = slangWords.get(candidate)?.normal;
    if (meaning !== undefined && commonRoots.has(meaning)) return meaning;
  }
  return undefined;
}
