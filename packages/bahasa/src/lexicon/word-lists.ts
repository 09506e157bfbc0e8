import common from '../../lexicon/common.json' with { type: 'json' };
import irregular from '../../lexicon/irregular-stems.json' with { type: 'json' };
import slang from '../../lexicon/slang.json' with { type: 'json' };
import { singleForms } from './single-forms.ts';
import type { LanguageCode } from '../understanding.ts';

type SlangEntry = {
  readonly normal: string;
  readonly language: LanguageCode;
  readonly isAmbiguous: boolean;
};

/** Words that mean nothing by themselves here: function words and verbs of wanting, being able and doing. */
export const stopWords: ReadonlySet<string> = new Set(common.stop);

/** Root words of everyday Indonesian: never a typo, and where stemming ends. */
export const commonRoots: ReadonlySet<string> = new Set(common.roots);

const spokenEverywhere: ReadonlySet<string> = new Set(['id', 'en', 'betawi']);

/** A regional word that is also an Indonesian one ('mi', 'teko'), or too short to tell: read only beside others of its language. */
const isAmbiguous = (word: string, language: string): boolean =>
  !spokenEverywhere.has(language) &&
  (word.length <= 2 || commonRoots.has(word) || stopWords.has(word) || singleForms.has(word));

/** Slang, abbreviations and words of other languages, with what they mean in Indonesian. */
export const slangWords: ReadonlyMap<string, SlangEntry> = new Map(
  Object.entries(slang as Record<string, Record<string, string>>).flatMap(([language, words]) =>
    Object.entries(words).map(([word, normal]) => [
      word,
      { normal, language: language as LanguageCode, isAmbiguous: isAmbiguous(word, language) },
    ]),
  ),
);

/** Stems that no rule gives: irregular forms, and derived words with a meaning of their own. */
export const irregularStems: ReadonlyMap<string, string> = new Map(Object.entries(irregular));
