import type { LanguageCode } from '../understanding.ts';
import { compiled, toSet } from './compiled-lexicon.ts';

export type SlangEntry = {
  readonly normal: string;
  readonly language: LanguageCode;
  /** A regional word that is also an Indonesian one ('mi', 'teko'), or too short to tell: read only beside others of its language. */
  readonly isAmbiguous: boolean;
};

/** All that normal forms and stems are found by. */
export type Vocabulary = {
  /** Words that mean nothing by themselves here: function words and verbs of wanting, being able and doing. */
  readonly stopWords: ReadonlySet<string>;
  /** Root words of everyday Indonesian: never a typo, and where stemming ends. */
  readonly commonRoots: ReadonlySet<string>;
  /** Slang, abbreviations and words of other languages, with what they mean in Indonesian. */
  readonly slangWords: ReadonlyMap<string, SlangEntry>;
  /** Stems that no rule gives: irregular forms, and derived words with a meaning of their own. */
  readonly irregularStems: ReadonlyMap<string, string>;
  /** Forms of one word, folded: slang and abbreviations that are forms themselves are not written out. */
  readonly singleForms: ReadonlySet<string>;
  /** Every word of a form that is written in plain letters, also those of phrases. */
  readonly lexiconWords: ReadonlySet<string>;
  /** Names of things are roots, whatever they look like: 'selada' is not 'se-lada'. Words in '-an' may be derived ones. */
  readonly thingNames: ReadonlySet<string>;
};

/** The vocabulary of the lexicon. */
export const vocabulary: Vocabulary = {
  stopWords: toSet(compiled.words.stop),
  commonRoots: toSet(compiled.words.roots),
  slangWords: new Map(
    compiled.slang.map(([word, normal, language, isAmbiguous]) => [word, { normal, language, isAmbiguous }]),
  ),
  irregularStems: new Map(compiled.irregular),
  singleForms: toSet(compiled.words.singles),
  lexiconWords: toSet(compiled.words.plain),
  thingNames: toSet(compiled.words.things),
};

export const { stopWords, commonRoots, slangWords, irregularStems, lexiconWords } = vocabulary;
