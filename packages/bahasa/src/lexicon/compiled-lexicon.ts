import data from '../../compiled/lexicon.json' with { type: 'json' };
import type { LanguageCode, PlaceLevel, TimeKind } from '../understanding.ts';
import type { Concept } from './concept.ts';

/** Words with one space between them: one text is read faster than thousands. */
type WordList = string;

/** What `src/compile` makes of `lexicon/`, so that nothing of it is worked out when the package is loaded. */
export type CompiledLexicon = Pick<typeof data, 'amounts' | 'functionWords'> & {
  readonly concepts: readonly Concept[];
  /** Forms and `notForms` whose normal form is another one, with that. */
  readonly normals: readonly (readonly [form: string, normal: string])[];
  /** Forms by the stems of their words, where these differ from the form, with the places of their concepts. */
  readonly stems: readonly (readonly [stems: string, ...concepts: number[]])[];
  /** Number of words to the first words of the phrases of which the longest has so many. */
  readonly longest: Readonly<Record<string, WordList>>;
  /** Letters of the longest form of two or three words without its spaces. */
  readonly longestJoined: number;
  readonly words: {
    readonly stop: WordList;
    readonly roots: WordList;
    /** Forms of one word, folded. */
    readonly singles: WordList;
    /** Words of forms in plain letters. */
    readonly plain: WordList;
    /** Names of things. */
    readonly things: WordList;
  };
  readonly slang: readonly (readonly [
    word: string,
    normal: string,
    language: LanguageCode,
    isAmbiguous: boolean,
  ])[];
  readonly irregular: readonly (readonly [word: string, stem: string])[];
  /** What misspelt words are corrected towards, by first letter and length. */
  readonly targets: Readonly<Record<string, WordList>>;
  readonly times: readonly (readonly [form: string, kind: TimeKind])[];
  readonly places: readonly (readonly [
    id: string,
    name: string,
    level: PlaceLevel,
    province: string | null,
  ])[];
  /** Names with the number of each place that has it and whether it is a short name of that. */
  readonly placeNames: readonly (readonly [name: string, ...places: (readonly [number, boolean])[]])[];
  readonly ambiguousPlaces: readonly string[];
};

export const compiled = data as unknown as CompiledLexicon;

/** The words of a list as a set. */
export const toSet = (list: WordList): ReadonlySet<string> => new Set(list.split(' '));
