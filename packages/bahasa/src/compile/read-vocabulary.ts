import type { Concept, ConceptKind } from '../lexicon/concept.ts';
import type { SlangEntry } from '../lexicon/word-lists.ts';
import { tokenise } from '../text/tokenise.ts';
import type { LanguageCode } from '../understanding.ts';
import type { LexiconSources } from './lexicon-sources.ts';

const isWord = /^[a-z]+$/;
const isPlain = /^[a-z ]+$/;
const spokenEverywhere: ReadonlySet<string> = new Set(['id', 'en', 'betawi']);
const things: ReadonlySet<ConceptKind> = new Set<ConceptKind>([
  'dish',
  'drink',
  'crop',
  'fish',
  'livestock',
  'material',
  'tool',
  'platform',
  'speciality',
]);

/** A `Vocabulary` that can be written down. */
export type SourceVocabulary = {
  readonly [
    list in 'stopWords' | 'commonRoots' | 'singleForms' | 'lexiconWords' | 'thingNames'
  ]: ReadonlySet<string>;
} & {
  readonly slangWords: ReadonlyMap<string, SlangEntry>;
  readonly irregularStems: ReadonlyMap<string, string>;
};

/**
 * The words that the lexicon knows, from its files.
 * @param sources the files
 */
export function readVocabulary({ concepts, common, slang, irregular }: LexiconSources): SourceVocabulary {
  const lists = {
    stopWords: new Set(common.stop),
    commonRoots: new Set(common.roots),
    singleForms: new Set(concepts.flatMap(singlesOf)),
    lexiconWords: new Set(
      concepts.flatMap(({ forms }) => forms.flatMap((form) => form.split(' ').filter(isPlainWord))),
    ),
    thingNames: new Set(
      concepts
        .filter(({ kind }) => things.has(kind))
        .flatMap(singlesOf)
        .filter((word) => !word.endsWith('an')),
    ),
    irregularStems: new Map(Object.entries(irregular)),
  };
  const isAmbiguous = (word: string, language: string): boolean =>
    !spokenEverywhere.has(language) &&
    (word.length <= 2 ||
      lists.commonRoots.has(word) ||
      lists.stopWords.has(word) ||
      lists.singleForms.has(word));
  const slangWords = new Map<string, SlangEntry>();
  for (const [language, words] of Object.entries(slang))
    for (const [word, normal] of Object.entries(words))
      slangWords.set(word, {
        normal,
        language: language as LanguageCode,
        isAmbiguous: isAmbiguous(word, language),
      });
  return { ...lists, slangWords };
}

const isPlainWord = (word: string): boolean => isWord.test(word);

/** The forms of one word, folded. */
function singlesOf({ forms }: Concept): string[] {
  return forms.flatMap((form) => {
    if (isPlain.test(form)) return form.includes(' ') ? [] : [form];
    const words = tokenise(form);
    return words.length === 1 && words[0] ? [words[0].folded] : [];
  });
}
