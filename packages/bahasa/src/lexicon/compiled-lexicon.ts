import data from '../../compiled/lexicon.json' with { type: 'json' };
import type { PlaceLevel, TimeKind } from '../understanding.ts';
import type { Concept } from './concept.ts';
import type { Buckets } from './word-table.ts';

/** What `src/compile` makes of `lexicon/`, so that nothing of it is worked out when the package is loaded. */
export type CompiledLexicon = Pick<typeof data, 'amounts' | 'functionWords'> & {
  readonly concepts: readonly Concept[];
  /** Normal forms with the numbers of their concepts: '12' or '12,40'. */
  readonly forms: Buckets;
  /** Forms by the stems of their words, where these differ from the form, with the numbers of their concepts. */
  readonly stems: Buckets;
  /** Phrases in which a concept's form means something else, with the numbers of these concepts. */
  readonly notForms: Buckets;
  /** First words of phrases with the number of words of the longest one. */
  readonly longest: Buckets;
  /** Letters of the longest form of two or three words without its spaces. */
  readonly longestJoined: number;
  readonly stopWords: Buckets;
  readonly commonRoots: Buckets;
  readonly singleForms: Buckets;
  readonly lexiconWords: Buckets;
  readonly thingNames: Buckets;
  /** Slang with language and meaning, 'id yang'; '?' before the language of an ambiguous word. */
  readonly slang: Buckets;
  readonly irregular: readonly (readonly [word: string, stem: string])[];
  /** What misspelt words are corrected towards, by first letter and length, with one space between them. */
  readonly targets: Readonly<Record<string, string>>;
  readonly times: readonly (readonly [form: string, kind: TimeKind])[];
  readonly places: readonly (readonly [
    id: string,
    name: string,
    level: PlaceLevel,
    province: string | null,
  ])[];
  /** Names with the number of each place that has it: '12,40', '?12' where it is a short name. */
  readonly placeNames: Buckets;
  /** First words of names with the number of words of the longest one. */
  readonly longestNames: Buckets;
  readonly ambiguousPlaces: readonly string[];
};

export const compiled = data as unknown as CompiledLexicon;
