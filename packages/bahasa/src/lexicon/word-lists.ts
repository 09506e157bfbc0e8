import type { LanguageCode } from '../understanding.ts';
import { compiled } from './compiled-lexicon.ts';
import { type Buckets, WordTable, type Words } from './word-table.ts';

export type SlangEntry = {
  readonly normal: string;
  readonly language: LanguageCode;
  /** A regional word that is also an Indonesian one ('mi', 'teko'), or too short to tell: read only beside others of its language. */
  readonly isAmbiguous: boolean;
};

type WordSet = Pick<Words<unknown>, 'has'>;

/** All that normal forms and stems are found by. */
export type Vocabulary = {
  /** Words that mean nothing by themselves here: function words and verbs of wanting, being able and doing. */
  readonly stopWords: WordSet;
  /** Root words of everyday Indonesian: never a typo, and where stemming ends. */
  readonly commonRoots: WordSet;
  /** Slang, abbreviations and words of other languages, with what they mean in Indonesian. */
  readonly slangWords: Words<SlangEntry>;
  /** Stems that no rule gives: irregular forms, and derived words with a meaning of their own. */
  readonly irregularStems: Words<string>;
  /** Forms of one word, folded: slang and abbreviations that are forms themselves are not written out. */
  readonly singleForms: WordSet;
  /** Every word of a form that is written in plain letters, also those of phrases. */
  readonly lexiconWords: WordSet;
  /** Names of things are roots, whatever they look like: 'selada' is not 'se-lada'. Words in '-an' may be derived ones. */
  readonly thingNames: WordSet;
};

const toSet = (buckets: Buckets): WordTable<true> => new WordTable(buckets, () => true);

/**
 * A slang word's entry as the compiled lexicon keeps it.
 * @param value 'id yang', '?jv bisa'
 */
function readSlang(value: string): SlangEntry {
  const isAmbiguous = value.startsWith('?');
  const end = value.indexOf(' ');
  const language = value.slice(isAmbiguous ? 1 : 0, end) as LanguageCode;
  return { normal: value.slice(end + 1), language, isAmbiguous };
}

export const stopWords = toSet(compiled.stopWords);
export const commonRoots = toSet(compiled.commonRoots);
export const lexiconWords = toSet(compiled.lexiconWords);
export const slangWords = new WordTable(compiled.slang, readSlang);
export const irregularStems: ReadonlyMap<string, string> = new Map(compiled.irregular);

/** The vocabulary of the lexicon. */
export const vocabulary: Vocabulary = {
  stopWords,
  commonRoots,
  slangWords,
  irregularStems,
  lexiconWords,
  singleForms: toSet(compiled.singleForms),
  thingNames: toSet(compiled.thingNames),
};
